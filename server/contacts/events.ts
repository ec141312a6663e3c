/** What a batch of changed contacts means for those who listen: pure. */
import type { NewEvent } from '../events/schemas.ts'
import { tagKey } from './tags/rules.ts'
import type { BeforeAfter } from './contact-diff.ts'

/** The events of contacts that were made or changed, in the order in which they happened to each. */
export function contactEvents(diffs: readonly BeforeAfter[]): NewEvent[] {
  return diffs.flatMap(({ before, after }) => [
    event(after.id, before ? 'contact.updated' : 'contact.created'),
    ...(after.state === 'active' && before?.state !== 'active'
      ? [event(after.id, 'contact.subscribed')]
      : []),
    ...(before && hasLeft(before.state, after.state)
      ? [event(after.id, 'contact.unsubscribed', { state: after.state })]
      : []),
    ...addedTags(before?.tags ?? [], after.tags).map((tag) => event(after.id, 'contact.tagged', { tag })),
  ])
}

function hasLeft(before: string, after: string): boolean {
  return before !== after && after !== 'active' && after !== 'invited'
}

function addedTags(before: readonly string[], after: readonly string[]): string[] {
  const had = new Set(before.map(tagKey))
  return after.filter((tag) => !had.has(tagKey(tag)))
}

function event(subjectId: string, type: NewEvent['type'], data: NewEvent['data'] = {}): NewEvent {
  return { type, subjectId, data }
}
