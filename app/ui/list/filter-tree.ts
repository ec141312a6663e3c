/** Any `$filter` as a sentence: what chips cannot show, conditions within each other, is read out all the same. */
import type { ui } from '../../words/en/ui.ts'
import { readCondition, tokensOf, type Condition, type Operator } from './filter-text.ts'
import { sentenceOf, type FilterField } from './filter-words.ts'

type Tree =
  | { readonly kind: 'condition'; readonly condition: Condition }
  | { readonly kind: 'not'; readonly of: Tree }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Tree[] }

interface Read {
  readonly tree: Tree
  readonly next: number
}

/** Undefined for what the language does not say so, which the server then names. */
export function filterSentence(
  text: string,
  fields: readonly FilterField[],
  words: typeof ui,
): string | undefined {
  const tokens = tokensOf(text) ?? []
  const read = readJoined(tokens, 0, 'or')
  if (!read || read.next !== tokens.length) return undefined
  return say(read.tree, fields, words)
}

/** `or` binds looser than `and`. */
function readJoined(tokens: readonly string[], start: number, word: 'and' | 'or'): Read | undefined {
  const parts: Tree[] = []
  for (let at = start; ; at += 1) {
    const part = word === 'or' ? readJoined(tokens, at, 'and') : readPart(tokens, at)
    if (!part) return undefined
    parts.push(part.tree)
    at = part.next
    if (tokens[at]?.toLowerCase() !== word) {
      const [only] = parts
      return { tree: parts.length === 1 && only ? only : { kind: word, parts }, next: at }
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

const OPPOSITE: Readonly<Partial<Record<Operator, Operator>>> = { eq: 'ne', ne: 'eq' }

function say(tree: Tree, fields: readonly FilterField[], words: typeof ui): string {
  const part = (of: Tree) =>
    of.kind === 'and' || of.kind === 'or' ? `(${say(of, fields, words)})` : say(of, fields, words)
  if (tree.kind === 'condition') return sentenceOf(tree.condition, fields, words)
  if (tree.kind !== 'not') return tree.parts.map(part).join(` ${words.filter[tree.kind]} `)
  const condition = tree.of.kind === 'condition' ? tree.of.condition : undefined
  const operator = condition && OPPOSITE[condition.operator]
  if (condition && operator) return sentenceOf({ ...condition, operator }, fields, words)
  return `${words.filter.not} (${say(tree.of, fields, words)})`
}
