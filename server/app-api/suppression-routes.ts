/** Addresses that are not written to: as `tidings suppression`. */
import {
  addAddresses,
  readChannelAddress,
  removeAddresses,
  REASONS,
} from '../contacts/suppression/operator-actions.ts'
import { GRAVE } from '../contacts/suppression/rules.ts'
import type { Suppressed } from '../contacts/suppression/schemas.ts'
import {
  countSuppressed,
  findSuppressed,
  listNewest,
  type NewestMark,
} from '../contacts/suppression/store.ts'
import { CHANNELS } from '../contacts/channel.ts'
import { readCountry } from '../contacts/settings-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustHaveConfirmed, mustMay, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import {
  AddedSuppressions,
  NewSuppressions,
  SuppressionList,
  SuppressionQuery,
  SuppressionToLift,
  type SuppressionRecord,
} from './suppression-schemas.ts'

const hide = true
const PAGE = 50

export function suppressionRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/suppressions',
    {
      config: config('read'),
      schema: { hide, querystring: SuppressionQuery, response: { 200: SuppressionList } },
    },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { reason, find = '', after } = request.query
      const counts = Object.fromEntries(
        (await countSuppressed(db, workspaceId)).map((each) => [each.reason, each.n]),
      )
      const maxResults =
        reason === undefined ? Object.values(counts).reduce((a, b) => a + b, 0) : (counts[reason] ?? 0)
      if (find.trim() !== '') {
        const items = (await found(db, workspaceId, find.trim())).map(recordOf)
        return { meta: { maxResults: items.length }, counts, items, next: null }
      }
      const wanted = { reasons: reason ? [reason] : REASONS, after: readMark(after), limit: PAGE + 1 }
      const items = await listNewest(db, workspaceId, wanted)
      const shown = items.slice(0, PAGE)
      const last = items.length > PAGE ? shown.at(-1) : undefined
      return { meta: { maxResults }, counts, items: shown.map(recordOf), next: last ? markOf(last) : null }
    },
  )

  http.post(
    '/suppressions',
    {
      config: config('outbox:write'),
      schema: { hide, body: NewSuppressions, response: { 200: AddedSuppressions } },
    },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { addresses, reason } = request.body
      const country = await readCountry(db, workspaceId)
      const read = addresses.map((text) => ({ text, address: readChannelAddress(text.trim(), country) }))
      const known = read.flatMap(({ address }) => (address === undefined ? [] : [address]))
      const rejected = read.filter(({ address }) => address === undefined).map(({ text }) => text)
      if (known.length > 0) {
        const details = { reason, count: known.length }
        const recording = audited(db, request, { action: 'suppressions.added', details })
        const { name, email } = sessionOf(request)
        await addAddresses(recording, workspaceId, known, reason, name || email)
      }
      return { added: known.length, rejected }
    },
  )

  http.post(
    '/suppressions/remove',
    { config: config('outbox:write'), schema: { hide, body: SuppressionToLift } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { isMeant = false, ...address } = request.body
      if (isMeant) {
        mustMay(callerOf(request), 'settings:write')
        mustHaveConfirmed(sessionOf(request))
      }
      const there =
        (await findSuppressed(db, workspaceId, address)) ?? refuse('suppression-unknown', address.address)
      const reasons = isMeant ? REASONS : REASONS.filter((reason) => !GRAVE.includes(reason))
      // What the reason is by then decides: a complaint may have come in between.
      await auditing(db, request, async (tx) => {
        const result = await removeAddresses(tx, workspaceId, [address], reasons)
        if (result === 0) refuse('suppression-grave', there.address, there.reason)
        return { result, act: { action: 'suppression.lifted', details: { reason: there.reason } } }
      })
      return reply.code(204).send()
    },
  )
}

/** An address on the channel that it is of. */
async function found(db: Db, workspaceId: string, text: string): Promise<Suppressed[]> {
  const address = readChannelAddress(text, await readCountry(db, workspaceId))
  const one = address && (await findSuppressed(db, workspaceId, address))
  return one ? [one] : []
}

function recordOf({ channel, address, reason, detail, deliveryId, created }: Suppressed): SuppressionRecord {
  return { channel, address, reason, detail, messageId: deliveryId, created }
}

function markOf({ created, channel, address }: NewestMark): string {
  return `${created} ${channel} ${address}`
}

/** Undefined for what no page gave: the first page then. */
function readMark(text: string | undefined): NewestMark | undefined {
  const [created = '', word = '', ...rest] = text?.split(' ') ?? []
  const channel = CHANNELS.find((each) => each === word)
  if (channel === undefined || Number.isNaN(Date.parse(created))) return undefined
  return { created: new Date(created).toISOString(), channel, address: rest.join(' ') }
}
