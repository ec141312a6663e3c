/** What becomes of a delivery in which nobody could be found: kept for some days, and replayed when that was mended. */
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { contactWriter } from '../upsert.ts'
import type { SentBody } from './bodies.ts'
import { readFields } from './fields.ts'
import { openReception } from './reception.ts'
import { findRejected, removeRejected, type Rejected } from './rejected-store.ts'
import { contactInputOf, proofOf } from './rules.ts'
import { proofWith, shownText } from './shown-text.ts'
import { findWebhookOf } from './store.ts'

/** In characters: of one value, and of all keys and values together. */
const VALUE_LENGTH = 10_000
const BODY_LENGTH = 65_536

/** As much of a body as is kept. */
export interface KeptBody extends SentBody {
  readonly ip: string
  /** There was more than is kept. */
  readonly isCut: boolean
}

/** As JSON text. What comes first is kept: forms name the person before they tell its story. */
export function keptBody({ pairs, files, isForm }: SentBody, ip: string): string {
  let left = BODY_LENGTH
  let isCut = false
  const kept: (readonly [string, unknown])[] = []
  for (const [key, value] of pairs) {
    const text = textOf(value)
    const cut = text.slice(0, VALUE_LENGTH).toWellFormed()
    left -= key.length + cut.length
    if (left < 0) isCut = true
    if (left < 0) break
    isCut ||= cut.length < text.length
    kept.push([key, typeof value === 'string' || cut.length < text.length ? cut : value])
  }
  const names = files.slice(0, 20).map(({ key, filename }) => ({
    key: key.slice(0, 200),
    filename: filename.slice(0, 200),
  }))
  return JSON.stringify({ pairs: kept, files: names, isForm, ip, isCut } satisfies KeptBody)
}

/** What was sent, as it was kept. */
export function bodyOfRejected({ body }: Pick<Rejected, 'body'>): KeptBody {
  // Written by keptBody alone.
  return JSON.parse(body) as KeptBody
}

/** What an operator knows that the form could not say. */
export interface Correction {
  readonly email?: string
  readonly phone?: string
}

/**
 * Stores a kept delivery as if it came now, read by the settings of now, and forgets it. Refused with 404 for an unknown one,
 * and with 400 while it still names nobody; then it is kept.
 */
export async function replayRejected(
  db: Db,
  workspaceId: string,
  id: string,
  { email, phone }: Correction = {},
): Promise<void> {
  const webhook = (await findWebhookOf(db, workspaceId)) ?? refuse('workspace-unknown', workspaceId)
  const rejected = (await findRejected(db, workspaceId, id)) ?? refuse('rejected-form-unknown', id)
  const { isImport, isTrusted, userAgent } = rejected
  const kept = bodyOfRejected(rejected)
  const mended = Object.entries({ email, phone }).filter(([, value]) => value !== undefined)
  const shown = await shownText(db, workspaceId, { ...kept, pairs: [...mended, ...kept.pairs] })
  const { body } = shown
  const fields = readFields(body.pairs, webhook.customFields, webhook.country)
  if (fields.problems.length > 0) refuse('input-invalid', fields.problems)
  const terms = { isImport, isTrusted, doubleOptIn: webhook.doubleOptIn }
  const caller = { ip: kept.ip, userAgent: userAgent ?? undefined }
  const proof = proofWith(proofOf(kept, isTrusted && isImport, caller), shown.text, fields)
  await openReception(db, contactWriter(db)).store(workspaceId, {
    ...contactInputOf(fields, body.files, terms),
    proof,
  })
  await removeRejected(db, workspaceId, id)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return '(nested too deep to keep)'.padEnd(VALUE_LENGTH + 1)
  }
}
