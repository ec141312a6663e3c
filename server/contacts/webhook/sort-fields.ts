/** What was sent to the contact webhook, sorted by the field that most speaks for. Pure. */
import type { CustomField } from './custom-values.ts'
import { isConsent, type FieldName } from './field-kinds.ts'
import { customNameOf, isCustomFields, isOfContact } from './field-names.ts'
import { besideContact } from './payload/other-parties.ts'
import { isLeftEmpty, readBoxes } from './payload/boxes.ts'
import { withConsentTexts } from './payload/consent-texts.ts'
import { withFirstOfCouple } from './payload/bride-and-groom.ts'
import { weigh } from './payload/evidence.ts'
import { withoutEntities } from './payload/entities.ts'
import { withHouseNumbers } from './payload/number-fields.ts'
import { isOfStranger, othersIn } from './payload/whose-value.ts'
import { isKnownLabel, isOfConditions, readLabel } from './payload/labels.ts'
import { leavesOf, type Leaf } from './payload/leaves.ts'
import { withoutLink } from './payload/links.ts'
import {
  asMainPerson,
  isOfEnrolled,
  isOfParent,
  withOnlyNamed,
  withoutOtherParents,
} from './payload/main-person.ts'
import { joinNames } from './payload/name-lists.ts'
import {
  withCountedParts,
  withInitials,
  withNameOfAddress,
  withNumberAlone,
  withoutMark,
} from './payload/names-without-a-name.ts'
import { anchorOf } from './payload/nearness.ts'
import { withOwnWords } from './payload/texts-without-a-name.ts'
import { withLinesParted, withWrittenForms } from './payload/several.ts'
import { withCalled, withSender } from './payload/senders.ts'
import { withoutWays } from './payload/sent-to-others.ts'
import { withSubscriberState } from './payload/subscription-events.ts'
import { treeOf, type Node } from './payload/tree.ts'
import { placeWeighed } from './placing.ts'
import { bestFirst, hasCustom, namesOf, placeCustom, type SentFields } from './sent-fields.ts'
import { isAbsent, isEmailLike, isPlaceholder, isTemplate, textOf } from './values.ts'

/** More than any evidence: the contract names it. */
const CUSTOM_POINTS = 1_000

/** Blank values are left out, as if their keys had not been sent. */
export function sortFields(
  entries: Iterable<readonly [string, unknown]>,
  customFields: readonly CustomField[],
): SentFields {
  const sentFields: SentFields = {
    fields: new Map(),
    custom: new Map(),
    customFields: namesOf(customFields),
    read: new Map(),
    why: new Map(),
    ignored: new Map(),
    leftOver: [],
  }
  const { root, unseen } = treeOf(entries, isKnownLabel)
  const leaves = preparedLeaves(root)
  const { own, aside } = besideContact(withoutWays(leaves))
  for (const [key, reason] of aside) sentFields.ignored.set(key, reason)
  const sent = withSender(
    withFirstOfCouple(
      withLinesParted(withWrittenForms(own)).filter(
        (leaf) => !isAbsent(leaf.value) && !placeOwn(sentFields, leaf) && !passNothing(sentFields, leaf),
      ),
    ),
  )
  const { rest, anchor } = anchored(sent)
  const others = othersIn(rest, anchor)
  for (const leaf of others) sentFields.ignored.set(leaf.key, 'it is about somebody else')
  for (const leaf of rest)
    if (!others.has(leaf)) placeWeighed(sentFields, weigh(leaf, anchor), anchor, leaves)
  for (const [key, reason] of unseen) sentFields.ignored.set(key, reason)
  for (const group of [...sentFields.fields.values(), ...sentFields.custom.values()]) group.sort(bestFirst)
  return sentFields
}

/** The values, each with what it is called: also what only its value or what stands beside it tells. */
function preparedLeaves(root: Node): readonly Leaf[] {
  const plain = leavesOf(root).map(withoutLink).map(withoutEntities)
  const whole = withHouseNumbers(joinNames(readBoxes(plain)).map(ticked))
  const called = withInitials(withCountedParts(withoutMark(whole)))
  return withSubscriberState(
    withConsentTexts(withOwnWords(withNameOfAddress(withNumberAlone(withCalled(called))))),
  )
}

/** A placeholder names nobody and nowhere; of a consent only a template's says nothing, where "n/a" refuses. */
function passNothing({ ignored }: SentFields, { key, labels, value }: Leaf): boolean {
  if (!isPlaceholder(value)) return false
  const { field } = readLabel(labels[0] ?? '')
  if (field === undefined || field === 'email' || (isConsent(field) && !isTemplate(value))) return false
  ignored.set(key, 'it holds a placeholder')
  return true
}

/** What is near whom; where nobody else has an address, or it is a parent's, a guest or the first parent is the contact. */
function anchored(sent: readonly Leaf[]): { rest: readonly Leaf[]; anchor: Leaf | undefined } {
  const weighed = sent.map((leaf) => weigh(leaf))
  const anchor = anchorOf(weighed)
  const isUnsure = anchor === undefined || isOfParent(anchor) || isOfEnrolled(anchor)
  const isStrangers = anchor !== undefined && !isEmailLike(anchor.value) && isOfStranger(anchor)
  const main = isUnsure || isStrangers ? asMainPerson(sent) : undefined
  if (main) return { rest: main, anchor: anchorOf(main.map((leaf) => weigh(leaf))) }
  if (anchor === undefined) return { rest: sent, anchor }
  const isNamed = weighed.some(({ evidence }) => evidence && NAMES.has(evidence.field))
  const rest = isNamed ? sent : withOnlyNamed(sent)
  return { rest: withoutOtherParents(rest, anchor), anchor }
}

const NAMES: ReadonlySet<FieldName> = new Set(['name', 'first_name', 'last_name'])

/** `is_checked` */
const BOX = /(?:^|[._[])(?:is[-_ ]?)?(?:checked|ticked|selected)\]?$/i

/** A question about consent that was answered by ticking nothing is answered no. */
function ticked(leaf: Leaf): Leaf {
  if (!isAbsent(leaf.value)) return leaf
  const isUnticked = Array.isArray(leaf.value) ? leaf.value.length === 0 : isBox(leaf)
  const isEmpty = isLeftEmpty(leaf)
  if (!isUnticked && !isEmpty) return leaf
  const reading = readLabel(leaf.labels[0] ?? '')
  const isOfConsent = reading.field !== undefined && isConsent(reading.field)
  const isOfMessages = isOfConsent ? !isOfConditions(reading) : isEmpty
  if (!isOfMessages || (isEmpty && reading.isNegative)) return leaf
  return { ...leaf, value: false, isBlank: !isUnticked }
}

/** By its type or key; or a whole sentence of a page with nothing behind it. */
function isBox({ isAnswer, type, key, labels, value }: Leaf): boolean {
  if (textOf(value) === '' && /\p{L}\s+\p{L}+\s+\p{L}/u.test(labels[0] ?? '')) return true
  return isAnswer && (/check|bool|consent|accept|agree|opt-?in|gdpr/i.test(type ?? '') || BOX.test(key))
}

/** Among the custom fields, by the names of the contract; whether it is there. */
function placeOwn(sentFields: SentFields, leaf: Leaf): boolean {
  const { key, value, path, labels, isAnswer } = leaf
  const [outer = '', ...between] = path
  const isWithin = isCustomFields(outer)
  if (path.length === 0 && isCustomFields(labels[0] ?? '')) {
    sentFields.ignored.set(key, 'must hold values by the names of custom fields')
    return true
  }
  const name = isWithin && between.length === 0 && !isAnswer ? labels.at(-1) : customNameOf(key)
  const found = name ?? (isWithin ? labels.find((label) => hasCustom(sentFields, label)) : undefined)
  if (found === undefined || (!hasCustom(sentFields, found) && isOfContact(found, value))) return false
  placeCustom(sentFields, found, { key, value, points: CUSTOM_POINTS })
  return true
}
