/** SMS: a mailing made ready, and each of its messages written and handed to the gateway or the outbox. */
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { openProvider } from '../../platform/sms/open.ts'
import type { Verdict } from '../../platform/sms/provider.ts'
import { writeToken } from '../../contacts/consent/tokens.ts'
import { shortCodes } from '../short-links/store.ts'
import type { Leased, Outcome, Prepared, Transport } from '../transport.ts'
import { composeSms, type OptOutHint } from './compose.ts'
import { stopNumber, type Stop } from './stop.ts'
import { listTexted } from './store.ts'
import { textingOf, type Texting } from './texting.ts'

export interface SmsDependencies {
  readonly db: Db
  readonly config: Pick<Config, 'SMS_URL' | 'PUBLIC_URL'>
  readonly log: Log
}

/** Messages on their way at once, of one batch; the gateway's connections bound all of them together. */
const WIDTH = 10

/** Throws `ConfigError` when SMS_URL cannot be read. One provider for as long as the transport is open. */
export function smsTransport({ db, config, log }: SmsDependencies): Transport {
  const provider = openProvider(config.SMS_URL)
  return {
    prepare: async (mailing) => {
      const texting = await textingOf(db, config.PUBLIC_URL, mailing, provider)
      return sending(texting, log)
    },
    close: async () => provider?.close(),
  }
}

function sending(texting: Texting, log: Log): Prepared {
  return {
    send: async (batch, report, stop) => {
      const ways = await waysOut(texting, batch)
      const waiting = batch.values()
      const work = async (): Promise<void> => {
        for (const leased of waiting) {
          if (stop?.aborted === true) {
            report(leased.id, { state: 'withdrawn', detail: 'It was not begun' })
            continue
          }
          const { outcome, isStopped } = await attempt(texting, leased, ways.get(leased.id) ?? 'none')
          report(leased.id, outcome)
          if (isStopped) await noteStop(texting, leased, log)
        }
      }
      const ends = await Promise.allSettled(Array.from({ length: Math.min(WIDTH, batch.length) }, work))
      // All have ended before a fault of one is thrown: nothing is reported afterwards.
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    },
  }
}

/** How each of the batch learns to opt out. A reply is explained once a contact: its word works for ever. */
async function waysOut(
  { db, workspaceId, publicUrl, secret, leaving }: Texting,
  batch: readonly Leased[],
): Promise<ReadonlyMap<string, OptOutHint>> {
  if (leaving === 'none') return new Map()
  const contacts = batch.flatMap(({ contactId }) => contactId ?? [])
  if (leaving === 'reply') {
    const texted = await listTexted(db, workspaceId, contacts)
    return new Map(
      batch.map(({ id, contactId }) => [id, contactId && texted.has(contactId) ? 'none' : 'reply']),
    )
  }
  // Nobody but a contact has preferences.
  const places = batch.flatMap(({ id: deliveryId, contactId }) => {
    if (contactId === null) return []
    const token = writeToken(secret, { kind: 'preferences', workspaceId, deliveryId, contactId })
    return [[deliveryId, `/preferences/${token}`] as const]
  })
  const codes = await shortCodes(
    db,
    workspaceId,
    places.map(([, place]) => place),
  )
  return new Map(places.map(([id, place]) => [id, { link: `${publicUrl}/s/${codes.get(place)}` }]))
}

interface Attempt {
  readonly outcome: Outcome
  /** The gateway knows that the number wants nothing more. */
  readonly isStopped?: boolean
}

async function attempt(texting: Texting, leased: Leased, way: OptOutHint): Promise<Attempt> {
  const { id, address: to, contact, variables } = leased
  const written = write(() => composeSms(texting.wording, { contact, variables }, way))
  if ('outcome' in written) return written
  const verdict = await texting.send({
    id,
    to,
    from: texting.from,
    text: written.text,
    statusUrl: statusUrl(texting, leased),
  })
  const isStopped = verdict.state === 'failed' && verdict.fault === 'stopped'
  return { outcome: outcomeOf(verdict, texting.route), isStopped }
}

function write(compose: () => string): { readonly text: string } | Attempt {
  try {
    return { text: compose() }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { outcome: { state: 'failed', reason: 'unrenderable', detail } }
  }
}

function statusUrl(
  { publicUrl, secret, workspaceId }: Texting,
  { id: deliveryId, contactId }: Leased,
): string {
  const token = writeToken(secret, { kind: 'callback', workspaceId, deliveryId, contactId })
  return `${publicUrl}/webhooks/sms-status/${token}`
}

function outcomeOf(verdict: Verdict, route: string): Outcome {
  if (verdict.state === 'sent') return { ...verdict, route }
  if (verdict.state !== 'failed') return verdict
  return {
    state: 'failed',
    reason: verdict.fault === 'number' ? 'bounced' : 'refused',
    detail: verdict.detail,
  }
}

/** What the gateway knows is not lost with a database that is away: it will say so again the next time. */
async function noteStop({ db, workspaceId }: Texting, leased: Leased, log: Log): Promise<void> {
  const { id: deliveryId, contactId, address: phone } = leased
  const stop: Stop = {
    phone,
    contactId,
    deliveryId,
    source: 'gateway',
    detail: 'the gateway says that the number opted out',
  }
  await stopNumber(db, workspaceId, stop).catch((error: unknown) =>
    log.warn(
      { err: error, delivery: deliveryId },
      'a number that opted out at the gateway could not be noted',
    ),
  )
}
