/** What a batch of changed contacts changes beside their rows: links to tags, and the counters' numbers. */
import { tally, type Change } from '../query/counters.ts'
import { emailKey } from '../lib/email-address.ts'
import { tagKey } from './tags/rules.ts'
import type { Contact } from './rules.ts'

/** A contact as it was read, if it was there, and as it is to be. */
export interface BeforeAfter {
  readonly before: Contact | undefined
  readonly after: Contact
}

/** A tag as contacts are linked to it and shown with it. */
export interface LinkedTag {
  readonly number: number
  readonly name: string
}

export type TagsByKey = ReadonlyMap<string, LinkedTag>

export interface Link {
  readonly tag: number
  readonly id: string
  /** The contact's, as it is to be. */
  readonly state: Contact['state']
}

/** Every tag the contacts had or are to have, by key, with the spelling it came with. */
export function tagNames(diffs: readonly BeforeAfter[]): Map<string, string> {
  const names = diffs.flatMap(({ before, after }) => [...(before?.tags ?? []), ...after.tags])
  return new Map(names.reverse().map((name) => [tagKey(name), name]))
}

/** A tag is shown by its first spelling in the workspace, whoever spells it otherwise. */
export function respelt({ before, after }: BeforeAfter, tags: TagsByKey): BeforeAfter {
  const spelt = after.tags.map((name) => tags.get(tagKey(name))?.name ?? name)
  return { before, after: { ...after, tags: spelt } }
}

/** Which addresses are another than before; one in other capital letters is the same, and so is one that is gone. */
export function addressesChanged(
  before: Contact | undefined,
  after: Contact,
): { readonly isNewEmail: boolean; readonly isNewPhone: boolean } {
  const isNewEmail = after.email !== null && emailKey(after.email) !== emailKey(before?.email ?? '')
  return { isNewEmail, isNewPhone: after.phone !== null && after.phone !== before?.phone }
}

/** The links to make and to take away. */
export function linksOf(diffs: readonly BeforeAfter[], tags: TagsByKey): { added: Link[]; removed: Link[] } {
  const added: Link[] = []
  const removed: Link[] = []
  for (const { before, after } of diffs) {
    const had = numbers(before?.tags ?? [], tags)
    const has = numbers(after.tags, tags)
    const { id, state } = after
    for (const tag of has) if (!had.has(tag)) added.push({ tag, id, state })
    for (const tag of had) if (!has.has(tag)) removed.push({ tag, id, state })
  }
  return { added, removed }
}

/** The links that stay, of contacts that change their state. */
export function restatedOf(diffs: readonly BeforeAfter[], tags: TagsByKey): Link[] {
  return diffs.flatMap(({ before, after: { id, state, tags: names } }) => {
    if (!before || before.state === state) return []
    const had = numbers(before.tags, tags)
    return [...numbers(names, tags)].filter((tag) => had.has(tag)).map((tag) => ({ tag, id, state }))
  })
}

/** By how much the total and the numbers in each state and tag change. */
export function changesOf(diffs: readonly BeforeAfter[], tags: TagsByKey): Change[] {
  const { add, changes } = tally()
  for (const { before, after } of diffs) {
    if (before) add(`state=${before.state}`, -1)
    else add('', 1)
    add(`state=${after.state}`, 1)
  }
  const { added, removed } = linksOf(diffs, tags)
  for (const { tag } of added) add(`tag=${tag}`, 1)
  for (const { tag } of removed) add(`tag=${tag}`, -1)
  return changes()
}

/** Ids of contacts whose email or phone another contact of the batch takes over. */
export function handedOver(diffs: readonly BeforeAfter[]): string[] {
  const takers = new Map<string, string>()
  for (const { after } of diffs) for (const identity of identitiesOf(after)) takers.set(identity, after.id)
  return diffs.flatMap(({ before }) => {
    const isTaken = (identity: string): boolean => (takers.get(identity) ?? before?.id) !== before?.id
    return before && identitiesOf(before).some(isTaken) ? [before.id] : []
  })
}

/** What no other contact of the workspace has. */
export function identitiesOf({ email, phone }: Partial<Pick<Contact, 'email' | 'phone'>>): string[] {
  return [...(email ? [`email ${emailKey(email)}`] : []), ...(phone ? [`phone ${phone}`] : [])]
}

function numbers(names: readonly string[], tags: TagsByKey): Set<number> {
  return new Set(names.flatMap((name) => tags.get(tagKey(name))?.number ?? []))
}
