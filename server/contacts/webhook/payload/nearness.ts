/** Whether two values of one delivery are about the same person: by how far apart they lie. Pure. */
import { isOfAnswers } from './answers.ts'
import type { Leaf } from './leaves.ts'

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
