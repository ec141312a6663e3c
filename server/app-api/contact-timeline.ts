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
    /** Its name. */
    readonly flow: string
    readonly act: string
    readonly detail: string | null
    readonly created: string
  }[]
}

/** Newest first. */
export function timelineOf(happened: Happened): TimelineEntry[] {
  const { messages, engagement, notes, replies, consent, flows } = happened
  const entries = [
    ...messages.map(ofMessage),
    ...engagement.map(({ kind, url, agent, first }) =>
      entry(kind === 'open' ? 'opened' : 'clicked', first, { text: url, state: agent }),
    ),
    ...notes.map(({ created, source, text }) => entry('note', created, { text, detail: source })),
    ...replies.map(({ created, sender, text }) =>
      entry('reply', created, { channel: 'sms', text, detail: sender }),
    ),
    ...consent.map(({ created, act, channel, source }) =>
      entry('consent', created, { channel, state: act, detail: source }),
    ),
    ...flows
      .filter(isNews)
      .map(({ flow, created, act, detail }) =>
        entry('flow', created, { state: act, text: detail, detail: flow }),
      ),
  ]
  // Of one moment the later in its own list is the later: a stable sort of the reverse.
  return entries.reverse().sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** A message that a flow sent is there as a message already. */
function isNews({ act, detail }: Happened['flows'][number]): boolean {
  return detail !== null || (act !== 'email' && act !== 'sms')
}

function entry(
  kind: TimelineEntry['kind'],
  at: string,
  more: Partial<Omit<TimelineEntry, 'kind' | 'at'>>,
): TimelineEntry {
  return { kind, at, channel: null, state: null, text: null, detail: null, ...more }
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
