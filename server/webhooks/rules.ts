/** Outgoing webhooks as Standard Webhooks has them: when they are tried again, what an answer means. Pure. */
import { EVENT_TYPES, type Event, type EventType } from '../events/schemas.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long after each failed attempt the next one comes; after the last there is none. About three and a half days. */
const PAUSES_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** Taken in hand together of one endpoint; and of one whose last attempt failed, until one goes well again. */
export const MESSAGES_AT_ONCE = 20
export const PROBES_AT_ONCE = 1

/** An endpoint at which nothing has succeeded for this long is switched off. */
const DISABLED_AFTER_MILLISECONDS = 5 * 24 * HOUR * 1000

/** Seconds until the next attempt, with up to a tenth more so that receivers are not met by all at once. */
export function pauseSeconds(failedAttempts: number, random = Math.random()): number | undefined {
  const pause = PAUSES_SECONDS[failedAttempts - 1]
  return pause === undefined ? undefined : pause * (1 + random / 10)
}

/** Any 2xx is a success; a redirect is not followed and so is not one. */
export function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}

/** 410 Gone: the receiver wants no more of them. */
export function isGone(status: number | null): boolean {
  return status === 410
}

/** What a batch of answers, by their statuses, says of an endpoint of which every attempt failed since `failingSince`. */
export function standingAfter(
  statuses: readonly (number | null)[],
  failingSince: Date | null,
  at: Date,
): { readonly failingSince: Date | null; readonly isOver: boolean } {
  if (statuses.some(isGone)) return { failingSince: null, isOver: true }
  if (statuses.some(isSuccess)) return { failingSince: null, isOver: false }
  const since = failingSince ?? at
  return { failingSince: since, isOver: at.getTime() - since.getTime() > DISABLED_AFTER_MILLISECONDS }
}

/** Whom an event tells of; undefined when it is about nobody. */
export function contactOf({ type, subjectId, data }: Event): string | undefined {
  if (type.startsWith('contact.')) return subjectId
  return typeof data['contactId'] === 'string' ? data['contactId'] : undefined
}

export function isEventType(text: string): text is EventType {
  return Object.hasOwn(EVENT_TYPES, text)
}

/** An http or https address without credentials, of at most 2,048 characters. */
export function isEndpointUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && text.length <= 2048
  )
}
