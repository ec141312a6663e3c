/** Every message of the workspace: found, looked at, sent again: as `tidings message`, `outbox` and `campaign retry-failed`. */
import { retryMessages } from '../campaigns/retry-messages.ts'
import { readCountry } from '../contacts/settings-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { readEmail } from '../lib/email-address.ts'
import { readPhone } from '../lib/phone-number.ts'
import { isUuid } from '../lib/uuid.ts'
import { countLedger, countMessagesTo, COUNTED } from '../messaging/mailings/ledger-count-store.ts'
import { chosenSql, listLedger, type LedgerFilter } from '../messaging/mailings/ledger-page-store.ts'
import {
  findMessage,
  listMessagesTo,
  nameOfContact,
  type MessageRow,
  type Page,
} from '../messaging/mailings/messages-store.ts'
import { findNamed, findPeople } from '../messaging/mailings/people-store.ts'
import { partsOf } from '../messaging/outbox/parts.ts'
import { findInOutbox } from '../messaging/outbox/store.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { engagementOf } from '../tracking/report-store.ts'
import { audited } from './audit.ts'
import { config } from './declare.ts'
import {
  MessageCount,
  MessageCountQuery,
  MessageList,
  MessagePage,
  MessageQuery,
  Retried,
  Retry,
} from './message-schemas.ts'
import { eventsOf, recordOf } from './message-words.ts'
import { Id } from './schemas.ts'

const hide = true
const PAGE = 50
/** Of one name: who wants others says more of it. */
const PEOPLE = 100
/** Of one person, sent again at once. */
const RETRIED = 1_000

export function messageRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/messages',
    { config: config('read'), schema: { hide, querystring: MessageQuery, response: { 200: MessageList } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { to = '', after, ...filter } = request.query
      const wanted = filterOf(filter)
      const page = { after, limit: PAGE }
      const found =
        to.trim() === ''
          ? await listLedger(db, workspaceId, wanted, page)
          : await ofPerson(db, workspaceId, { to: to.trim(), filter: wanted }, page)
      return { items: found.messages.map(recordOf), next: found.next }
    },
  )

  // A list does not wait for it.
  http.get(
    '/messages/count',
    {
      config: config('read'),
      schema: { hide, querystring: MessageCountQuery, response: { 200: MessageCount } },
    },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { to = '', ...filter } = request.query
      const wanted = filterOf(filter)
      const n =
        to.trim() === ''
          ? await countLedger(db, workspaceId, wanted)
          : await countMessagesTo(db, workspaceId, {
              ...(await peopleCalled(db, workspaceId, to.trim())),
              filter: wanted,
            })
      return { maxResults: Math.min(n, COUNTED), isWhole: n <= COUNTED }
    },
  )

  http.get(
    '/messages/:id',
    { config: config('read'), schema: { hide, params: Id, response: { 200: MessagePage } } },
    async (request) => messagePage(db, callerOf(request).workspaceId, request.params.id),
  )

  http.post(
    '/messages/retry',
    { config: config('outbox:write'), schema: { hide, body: Retry, response: { 200: Retried } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { ids, to = '', ...filter } = request.body
      const wanted: LedgerFilter = { ...filterOf(filter), word: 'failed' }
      const which =
        ids !== undefined
          ? { ids }
          : to.trim() === ''
            ? wanted
            : { ids: await failedTo(db, workspaceId, { to: to.trim(), filter: wanted }) }
      const details = ids === undefined ? { ...filter, ...(to === '' ? {} : { toOne: true }) } : undefined
      const subject = ids?.length === 1 ? ids[0] : undefined
      const recording = audited(db, request, { action: 'messages.retried', subject, details })
      return { retried: await retryMessages(recording, workspaceId, which) }
    },
  )
}

function filterOf({ mailing, ...rest }: Omit<MessageQuery, 'to' | 'after'>): LedgerFilter {
  return { ...rest, mailingId: mailing }
}

async function messagePage(db: Db, workspaceId: string, id: string): Promise<MessagePage> {
  const row = (await findMessage(db, workspaceId, id)) ?? refuse('message-unknown', id)
  const [engagement, kept, contactName] = await Promise.all([
    engagementOf(db, workspaceId, row),
    keptOf(db, workspaceId, id),
    row.contactId === null ? null : nameOfContact(db, workspaceId, row.contactId),
  ])
  return {
    ...recordOf(row),
    contactName,
    attempts: row.attempts,
    route: row.route,
    reply: row.outcomeDetail ?? row.detail,
    kept,
    events: eventsOf(row, engagement),
  }
}

async function keptOf(db: Db, workspaceId: string, id: string): Promise<MessagePage['kept']> {
  const kept = await findInOutbox(db, id, workspaceId)
  if (!kept) return null
  const { text, html } = await partsOf(kept, kept.body)
  return { sender: kept.sender, subject: kept.subject, html, text }
}

interface Sought {
  readonly to: string
  readonly filter: LedgerFilter
}

/** To the contacts that it names, and to that address of nobody. */
async function ofPerson(
  db: Db,
  workspaceId: string,
  { to, filter }: Sought,
  { after, limit }: Page,
): Promise<{ readonly messages: readonly MessageRow[]; readonly next: string | null }> {
  const called = await peopleCalled(db, workspaceId, to)
  const sought = { ...called, workspaceId, only: chosenSql(filter) }
  // One more than is shown says whether there are others.
  const messages = await listMessagesTo(db, sought, { after, limit: limit + 1 })
  const shown = messages.slice(0, limit)
  return { messages: shown, next: messages.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** Whom an address, a number, an id or a name means, and the address that may be nobody's. */
async function peopleCalled(db: Db, workspaceId: string, to: string) {
  const email = readEmail(to)
  const phone = email === undefined ? readPhone(to, await readCountry(db, workspaceId)) : undefined
  const named = isUuid(to) ? { id: to.toLowerCase() } : email ? { email } : phone ? { phone } : undefined
  const people = named
    ? await findPeople(db, named, workspaceId)
    : await findNamed(db, workspaceId, to, PEOPLE)
  return { people, address: email ?? phone }
}

async function failedTo(db: Db, workspaceId: string, sought: Sought): Promise<string[]> {
  const { messages } = await ofPerson(db, workspaceId, sought, { limit: RETRIED })
  return messages.map(({ id }) => id)
}
