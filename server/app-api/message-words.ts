/** A row of the ledger as the app shows it: pure. */
import { unfilled } from '../lib/shortened.ts'
import { meaningOf } from '../lib/smtp-meanings.ts'
import type { MessageRow } from '../messaging/mailings/messages-store.ts'
import { finalWord } from '../messaging/mailings/word-rules.ts'
import type { MessageEngagement } from '../tracking/report-store.ts'
import type { MessagePage, MessageRecord } from './message-schemas.ts'

export function recordOf(row: MessageRow): MessageRecord {
  const { id, contactId, address, kind, channel, mailingId, campaignId, postId, reason, due } = row
  const word = finalWord(row)
  return {
    id,
    contactId,
    address,
    kind,
    channel,
    mailingId,
    campaignId,
    postId,
    // What was filled in for each recipient is not known here.
    about: row.about === null ? null : unfilled(row.about),
    word,
    reason,
    meaning: meaningIn(row),
    canRetry: word === 'failed' && address !== null,
    created: momentOf(id),
    due,
    at: row.outcomeAt ?? row.settled,
  }
}

/** What a mail server's last words mean, where they say that something went wrong. */
function meaningIn(row: MessageRow): MessageRecord['meaning'] {
  const text = row.outcomeDetail ?? row.detail
  const isWrong = row.outcome === 'bounced' || row.state === 'failed' || row.state === 'queued'
  if (text === null || row.channel !== 'email' || !isWrong) return null
  const [, code, status] = /^\W*(\d{3})[ -]+(?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(text) ?? []
  return meaningOf({
    stage: row.outcome === null ? 'RCPT' : 'REPORT',
    text,
    ...(code === undefined ? {} : { code: Number(code) }),
    ...(status === undefined ? {} : { status }),
  }).meaning
}

/** When a row was written: the first 48 bits of its UUIDv7 are milliseconds since 1970 (RFC 9562). */
function momentOf(id: string): string {
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString()
}

/** What happened with it, oldest first. */
export function eventsOf(row: MessageRow, engagement: readonly MessageEngagement[]): MessagePage['events'] {
  const { settled, detail, outcomeAt, outcomeDetail, due } = row
  const plain = { detail: null, isMachine: false }
  return [
    { ...plain, at: momentOf(row.id), what: 'written' as const },
    ...(settled === null ? [] : [{ ...plain, at: settled, what: 'settled' as const, detail }]),
    ...(outcomeAt === null
      ? []
      : [{ ...plain, at: outcomeAt, what: 'reported' as const, detail: outcomeDetail }]),
    ...engagement.map(({ kind, first, url, agent }) => ({
      at: first,
      what: kind === 'open' ? ('opened' as const) : ('clicked' as const),
      detail: url,
      isMachine: agent !== 'human',
    })),
    ...(due === null ? [] : [{ ...plain, at: due, what: 'due' as const, detail }]),
  ].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
