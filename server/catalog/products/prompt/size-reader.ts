/** Reads sizes that the workspace's products have: "size 38", "storlek M", "Größe 38 oder 40", "in XL". */
import { isMeasured } from './amounts.ts'
import { headOf } from './compounds.ts'
import { conceptsOf, kindsOf } from './concepts.ts'
import { squash } from './fold.ts'
import { endOf } from './phrases.ts'
import { addNames, type Reading, type Scene } from './reading.ts'
import { wordAt } from './word-readers.ts'

/** Clear without the word "size"; a single letter is one only where nothing else is likelier. */
const LETTERS = /^(?:\d?x{1,4}[sl]|xxs|small|medium|large)$/
const MOST = 10
/** Numbers that sizes of clothes and shoes are, beside something that is worn and nothing else to count. */
const WORN_SIZE = /^(?:[2-5]\d|1\d\d)$/
const WORN = new Set(['shoe', 'clothing'])

/** "Winter boots women 38": a bare number where something is worn. */
function isWorn({ tokens }: Scene, at: number): boolean {
  const next = tokens[at + 1]
  // "Clothes pegs x 50".
  if (tokens[at - 1]?.key === 'x') return false
  if (!WORN_SIZE.test(tokens[at]?.text ?? '') || tokens[at]?.kind !== 'number') return false
  if (next !== undefined && (next.kind !== 'word' || isMeasured(tokens, at + 1))) return false
  if (endOf(tokens, at - 1, 'below', 'atMost', 'above', 'atLeast', 'about') !== undefined) return false
  return namesWorn(tokens)
}

/** Whether it speaks of clothes or shoes. */
export function namesWorn(tokens: Scene['tokens']): boolean {
  return tokens.some(
    ({ kind, text }) =>
      kind === 'word' &&
      conceptsOf(headOf(text) ?? text).some(
        ({ id }) => WORN.has(id) || kindsOf(id).some((of) => WORN.has(of)),
      ),
  )
}

export function readSize(scene: Scene, at: number): Reading | undefined {
  if (scene.sizes.size === 0) return undefined
  const named = endOf(scene.tokens, at, 'size')
  const first = sizeAt(scene, named ?? at, named !== undefined || isWorn(scene, at))
  if (!first) return undefined
  const sizes = [first.size]
  let { next } = first
  while (sizes.length < MOST) {
    const or = endOf(scene.tokens, next, 'or')
    const isSize = named !== undefined || (or !== undefined && isWorn(scene, or))
    const more = or === undefined ? undefined : sizeAt(scene, or, isSize)
    if (more) sizes.push(more.size)
    // "In 38 or 39", of which the shop has no 39.
    else if (or === undefined || !isWorn(scene, or)) break
    next = more?.next ?? (or ?? next) + 1
  }
  return { kind: 'names', next, add: (into, negated) => addNames(into.sizes, sizes, negated) }
}

const WAIST = /^w(\d\d)$/
const LEG = /^[l/]?\d\d$|^l$/

/** "W32 L34", "W32/34": around the waist, and along the leg, which shops seldom say apart. */
function waistAt(
  tokens: Scene['tokens'],
  { text, next }: { readonly text: string; readonly next: number },
  sizes: Scene['sizes'],
): { size: string; next: number } | undefined {
  const [whole, inches] = WAIST.exec(squash(text)) ?? []
  const size = [whole, inches].find((one) => one !== undefined && sizes.has(one))
  if (size === undefined || !namesWorn(tokens)) return undefined
  const leg = tokens[next]?.text === '/' ? next + 1 : next
  return { size, next: LEG.test(tokens[leg]?.key ?? '') ? leg + 1 : next }
}

function sizeAt(
  { tokens, sizes }: Scene,
  at: number,
  isNamed: boolean,
): { size: string; next: number } | undefined {
  const sign = tokens[at]?.text === ':' ? at + 1 : at
  const word = wordAt(tokens, sign)
  const size = word === undefined ? '' : squash(word.text)
  const waist = word && waistAt(tokens, word, sizes)
  if (waist) return waist
  if (!word || !sizes.has(size)) return undefined
  if (isNamed || LETTERS.test(size)) return { size, next: word.next }
  // "1.5 L", "a hose of 25 M": litres and metres.
  const isMeasure = tokens[sign - 1]?.kind === 'number'
  return !isMeasure && /^[SML]$/.test(tokens[sign]?.text ?? '') ? { size, next: word.next } : undefined
}
