/** The values of a tree, each with what it is called: by its key, or by the label that stands beside it. Pure. */
import { chosenText } from './choices.ts'
import { definitionsOf, describesForm, type Definitions } from './definitions.ts'
import { channelIn, isFile } from './identities.ts'
import { readLabel } from './labels.ts'
import { containerLabel, pairOf } from './pairs.ts'
import { mainFirst } from './primary.ts'
import { columnsIn } from './tables.ts'
import { isPlace, onlyTextIn, type Node } from './tree.ts'

export interface Leaf {
  /** As a sender would look for it. */
  readonly key: string
  /** What is around it, from outside in, without places in lists: keys, and labels of what holds parts. */
  readonly path: readonly string[]
  /** What it is called; what people read comes first. */
  readonly labels: readonly string[]
  /** What the sender says it is: `email`, `INPUT_PHONE_NUMBER`. */
  readonly type: string | undefined
  /** One, or a list of such. */
  readonly value: unknown
  /** A label stood beside it: somebody was asked. */
  readonly isAnswer: boolean
  /** It stands where the form is described, and is nobody's answer. */
  readonly isDescription: boolean
  /** It is a box's, of which nothing was sent but that it was not ticked. */
  readonly isBlank?: boolean
  readonly depth: number
  /** Which of the things of one list, at any level, it is of: contacts of a list are not one person. */
  readonly order: number
}

interface Place {
  readonly path: readonly string[]
  readonly depth: number
  readonly isDescription?: boolean
  /** What holds it, and what stands beside it. */
  readonly beside?: Node | undefined
}

interface Collected {
  readonly leaves: Leaf[]
  readonly definitions: Definitions
}

export function leavesOf(root: Node): Leaf[] {
  const collected: Collected = { leaves: [], definitions: definitionsOf(root) }
  collect(root, { path: [], depth: 0 }, collected)
  return collected.leaves
}

function collect(node: Node, place: Place, collected: Collected): void {
  if (collectColumns(node, place, collected)) return
  for (const member of mainFirst(node, place.beside)) visit(member, { ...place, beside: node }, collected)
}

function visit(node: Node, around: Place, collected: Collected): void {
  const place = collected.definitions.asides.has(node) ? { ...around, isDescription: true } : around
  const named = collected.definitions.labels.get(node.name)
  const labels = isPlace(node.name)
    ? [...(named ? [named.label] : []), ...containerLabel(place.path.at(-1)), node.name]
    : [...(named ? [named.label] : []), node.name]
  for (const { key, value } of node.values) {
    const said = isMailbox(node.name, value) ? ['email'] : labels
    add(collected, { key, value, labels: said, type: named?.type, isAnswer: named !== undefined }, place)
  }
  if (node.members.size === 0) return
  const inner = innerPlace(node, place, named?.label)
  const pair = pairOf(node, place.path.at(-1), collected.definitions)
  if (pair === undefined) return collect(node, inner, collected)
  collectPair(pair, node, { place, inner }, collected)
}

/** Programs for mail write `from: {name, address}`. */
function isMailbox(name: string, value: unknown): boolean {
  return (
    /^(?:address|handle)$/i.test(name) &&
    typeof value === 'string' &&
    /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,63}$/.test(value)
  )
}

function innerPlace(
  node: Node,
  { path, depth, beside, isDescription = false }: Place,
  label: string | undefined,
): Place {
  const isBetween = BETWEEN.test(node.name) && isListed(path.at(-1))
  const own = isPlace(node.name) ? channelIn([...node.members.values()]) : isBetween ? undefined : node.name
  const step =
    label ?? (isVenue(node) ? 'venue' : isFile(node) ? 'file' : isOtherSide(node) ? 'contact' : own)
  return {
    path: step === undefined ? path : [...path, step],
    depth: depth + 1,
    isDescription: isDescription || describesForm(node),
    beside,
  }
}

/** What stands between a list's name and its entries: `tags: {data: [{name}]}`, `tags: {edges: [{node: {name}}]}`. */
const BETWEEN = /^(?:data|items|edges?|nodes?|list|results|records|entries|elements)$/i

function isListed(outer: string | undefined): boolean {
  return outer !== undefined && readLabel(outer).field === 'tags' && readLabel(outer).unknown === 0
}

/** A location with a name of its own is somebody's shop or hall; where a person lives has none. */
function isVenue({ name, members }: Node): boolean {
  return /^(?:location|branch|site|place)$/i.test(name) && (members.has('name') || members.has('Name'))
}

/** Desks name whom they talk with as a recipient, by which side of the message it was on: `recipient: {handle, role: "from"}`. */
function isOtherSide({ name, members }: Node): boolean {
  return /^recipient$/i.test(name) && members.has('role')
}

type Pair = NonNullable<ReturnType<typeof pairOf>>

function collectPair(
  pair: Pair,
  node: Node,
  { place, inner }: Record<'place' | 'inner', Place>,
  collected: Collected,
): void {
  const { labels, type, holder, described } = pair
  const values = chosenText(holder, pair.options, collected.definitions)
  const only = onlyTextIn(holder)
  if (values !== undefined) {
    const isAlone = values.length === 1 && (!Array.isArray(holder.values[0]?.value) || isEmptyList(values[0]))
    const value = isAlone ? values[0] : values
    add(collected, { key: holder.key, value, labels, type, isAnswer: true }, place)
  } else if (only) {
    add(collected, { key: only.key, value: only.values[0]?.value, labels, type, isAnswer: true }, place)
  } else {
    // It has parts of its own: a name, an address, a number with its country.
    collect(holder, { ...within(inner, labels[0]), depth: inner.depth + 1 }, collected)
  }
  for (const member of node.members.values())
    if (member !== holder && !described.has(member)) visit(member, within(inner, labels[0]), collected)
}

/** Nothing was ticked of what could be. */
function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

/**
 * A label is said of the parts only where it names what they are parts of; that of a form says nothing of its answers, be it
 * called an enquiry ("Workshop enquiry").
 */
function within(place: Place, label = ''): Place {
  const { field, words } = readLabel(label)
  const isForms = field === undefined || (field === 'note' && words > 1)
  return isForms ? place : { ...place, path: [...place.path, label] }
}

/** `{headers: [a, b], row: [1, 2]}` */
function collectColumns(node: Node, place: Place, collected: Collected): boolean {
  const columns = columnsIn(node)
  if (!columns) return false
  const { heads, cells, names, rows } = columns
  heads.forEach((head, at) => {
    add(
      collected,
      { key: `${rows.key}[${at}]`, value: cells[at], labels: [head], type: undefined, isAnswer: true },
      place,
    )
  })
  for (const member of node.members.values())
    if (member !== names && member !== rows) visit(member, place, collected)
  return true
}

function add(
  { leaves }: Collected,
  { labels, ...rest }: Pick<Leaf, 'key' | 'value' | 'labels' | 'type' | 'isAnswer'>,
  { path, depth, isDescription = false }: Place,
): void {
  leaves.push({
    ...rest,
    isDescription,
    labels: labels.filter((label) => label !== ''),
    path,
    depth,
    order: leaves.length,
  })
}
