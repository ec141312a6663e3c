/** Where each value goes that was weighed: to its field, to a custom field, to the note, or nowhere, and why. Pure. */
import { refusesMessages } from './consent-sentences.ts'
import { isEnding, readConsentWord } from './consent-words.ts'
import { isConsent, isPlaceName, type FieldName } from './field-kinds.ts'
import { nameKey } from './name-key.ts'
import { CONDITIONS, type Evidence, type Weighed } from './payload/evidence.ts'
import { isPlausible } from './payload/declared.ts'
import { kinPoints } from './payload/whose-value.ts'
import { readLabel } from './payload/labels.ts'
import type { Leaf } from './payload/leaves.ts'
import { nearPoints } from './payload/nearness.ts'
import { isTold } from './payload/descriptions.ts'
import { isQuestionKey } from './payload/sentences.ts'
import { phoneTexts } from './payload/phone-parts.ts'
import { isOfAnother } from './payload/sent-to-others.ts'
import { townParts } from './payload/towns.ts'
import { turnOf } from './payload/subscription-events.ts'
import { tickOf } from './ticks.ts'
import {
  add,
  addField,
  hasCustom,
  leaveOver,
  NO_FIELD,
  placeCustom,
  type Sent,
  type SentFields,
} from './sent-fields.ts'
import { each, isEmailLike, textOf } from './values.ts'

const ASKED = 'no field is called so; it is kept in the note'

export function placeWeighed(
  sentFields: SentFields,
  { leaf, evidence, against, reading }: Weighed,
  anchor: Leaf | undefined,
  leaves: readonly Leaf[],
): void {
  const sent = sentOf(leaf)
  if (leaf === anchor) placeDisplayName(sentFields, leaf)
  const turn = turnOf(leaf)
  if (turn) return addField(sentFields, turn.field, { ...sent, value: turn.value }, turn.why)
  const near = anchor === undefined ? 0 : nearPoints(leaf, anchor)
  if (near === undefined) return void sentFields.ignored.set(leaf.key, 'it is of another entry of the list')
  const field = evidence && (leaf === anchor ? anchorField(evidence, leaf) : evidence.field)
  if (evidence && field !== undefined && isPlausible(field, leaf, evidence.points)) {
    if (isOfAnother(field, leaf, anchor, leaves))
      return void sentFields.ignored.set(leaf.key, 'it is about somebody else')
    if (placeAsCustom(sentFields, evidence, field, leaf)) return
    const kin = anchor === undefined ? 0 : kinPoints(leaf, anchor)
    const points = evidence.points + (field === 'email' ? 0 : near + kin)
    const parts = isPlaceName(field) ? townParts(leaf, field) : []
    for (const { field: part, value, less } of parts)
      addField(sentFields, part, { ...sent, value, points: points - less }, evidence.why)
    if (parts.length > 0) return
    const { texts, isOfArea } = (field === 'phone' ? phoneTexts(leaf, leaves) : undefined) ?? {}
    const plain = isOfArea === true ? texts?.[0] : leaf.value
    const value = evidence.isNegative ? opposite(leaf) : field === 'name' ? inOrder(leaf) : plain
    if (value === undefined) return void sentFields.ignored.set(leaf.key, 'it says nothing of a wish')
    return addField(sentFields, field, { ...sent, value, points, ...(texts && { texts }) }, evidence.why)
  }
  if (leaf === anchor) {
    const isEmail = each(leaf.value).some(isEmailLike)
    const why = `it is the only ${isEmail ? 'email address' : 'phone number'} that was sent`
    return addField(sentFields, isEmail ? 'email' : 'phone', sent, why)
  }
  const isOpen = against === undefined || against === CONDITIONS
  const tick = isOpen && evidence === undefined ? tickOf(leaf) : undefined
  if (tick) return addField(sentFields, tick.field, { ...sent, value: tick.isYes }, tick.why)
  placeUnknown(sentFields, { leaf, evidence, against, reading }, anchor, leaves)
}

/** A custom field of that name has a place or a consent, too, and alone what is not sure to be the contact's field: whether it is placed. */
function placeAsCustom(sentFields: SentFields, { points }: Evidence, field: FieldName, leaf: Leaf): boolean {
  const custom = customOf(sentFields, leaf)
  if (custom === undefined) return false
  const isShared = isPlaceName(field) || isConsent(field)
  const isUnsure = points < 60
  if (isShared || isUnsure) placeCustom(sentFields, custom, sentOf(leaf))
  return isUnsure && !isShared
}

/** "Lind, Maja" under "Last, First". */
function inOrder({ labels, value }: Leaf): unknown {
  // Blanks go afterwards: a pattern that looks for them first looks through a megabyte of them from each one.
  const [last, first, ...more] = (textOf(each(value)[0]) ?? '').split(',').map((part) => part.trim())
  const isTurned = more.length === 0 && labels.some((label) => readLabel(label).isLastFirst)
  return isTurned && last && first ? `${first} ${last}` : value
}

/** `Ann <ann@example.com>` names its owner, where nothing else does. */
function placeDisplayName(sentFields: SentFields, { key, value, path }: Leaf): void {
  const name = /^"?([^"<>()@]{2,100}?)"?\s*[<(][^<>()]+[>)]$/.exec(textOf(value) ?? '')?.[1]?.trim()
  if (name !== undefined)
    add(sentFields.fields, 'name', { key, value: name, around: path.join('\n'), points: 12 })
}

/** A name of a contact's field, with a value that is of another: `login: ann@example.com`. */
function anchorField({ field }: Evidence, leaf: Leaf): FieldName {
  return isEmailLike(leaf.value) ? 'email' : field
}

/** What is allowed is said of messages, though the key speaks of refusing them: `donotemail: "Do not allow"`. */
const ALLOWING = /^(?:do not |don't |not |dis)?(?:allow(?:ed)?|permit(?:ted)?)$/i

/** `unsubscribed: true` is a no, and so is a box whose value repeats its label; a no says nothing. */
function opposite({ value, labels }: Leaf): unknown {
  const text = textOf(Array.isArray(value) ? value[0] : value) ?? ''
  const isRepeated = labels.some((label) => label.length > 3 && nameKey(label) === nameKey(text))
  if (ALLOWING.test(text)) return readConsentWord(text) === false ? false : undefined
  const isNo = text === '' || (readConsentWord(text) === false && !isEnding(text) && !refusesMessages(text))
  return isNo && !isRepeated ? undefined : false
}

function placeUnknown(
  sentFields: SentFields,
  { leaf, against, reading }: Weighed,
  anchor: Leaf | undefined,
  leaves: readonly Leaf[],
): void {
  const sent = sentOf(leaf)
  const custom = customOf(sentFields, leaf)
  if (custom !== undefined) return void placeCustom(sentFields, custom, sent)
  if (isDial(leaf)) return void sentFields.ignored.set(leaf.key, 'it is read with the phone number')
  if (against === undefined && typeof leaf.value !== 'boolean' && isPart(leaf))
    return leaveOver(sentFields, { ...sent, label: leaf.key }, 'it is no part of a field that is known')
  const isSystems = reading?.meanings.has('meta') === true || reading?.field !== undefined
  const isAsked =
    leaf.isAnswer ||
    /\p{L}\s+\p{L}/u.test(leaf.labels[0] ?? '') ||
    isQuestionKey(leaf.labels[0] ?? '') ||
    isTold(leaf, reading, anchor, leaves)
  const isNoted = against === undefined && isAsked && !isSystems && textOf(leaf.value) !== ''
  sentFields.ignored.set(leaf.key, against ?? (isNoted ? ASKED : NO_FIELD))
  if (isNoted) sentFields.leftOver.push(sent)
}

/** The country or area of a number, beside it. */
function isDial({ path, labels }: Leaf): boolean {
  return readLabel(path.at(-1) ?? '').field === 'phone' && /area|country|prefix|code/i.test(labels[0] ?? '')
}

/** Of a field that has no such part: it was meant for it; what kind it is of was not. */
function isPart({ path, labels }: Leaf): boolean {
  if (/(?:type|kind|label|uuid|slug|url|colou?r|count|_at)$|^id$|_id$|Id$/.test(labels[0] ?? '')) return false
  const { field, unknown } = readLabel(path.length === 1 ? (path[0] ?? '') : '')
  return unknown === 0 && field !== undefined && ['email', 'phone', 'name', 'tags', 'note'].includes(field)
}

function customOf(sentFields: SentFields, { key, labels, path }: Leaf): string | undefined {
  const names = path.length === 0 ? [key, ...labels] : labels
  return names.find((name) => hasCustom(sentFields, name))
}

function sentOf({ key, value, labels, path, isBlank }: Leaf): Sent {
  const label = labels[0] ?? key
  return { key, value, around: path.join('\n'), ...(label !== key && { label }), ...(isBlank && { isBlank }) }
}
