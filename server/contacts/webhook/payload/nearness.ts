/** Which address is the contact's, and whether another value is about the same person: by how far apart they lie. Pure. */
import { bracketedAddress } from '../../../lib/email-address.ts'
import { each, isEmailLike, isNumberLike, textOf } from '../values.ts'
import { isOfAnswers } from './answers.ts'
import type { Evidence, Weighed } from './evidence.ts'
import type { Leaf } from './leaves.ts'
import { onlyRecipient } from './recipients.ts'

/** For each level from the address up, and from there down. */
const UP_POINTS = 8
const DOWN_POINTS = 3
/** What is beside a form's answers is about the form. */
const BESIDE_FORM_POINTS = 120
/** To be added to what else speaks for `leaf`; undefined for another entry of the list that `anchor` is an entry of. */
export function nearPoints(leaf: Leaf, anchor: Leaf): number | undefined {
  if (leaf === anchor) return 0
  if (!leaf.isAnswer && !anchor.isAnswer && isOtherEntry(leaf, anchor)) return undefined
  let common = 0
  while (common < anchor.path.length && leaf.path[common] === anchor.path[common]) common += 1
  const up = anchor.path.length - common
  const down = leaf.path.length - common
  const isBesideForm = up > 0 && down === 0 && !leaf.isAnswer && isOfAnswers(anchor.path[common] ?? '')
  return -UP_POINTS * up - DOWN_POINTS * down - (isBesideForm ? BESIDE_FORM_POINTS : 0)
}

/** Of a form that counts its fields: `akID[14][value]`. */
const FIELD = /^\d*\]\[value\]$/

/** `guests.0.name` and `guests-0-name`, where that lies in `guests`, as `guests[0].name`. */
function bracketed({ key, path }: Leaf): string {
  const [, list, count = '', rest = ''] = /^(\p{L}[\p{L}_]*)-(\d{1,4})-(.*)$/su.exec(key) ?? []
  if (list !== undefined && list === path[0]) return `${list}[${count}].${rest}`
  return key.replaceAll(/\.(\d{1,4})(?=\.\p{L})/gu, '[$1]')
}

/** What is an entry by itself is an answer: `item_meta[13]`, `item_meta[14]`. */
const ENTRY = /^\d*\]$/

/** `attendees[0].email` and `attendees[1].name`. */
function isOtherEntry(leaf: Leaf, anchor: Leaf): boolean {
  const [key, other] = [bracketed(leaf), bracketed(anchor)]
  let at = 0
  while (at < key.length && key[at] === other[at]) at += 1
  const before = key.slice(0, at)
  const open = /\[\d*$/.exec(before)
  return (
    open !== null &&
    /^\d*\]/.test(key.slice(at)) &&
    /^\d*\]/.test(other.slice(at)) &&
    key.slice(at) !== other.slice(at) &&
    !(FIELD.test(key.slice(at)) && FIELD.test(other.slice(at))) &&
    !(ENTRY.test(key.slice(at)) && ENTRY.test(other.slice(at))) &&
    // An address that is an entry by itself is a field of a form, and so is a name with its parts beside it.
    !ENTRY.test(other.slice(at))
  )
}

/** The email that speaks best for itself, or is the only one; or else the phone: what is near it is about the same person. */
export function anchorOf(weighed: readonly Weighed[]): Leaf | undefined {
  return (
    bestOf(weighed, 'email', isEmailLike) ??
    onlyOne(weighed, isEmailLike) ??
    bestOf(weighed, 'phone', hasDigits) ??
    (weighed.some(({ leaf, against }) => against === undefined && each(leaf.value).some(isEmailLike))
      ? undefined
      : onlyOne(weighed, isNumberLike)) ??
    onlyRecipient(weighed.map(({ leaf }) => leaf))
  )
}

function bestOf(
  weighed: readonly Weighed[],
  field: 'email' | 'phone',
  holds: (value: unknown) => boolean,
): Leaf | undefined {
  let best: Evidence | undefined
  for (const { evidence } of weighed)
    if (evidence?.field === field && holds(evidence.leaf.value) && !(best && evidence.points <= best.points))
      best = evidence
  return best?.leaf
}

/** Enough for a number, however it is written. */
function hasDigits(value: unknown): boolean {
  return (
    (textOf(each(value)[0])?.match(/\d/g)?.length ?? 0) > 5 && !/[a-z]{2}/i.test(textOf(each(value)[0]) ?? '')
  )
}

/** The one address, or number, among all that is sent, where no name says which is meant. */
function onlyOne(weighed: readonly Weighed[], holds: (value: unknown) => boolean): Leaf | undefined {
  const found = weighed
    .filter(({ against }) => against === undefined)
    .flatMap(({ leaf }) =>
      each(leaf.value).flatMap((one) => (holds(one) ? [{ leaf, text: String(one) }] : [])),
    )
  const texts = new Set(found.map(({ text }) => bare(text)))
  return texts.size === 1 ? found[0]?.leaf : undefined
}

/** `Ann <ann@example.com>` is the same address. */
function bare(text: string): string {
  return (bracketedAddress(text) ?? text).trim().toLowerCase()
}
