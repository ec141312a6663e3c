/** A `$filter` as the tree that the builder changes and reads out: conditions, `and`, `or` and `not` within each other. */
import type { ui } from '../../words/en/ui.ts'
import { conditionText, readCondition, tokensOf, type Condition, type Operator } from './filter-text.ts'
import { sentenceOf, type FilterField } from './filter-words.ts'

export type Joint = 'and' | 'or'

export interface Group {
  readonly kind: Joint
  /** Two or more. */
  readonly parts: readonly Tree[]
}

export type Tree =
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'not'; readonly of: Tree }
  | Group

interface Read {
  readonly tree: Tree
  readonly next: number
}

/** Undefined for what the language does not say so, which the server then names. */
export function readFilter(text: string): Tree | undefined {
  const tokens = tokensOf(text) ?? []
  const read = readJoined(tokens, 0, 'or')
  return read?.next === tokens.length ? read.tree : undefined
}

/** Every group within another in parentheses, those that change nothing too: they are read back. */
export function filterText(tree: Tree): string {
  if (tree.kind === 'condition') return conditionText(tree.condition)
  if (tree.kind === 'not') return `not (${filterText(tree.of)})`
  return tree.parts
    .map((part) => (isGroup(part) ? `(${filterText(part)})` : filterText(part)))
    .join(` ${tree.kind} `)
}

export function filterSentence(
  text: string,
  fields: readonly FilterField[],
  words: typeof ui,
): string | undefined {
  const tree = readFilter(text)
  return tree && treeSentence(tree, fields, words)
}

const OPPOSITE: Readonly<Partial<Record<Operator, Operator>>> = { eq: 'ne', ne: 'eq' }

export function treeSentence(tree: Tree, fields: readonly FilterField[], words: typeof ui): string {
  const say = (of: Tree) => treeSentence(of, fields, words)
  if (tree.kind === 'condition') return sentenceOf(tree.condition, fields, words)
  if (tree.kind !== 'not')
    return tree.parts
      .map((part) => (isGroup(part) ? `(${say(part)})` : say(part)))
      .join(` ${words.filter[tree.kind]} `)
  const condition = tree.of.kind === 'condition' ? tree.of.condition : undefined
  const operator = condition && OPPOSITE[condition.operator]
  if (condition && operator) return sentenceOf({ ...condition, operator }, fields, words)
  return `${words.filter.not} (${say(tree.of)})`
}

export function isGroup(tree: Tree): tree is Group {
  return tree.kind === 'and' || tree.kind === 'or'
}

export function opposite(kind: Joint): Joint {
  return kind === 'and' ? 'or' : 'and'
}

/** Of one part there is nothing to join, and of none nothing is left. */
export function joined(kind: Joint, parts: readonly Tree[]): Tree | undefined {
  return parts.length > 1 ? { kind, parts } : parts[0]
}

export function negated(tree: Tree): Tree {
  return tree.kind === 'not' ? tree.of : { kind: 'not', of: tree }
}

export function withoutNot(tree: Tree): Tree {
  return tree.kind === 'not' ? withoutNot(tree.of) : tree
}

/** A second `not` takes the first away. */
export function isNegated(tree: Tree): boolean {
  return tree.kind === 'not' && !isNegated(tree.of)
}

/**
 * What a group leaves among those it is joined to by `within`, which then mean what they did: of `not (A or B)`, joined
 * by `and`, `not A` and `not B`. Undefined where they would mean something else.
 */
export function takenApart(tree: Tree, within: Joint): readonly Tree[] | undefined {
  const group = withoutNot(tree)
  if (!isGroup(group)) return undefined
  if (!isNegated(tree)) return group.kind === within ? group.parts : undefined
  return group.kind === opposite(within) ? group.parts.map(negated) : undefined
}

/** `or` binds looser than `and`. */
function readJoined(tokens: readonly string[], start: number, word: Joint): Read | undefined {
  const parts: Tree[] = []
  for (let at = start; ; at += 1) {
    const part = word === 'or' ? readJoined(tokens, at, 'and') : readPart(tokens, at)
    if (!part) return undefined
    parts.push(part.tree)
    at = part.next
    if (tokens[at]?.toLowerCase() !== word) {
      const tree = joined(word, parts)
      return tree && { tree, next: at }
    }
  }
}

function readPart(tokens: readonly string[], at: number): Read | undefined {
  if (tokens[at]?.toLowerCase() === 'not') {
    const part = readPart(tokens, at + 1)
    return part && { tree: { kind: 'not', of: part.tree }, next: part.next }
  }
  if (tokens[at] === '(') {
    const inner = readJoined(tokens, at + 1, 'or')
    return inner && tokens[inner.next] === ')' ? { tree: inner.tree, next: inner.next + 1 } : undefined
  }
  const read = readCondition(tokens, at)
  return read && { tree: { kind: 'condition', condition: read.condition }, next: read.next }
}
