/**
 * The words that forms and the subscribe page ask consent with, by version: a new wording is a new version, and none is
 * ever rewritten.
 */
import { now } from '../../platform/clock.ts'
import type { Db, Queryable, Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { holdWorkspace } from '../settings-store.ts'
import { readConsentText } from './text-rules.ts'

export interface ConsentText {
  readonly version: number
  readonly words: string
  /** The address of who wrote it, or `operator`; of a page `tidings`. */
  readonly author: string
  /** `page`: on the public subscribe page, in words of our own. */
  readonly place: 'form' | 'page'
  readonly created: string
}

export interface AgreedText extends ConsentText {
  /** How many contacts agreed to it, by the proofs that are kept. */
  readonly agreed: number
}

const COLUMNS = sql`version, words, author, place, created`

/** The newest first. */
export async function listConsentTexts(db: Queryable, workspaceId: string): Promise<AgreedText[]> {
  const texts = await db.rows<ConsentText>(sql`
    select ${COLUMNS} from consent_text where workspace_id = ${workspaceId}::uuid order by version desc`)
  const agreed = await db.rows<{ version: number; contacts: number }>(sql`
    select text_version as version, count(distinct contact_id)::int as contacts from consent_event
    where workspace_id = ${workspaceId}::uuid and text_version is not null group by text_version`)
  const counts = new Map(agreed.map(({ version, contacts }) => [version, contacts]))
  return texts.map((text) => ({ ...text, agreed: counts.get(text.version) ?? 0 }))
}

export async function findConsentText(
  db: Queryable,
  workspaceId: string,
  version: number,
): Promise<ConsentText | undefined> {
  const [text] = await db.rows<ConsentText>(sql`
    select ${COLUMNS} from consent_text
    where workspace_id = ${workspaceId}::uuid and version = ${version}::int`)
  return text
}

/** The next version of what forms ask with; the one there is where its words are the same. Refused with 400 and 404. */
export async function addConsentText(
  tx: Tx,
  workspaceId: string,
  { words, author }: Pick<ConsentText, 'words' | 'author'>,
): Promise<ConsentText> {
  return add(tx, workspaceId, { words: readConsentText(words), author, place: 'form' })
}

/** The version of these words of the subscribe page: a new one where the last somebody subscribed by had others. */
export async function versionOfPage(db: Db, workspaceId: string, words: string): Promise<number> {
  const last = await findLast(db, workspaceId, 'page')
  if (last?.words === words) return last.version
  const added = await db.transaction((tx) =>
    add(tx, workspaceId, { words, author: 'tidings', place: 'page' }),
  )
  return added.version
}

async function findLast(
  db: Queryable,
  workspaceId: string,
  place: ConsentText['place'],
): Promise<ConsentText | undefined> {
  const [last] = await db.rows<ConsentText>(sql`
    select ${COLUMNS} from consent_text
    where workspace_id = ${workspaceId}::uuid and place = ${place} order by version desc limit 1`)
  return last
}

/** Held, so that two who write at once make two versions. */
async function add(
  tx: Tx,
  workspaceId: string,
  { words, author, place }: Pick<ConsentText, 'words' | 'author' | 'place'>,
): Promise<ConsentText> {
  await holdWorkspace(tx, workspaceId)
  const last = await findLast(tx, workspaceId, place)
  if (last?.words === words) return last
  const [added] = await tx.rows<ConsentText>(sql`
    insert into consent_text (workspace_id, version, words, author, place, created)
    select ${workspaceId}::uuid, coalesce(max(version), 0) + 1, ${words}::text, ${author}::text, ${place}::text,
      ${now().toISOString()}::timestamptz
    from consent_text where workspace_id = ${workspaceId}::uuid
    returning ${COLUMNS}`)
  if (!added) throw new Error('An insert answered no row')
  return added
}
