/** Reads a book that is for a child as what such books are called: "libro para bebé", "a book for my toddler". */
import { gluedAge, isChild } from './age-amounts.ts'
import { conceptsOf } from './concepts.ts'
import { fold } from './fold.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { endOf } from './phrases.ts'
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const COST = 5
const REACH = 5
const FOR = new Set('for för till für fürs pour para'.split(' ').map(fold))
const PARENTS = new Set('parents foraldrar eltern padres mum dad mothers fathers'.split(' '))
const BOOK = 'book'
const CHILDRENS_BOOK = "children's book"

export function readChildrensBook({ tokens }: Scene, at: number): Reading | undefined {
  if (!FOR.has(tokens[at + 1]?.key ?? '') || !isBook(tokens[at]?.key ?? '')) return undefined
  const behind = tokens.slice(at + 2, at + 2 + REACH)
  const end = behind.findIndex(({ kind }) => kind === 'sign')
  const whom = end === -1 ? behind : behind.slice(0, end)
  // How old it is says more.
  if (whom.some((token) => token.kind === 'number' || gluedAge(token) !== undefined) || saysAge(tokens))
    return undefined
  // "A book for adults who like puzzles", "for parents whose baby won't sleep".
  const child = whom.findIndex(
    ({ text }) => (isChild(text) && !isThing(text)) || recipientOf(text, true) === 'child',
  )
  const isNamed =
    child !== -1 && !whom.slice(0, child).some(({ text, key }) => isThing(text) || PARENTS.has(key))
  return isNamed ? reading(at + 1) : undefined
}

/** "Pour ma fille, elle a 14 ans". */
function saysAge(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => at > 0 && endOf(tokens, at, 'aged') !== undefined)
}

function isBook(key: string): boolean {
  return conceptsOf(key).some(({ id }) => id === BOOK)
}

function reading(next: number): Reading {
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => addOnce(negated ? words.not : words.all, negated ? BOOK : CHILDRENS_BOOK),
  }
}
