/** Objects that hold one value and what it is called: `{label, value}`, `{question, answer}`, `{type: "email", email}`. Pure. */
import { agreementIn, channelConsentIn, entryConsentIn, legalBasisIn } from './channel-consents.ts'
import { isTickedList, optionsIn, richTextIn } from './choices.ts'
import type { Definitions } from './definitions.ts'
import { fieldOfType } from './field-types.ts'
import { identityIn } from './identities.ts'
import {
  FOREIGN_LABELS,
  firstText,
  isDefault,
  isDescription,
  isValueName,
  NAMING,
  PLAIN_VALUES,
  lastWord,
  TYPES,
  VALUES,
} from './member-words.ts'
import { readLabel } from './labels.ts'
import {
  endOfChain,
  isLabelledById,
  labelAlone,
  labelledById,
  labelsIn,
  shortPairIn,
} from './labels-beside.ts'
import { tokensOf } from './tokens.ts'
import { isPlace, scalarIn, type Node } from './tree.ts'

export interface Pair {
  readonly labels: readonly string[]
  readonly type: string | undefined
  readonly holder: Node
  readonly options: ReadonlyMap<string, string>
  /** Members that say something of the value, and are none of their own. */
  readonly described: ReadonlySet<Node>
}

/** `around`: what the object or its list is called, which names what has no name of its own. */
export function pairOf(node: Node, around: string | undefined, definitions: Definitions): Pair | undefined {
  const members = [...node.members.values()]
  if (members.length > 40 || members.every(({ name }) => isPlace(name))) return undefined
  const identity = identityIn(members)
  if (identity) return pairNamed(identity.label, identity.holder, identity.kind)
  const rich = isPlace(node.name) ? undefined : richTextIn(members)
  if (rich) return pairNamed(node.name, rich, rich)
  const ofChannel =
    channelConsentIn(members, around) ??
    legalBasisIn(members, isPlace(node.name) ? around : node.name) ??
    entryConsentIn(members, around)
  if (ofChannel) return pairNamed(ofChannel.label, ofChannel.holder, ofChannel.channel)
  const short = shortPairIn(members)
  if (short) return pairNamed(short.label, short.holder, short.named)
  const alone = labelAlone(node, members)
  if (alone) return pairNamed(node.name, alone, alone)
  return pairWithLabel(node, members, around, definitions)
}

function pairWithLabel(
  node: Node,
  members: readonly Node[],
  around: string | undefined,
  definitions: Definitions,
): Pair | undefined {
  const type = firstText(members, TYPES)
  const nested = members.find(
    (member) => member.members.size > 0 && ['field', 'question'].includes(lastWord(member.name)),
  )
  const outer = holderIn(members, type ?? (nested && firstText([...nested.members.values()], TYPES)))
  if (outer === undefined) return undefined
  // `{type: "dropdown", dropdown: {options: […], value: "no"}}`
  const holder = [...outer.members.values()].find((one) => isStrict(one) && one.members.size === 0) ?? outer
  const sources = [...members, ...(nested && nested !== holder ? nested.members.values() : [])]
  const texts = labelsIn(sources, holder) ?? labelledById(node, members, holder)
  const isValue = isStrict(holder) || isTickedList(holder)
  const isTyped = isValue && fieldOfType(type) !== undefined
  if (texts.labels.length === 0 && (isPlace(node.name) ? !isTyped : !isValue)) return undefined
  if (isPerson(members, holder)) return undefined
  const own = isPlace(node.name) ? containerLabel(around)[0] : node.name
  const defined = texts.labels.flatMap((label) => definitions.labels.get(label) ?? [])
  const labels = [...defined.map(({ label }) => label), ...texts.labels, ...(own === undefined ? [] : [own])]
  const describing = members.filter(
    (member) =>
      isDescription(member, holder) ||
      member === nested ||
      endOfChain(member) === holder ||
      (member === outer && holder !== outer),
  )
  return {
    labels: [...new Set(labels)],
    type: type ?? defined[0]?.type ?? (nested && firstText([...nested.members.values()], TYPES)),
    holder,
    options: optionsIn([...members, ...(holder === outer ? [] : outer.members.values())]),
    described: new Set([...texts.used, ...describing]),
  }
}

function pairNamed(label: string, holder: Node, said: Node): Pair {
  return { labels: [label], type: undefined, holder, options: new Map(), described: new Set([said]) }
}

/** Of a list that is called what its entries are: `emails`, `phones`. */
export function containerLabel(name: string | undefined): string[] {
  const { field, unknown } = readLabel(name ?? '')
  const isKind = field === 'email' || field === 'phone' || field === 'tags' || field === 'address'
  return name !== undefined && isKind && unknown === 0 ? [name] : []
}

/** The member that holds the value: called so, or by what the type says, or whatever stands beside a label. */
function holderIn(members: readonly Node[], type: string | undefined): Node | undefined {
  const strict = members.find(
    (member) => isStrict(member) && !isDefault(member.name) && !isForm(member, members),
  )
  if (strict) return strict
  const ticked = members.find(isTickedList)
  if (ticked) return ticked
  const named = members.find(
    ({ name, members: inner }) => type !== undefined && sameWord(name, type) && !inner.has('email'),
  )
  if (named) return named
  const agreed = agreementIn(members)
  if (agreed) return agreed
  const hasLabel = members.some(
    (member) =>
      (NAMING.includes(member.name.toLowerCase()) || lastWord(member.name) === 'key') &&
      scalarIn(member) !== undefined,
  )
  const others = members.filter(({ name, members }) => members.size > 0 || lastWord(name) !== 'id')
  const chain =
    hasLabel && others.length <= 2
      ? endOfChain(members.find((one) => one.members.size > 0 && !ADDRESSES.test(one.name)))
      : undefined
  if (chain) return chain
  const isTyped = type !== undefined || members.length <= 3
  return hasLabel && isTyped
    ? members.find(({ name }) => PLAIN_VALUES.includes(name.toLowerCase().replace(/^is[-_ ]?/, '')))
    : undefined
}

/** What lies in these is an address of whoever is named beside it. */
const ADDRESSES = /^(?:e?-?mail|phone|tel)(?:s|_?addresses|_?numbers)?$/i

/** A list of pairs, which is a form; but choices, of a question that is asked beside them. */
function isForm(list: Node, beside: readonly Node[]): boolean {
  const isAsked = beside.some(({ name }) =>
    ['question', 'heading', 'title', 'label', 'text'].includes(name.toLowerCase()),
  )
  const elements = [...list.members.values()]
  const valued = elements.filter(({ members }) => [...members.values()].some((member) => isStrict(member)))
  if (valued.length > 1 && elements.some(({ name }) => !isPlace(name))) return true
  if (elements.length > 0 && elements.every(isLabelledById)) return true
  return elements.some((element) => {
    const names = [...element.members.values()].map(({ name }) => lastWord(name))
    const isNamed = names.some((name) =>
      ['question', 'title', 'field', 'key', 'name', 'heading', ...FOREIGN_LABELS].includes(name),
    )
    return names.some((name) => VALUES.includes(name)) && (isNamed || (names.includes('label') && !isAsked))
  })
}

function isStrict({ name }: Node): boolean {
  return isValueName(name)
}

function sameWord(name: string, type: string): boolean {
  const [own, said] = [tokensOf(name).join(''), tokensOf(type).join('')]
  return own !== 'type' && own !== '' && (own === said || (said.startsWith('email') && own === 'email'))
}

/** An address or name beside what looks like a value: a person who has one, not a value with a label. */
function isPerson(members: readonly Node[], holder: Node): boolean {
  return members.some(
    (member) =>
      member !== holder &&
      /e-?mail|phone|first_?name|last_?name/i.test(member.name) &&
      /@|^\+?\d[\d ()-]{6,}$|^\p{L}+$/u.test(scalarIn(member) ?? ''),
  )
}
