/** What happened with a contact, of every module, in one order: pure. */
import type { ConsentEvent } from '../contacts/consent/schemas.ts'
import { REASONS, type Reason } from '../messaging/ledger/reasons.ts'
import type { SentMessage } from '../messaging/personal-data-store.ts'
import type { TimelineEntry } from './contact-schemas.ts'

/** The members of readPersonalData that have a time. */
export interface Happened {
  readonly consent: readonly ConsentEvent[]
  readonly notes: readonly { readonly created: string; readonly source: string; readonly text: string }[]
  readonly messages: readonly SentMessage[]
  readonly replies: readonly { readonly created: string; readonly sender: string; readonly text: string }[]
  readonly engagement: readonly {
    readonly kind: string
    readonly url: string | null
    readonly agent: string
    readonly first: string
  }[]
  readonly flows: readonly {
    readonly act: string
    readonly detail: string | null
    readonly created: string
  }[]
}

const NOTHING = { channel: null, state: null, text: null, detail: null } as const

/** Newest first. */
export function timelineOf(happened: Happened): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...happened.messages.map(ofMessage),
    ...happened.engagement.map(({ kind, url, agent, first }): TimelineEntry => ({
      ...NOTHING,
      kind: kind === 'open' ? 'opened' : 'clicked',
      at: first,
      text: url,
      state: agent,
    })),
    ...happened.notes.map(({ created, source, text }): TimelineEntry => ({
      ...NOTHING,
      kind: 'note',
      at: created,
      text,
      detail: source,
    })),
    ...happened.replies.map(({ created, sender, text }): TimelineEntry => ({
      ...NOTHING,
      kind: 'reply',
      channel: 'sms',
      at: created,
      text,
      detail: sender,
    })),
    ...happened.consent.map(({ created, act, channel, source }): TimelineEntry => ({
      ...NOTHING,
      kind: 'consent',
      channel,
      at: created,
      state: act,
      detail: source,
    })),
    ...happened.flows.map(({ created, act, detail }): TimelineEntry => ({
      ...NOTHING,
      kind: 'flow',
      at: created,
      state: act,
      text: detail,
    })),
  ]
  // Of one moment the later in its own list is the later: a stable sort of the reverse.
  return entries.reverse().sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

function ofMessage(message: SentMessage): TimelineEntry {
  const { created, channel, kind, words, state, reason, settled, outcome, outcomeAt } = message
  return {
    kind: 'message',
    at: outcomeAt ?? settled ?? created,
    channel: channel === 'sms' ? 'sms' : 'email',
    state: outcome ?? state,
    // What was filled in for each recipient is not known here.
    text: words?.replaceAll(/\{[{%][^]*?[%}]\}/g, '…') ?? kind,
    detail: reason === null ? null : (REASONS[reason as Reason] ?? reason),
  }
}
