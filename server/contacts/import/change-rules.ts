/** What an import did to contacts, kept so that it can be undone, and what undoing puts back. Pure. */
import { createHash } from 'node:crypto'
import type { BeforeAfter } from '../contact-diff.ts'
import type { Contact } from '../rules.ts'
import { tagKey } from '../tags/rules.ts'
import { canonical, isSame, sorted } from './batch-outcome.ts'

export interface ImportChange {
  readonly contactId: string
  /** The members that it changed, as they were; null of a contact that it made. */
  readonly before: Members | null
  /** The same members as it left them; of one that it made `hash` of all of it. */
  readonly after: Members
}

type Members = Readonly<Record<string, unknown>>

/** What an import may change: state, follows and consent of a contact that was there it leaves alone. */
const FIELDS = [
  'name',
  'email',
  'phone',
  'image',
  'bio',
  'address',
  'city',
  'postalCode',
  'region',
  'country',
  'source',
] as const

/** One for each contact that is not as it was. */
export function changesOf(diffs: readonly BeforeAfter[]): ImportChange[] {
  return diffs.filter((diff) => !isSame(diff)).map(changeOf)
}

function changeOf({ before, after }: BeforeAfter): ImportChange {
  if (!before) return { contactId: after.id, before: null, after: { hash: hashOf(after) } }
  const changed: Record<'before' | 'after', Record<string, unknown>> = { before: {}, after: {} }
  const keep = (name: string, was: unknown, is: unknown): void => {
    if (isEqual(was, is)) return
    changed.before[name] = was ?? null
    changed.after[name] = is ?? null
  }
  for (const name of FIELDS) keep(name, before[name], after[name])
  for (const name of Object.keys(after.customFields))
    keep(`customFields.${name}`, before.customFields[name], after.customFields[name])
  const had = new Set(before.tags.map(tagKey))
  keep(
    'tags',
    [],
    after.tags.filter((tag) => !had.has(tagKey(tag))),
  )
  return { contactId: after.id, ...changed }
}

/** Of a later batch of the same import: as it was before the first one, and as the last one left it. */
export function joined(first: ImportChange | undefined, later: ImportChange): ImportChange {
  if (!first) return later
  if (first.before === null) return { ...first, after: later.after }
  const tags = [...tagsIn(first.after), ...tagsIn(later.after)]
  return {
    contactId: first.contactId,
    before: { ...later.before, ...first.before },
    after: { ...first.after, ...later.after, ...(tags.length > 0 && { tags }) },
  }
}

/** Whether a contact that an import made is still exactly what it made. */
export function isUntouched(contact: Contact, { before, after }: ImportChange): boolean {
  return before === null && after['hash'] === hashOf(contact)
}

export function hashOf(contact: Contact): string {
  return createHash('sha256').update(canonical(contact)).digest('hex').slice(0, 32)
}

/** The contact with what the import changed as it was, where it still is as the import left it. */
export function restored(
  contact: Contact,
  { before, after }: ImportChange,
  isFree: (address: string) => boolean = () => true,
): Contact {
  const back: Record<string, unknown> = {}
  const custom = new Map(Object.entries(contact.customFields))
  for (const [name, was] of Object.entries(before ?? {})) {
    if (name === 'tags') continue
    if (name.startsWith('customFields.')) {
      const key = name.slice('customFields.'.length)
      if (!isEqual(custom.get(key), after[name])) continue
      if (was === null) custom.delete(key)
      else custom.set(key, was)
    } else if (isEqual(contact[name as (typeof FIELDS)[number]], after[name])) {
      const isTaken = (name === 'email' || name === 'phone') && typeof was === 'string' && !isFree(was)
      if (!isTaken) back[name] = was
    }
  }
  const brought = new Set(tagsIn(after).map(tagKey))
  const tags = contact.tags.filter((tag) => !brought.has(tagKey(tag)))
  return { ...contact, ...back, tags, customFields: Object.fromEntries(custom) }
}

function tagsIn({ tags }: Members): string[] {
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one ?? null)) === JSON.stringify(sorted(other ?? null))
}
