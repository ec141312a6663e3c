/** Which field each value is for, by all that speaks for it and against it, in points. Pure. */
import { isConsent, isPlaceName, type FieldName } from '../field-kinds.ts'
import { isOfBanner } from './agreements.ts'
import { inContext, NAMED } from './context.ts'
import { dialled, fieldWithoutName, isNumberOfEither, mobilePoints, typedField } from './declared.ts'
import { isDescriptionOfOther, isNoteToUs } from './descriptions.ts'
import { elsewhereIn } from './held-by-others.ts'
import { isAnsweredOtherwise } from './other-questions.ts'
import { isKin, isNamedRole, standing } from './whose-value.ts'
import { readLabel, type LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { isOfAnswers } from './answers.ts'
import { isOfWork } from './place-runs.ts'
import { isRefusal, refusesConditions } from './refusing.ts'
import type { Meaning } from './words.ts'

export interface Evidence {
  readonly leaf: Leaf
  readonly field: FieldName
  /** The best of a field is taken. */
  readonly points: number
  readonly why: string
  /** A consent that says the opposite: yes is no. */
  readonly isNegative: boolean
}

export interface Weighed {
  readonly leaf: Leaf
  readonly evidence: Evidence | undefined
  /** Why it is for no field, where that can be said. */
  readonly against: string | undefined
  readonly reading: LabelReading | undefined
}

/** For each level that a value lies deeper. */
const DEPTH_POINTS = 2
const LABEL_POINTS = 4

export function weigh(leaf: Leaf, anchor?: Leaf): Weighed {
  return { leaf, ...weighed(leaf, anchor) }
}

function weighed(leaf: Leaf, anchor: Leaf | undefined): Omit<Weighed, 'leaf'> {
  // What holds the address is a person, whatever it is called.
  const around = anchor && isBeside(leaf, anchor) ? meaningsOf([...leaf.path, '']) : meaningsOf(leaf.path)
  let first: LabelReading | undefined
  for (const [at, label] of leaf.labels.entries()) {
    const said = inContext(readLabel(label), leaf, around)
    const reading =
      said.field === undefined && said.meanings.size === 0 && isNamedRole(leaf, anchor) ? NAMED : said
    first ??= reading
    const against = elsewhereIn(reading, around, leaf, anchor) ?? againstIn(reading, around, leaf, anchor)
    if (against !== undefined) return { evidence: undefined, against, reading }
    if (reading.field === undefined && !reading.meanings.has('dial')) continue
    const typed = typedField(leaf)
    const whole = reading.meanings.has('dial') ? dialled(label, leaf.value) : undefined
    const field = isNumberOfEither(reading, leaf) ? 'phone' : (reading.field ?? whole ?? typed)
    if (field === undefined) continue
    const points =
      reading.weight -
      at * LABEL_POINTS -
      Math.min(reading.words, 9) / 10 +
      (typed === field ? 20 : 0) +
      (field === 'phone' ? mobilePoints(label) : 0) +
      aroundPoints(around, leaf, reading)
    const why = `its name is “${shortened(label)}”`
    const isNegative = reading.isNegative
    return {
      evidence: { leaf, field, points: exact(leaf, field) ?? points, why, isNegative },
      against: undefined,
      reading,
    }
  }
  const unnamed = fieldWithoutName(leaf)
  if (unnamed === undefined) return { evidence: undefined, against: undefined, reading: first }
  const points = 55 + aroundPoints(around, leaf)
  return {
    evidence: { leaf, ...unnamed, points, isNegative: false },
    against: undefined,
    reading: first,
  }
}

/** The contract's own names, at the top. */
function exact(leaf: Leaf, field: FieldName): number | undefined {
  return leaf.path.length === 0 && leaf.key === field ? 120 : undefined
}

/** Whoever bought a gift is nobody's other, though it lies within it. */
const BUYER = /^(?:purchaser|buyer|donor|giver)$/i

/** Of what is around; of an organisation or a thing only what is next to the value, since those hold people, too. */
function meaningsOf(path: readonly string[]): ReadonlySet<Meaning> {
  const isBuyers = BUYER.test(path.findLast((step) => step !== '') ?? '')
  return new Set(
    path.flatMap((step, at) =>
      isOfAnswers(step) || (at < path.length - 1 && isBuyers)
        ? []
        : [...readLabel(step).meanings].filter(
            (one) => at === path.length - 1 || (one !== 'thing' && one !== 'company'),
          ),
    ),
  )
}

/** Words that say it is about somebody or something else; a name is a person's only where nothing else has it. */
function againstIn(
  reading: LabelReading,
  around: ReadonlySet<Meaning>,
  leaf: Leaf,
  anchor: Leaf | undefined,
): string | undefined {
  if (/^(?:to|till|an|para|pour|aan|tag)$/i.test(leaf.labels[0] ?? '') && isAboutEntry(leaf, around))
    return 'it is about somebody else'
  if (leaf.isDescription) return 'it says how the form is made'
  const isOthers =
    reading.meanings.has('other') && !(reading.field === 'note' && isNoteToUs(leaf.labels[0] ?? ''))
  if ((isOthers && !isRefusal(reading, leaf)) || around.has('other')) return 'it is about somebody else'
  if (reading.meanings.has('terms') && !reading.meanings.has('consent') && !refusesConditions(reading, leaf))
    return CONDITIONS
  const isOfOther = isAnsweredOtherwise(leaf.labels[0] ?? '', leaf.value) || isOfBanner(leaf)
  if (reading.field !== undefined && isConsent(reading.field) && isOfOther) return CONDITIONS
  const isName = reading.field === 'name' || reading.field === 'first_name' || reading.field === 'last_name'
  const isOfThing = reading.field !== undefined && (isPlaceName(reading.field) || reading.field === 'tags')
  if (isOfThing && around.has('thing') && isOfEntry(leaf)) return 'it is not about a person'
  if (!isName && reading.field !== 'address' && reading.field !== 'note') return undefined
  if (reading.meanings.has('company') || (isName && !leaf.isAnswer && around.has('company')))
    return 'it is about an organisation, not a person'
  if (reading.field === 'note')
    return reading.meanings.has('meta') || isDescriptionOfOther(leaf, anchor)
      ? 'it is about the form, not of a person'
      : undefined
  if (reading.meanings.has('thing') || (isName && !leaf.isAnswer && around.has('thing')))
    return 'it is not about a person'
  if (reading.meanings.has('meta')) return 'it is not about a person'
  const isVague = reading.field === 'name' && reading.unknown > 0 && typedField(leaf) !== 'name'
  if (anchor && leaf !== anchor && isKin(leaf, anchor)) return undefined
  return isVague || reading.unknown > 4 ? 'it is not clear whose name it is' : undefined
}

export const CONDITIONS = 'agreeing to conditions is no consent to messages'

/** `line_items[0].city` */
function isOfEntry({ key }: Leaf): boolean {
  return /\[\d+\]\.[^.[\]]+$/.test(key)
}

function aroundPoints(around: ReadonlySet<Meaning>, leaf: Leaf, reading?: LabelReading): number {
  const { depth, order } = leaf
  const isPlace = reading?.field !== undefined && isPlaceName(reading.field)
  const isSaid = isPlace || reading?.field === 'email'
  const isBilled = around.has('billing') || (isSaid && reading.meanings.has('billing'))
  const billing = isBilled ? 10 : 0
  const shipping = around.has('shipping') || reading?.meanings.has('shipping') ? 15 : 0
  const work = isPlace && isOfWork(`${leaf.path.at(-1) ?? ''} ${leaf.labels[0] ?? ''}`) ? 5 : 0
  const thing = around.has('thing') || around.has('company') ? 12 : 0
  // `billingAddressName` is the name of an address first.
  const isOfAddress =
    reading?.field === 'name' && (reading.meanings.has('address') || reading.meanings.has('billing'))
  const isCompanys = reading?.meanings.has('company') ? 12 : 0
  return (
    (reading?.field === 'email' ? standing(leaf) : 0) -
    (isOfAddress ? 12 : 0) -
    isCompanys -
    billing -
    shipping -
    work -
    thing -
    DEPTH_POINTS * depth -
    Math.min(order, 1000) / 1000
  )
}

/** Who a message went to, and how one entry of a list is marked. */
function isAboutEntry({ labels, key }: Leaf, around: ReadonlySet<Meaning>): boolean {
  return labels[0]?.toLowerCase() !== 'tag' || (/\[\d+\]/.test(key) && !around.has('tags'))
}

function isBeside({ path }: Leaf, anchor: Leaf): boolean {
  return path.length === anchor.path.length && path.every((step, at) => step === anchor.path[at])
}

function shortened(label: string): string {
  return label.length > 80 ? `${label.slice(0, 80).toWellFormed()}…` : label
}
