/** Two things asked for in one prompt, each with words of its own: "a tent for two and a sleeping bag for an adult". Pure. */
import type { Interpretation } from './interpretation.ts'
import { modifiersIn } from './modifiers.ts'
import { endOf } from './phrases.ts'
import { addOnce, type Scene } from './reading.ts'
import { isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** What stands before a thing of its own, other than an article: "and some beers", "und ein paar Socken". */
const SOME = new Set(
  'some several few unas unos varios varias par paar quelques plusieurs lite nagra'.split(' '),
)
/** Describers between "and" and the thing that they tell of. */
const MOST_BEFORE = 3
/** What stands before each is read again. */
const MOST_ANDS = 4

interface Named {
  readonly text: string
  /** Whether it only tells about another thing. */
  readonly isModifier: boolean
}

/** Either thing will do, for no product is both; what else is said of them ranks. */
export function partWishes(scene: Scene, { words }: Interpretation): void {
  if (words.any.length + words.likely.length > 0 || words.all.length <= 2) return
  const pair = pairIn(scene, new Set(words.all))
  if (pair === undefined) return
  const rest = words.all.filter((word) => !pair.includes(word))
  words.any.push(pair)
  words.all = []
  for (const word of rest) addOnce(words.wishes, word)
}

function pairIn(scene: Scene, wanted: ReadonlySet<string>): string[] | undefined {
  const { tokens } = scene
  let ands = 0
  for (let at = 1; at < tokens.length && ands < MOST_ANDS; at++) {
    const and = endOf(tokens, at, 'and')
    if (and === undefined) continue
    ands++
    const before = thingsIn(scene, tokens.slice(0, at)).filter(({ text }) => wanted.has(text))
    const head = before.findLast(({ isModifier }) => !isModifier)
    const other = otherBehind(scene, and, before.at(-1)?.isModifier === true)
    if (head && other !== undefined && wanted.has(other) && other !== head.text) return [head.text, other]
  }
  return undefined
}

/** The thing behind "and", where it begins a wish of its own; what a link says of the first goes on unless it is described: "für den Laptop und graue Socken". */
function otherBehind(scene: Scene, and: number, isLinked: boolean): string | undefined {
  const { tokens } = scene
  const start = endOf(tokens, and, 'article') ?? (SOME.has(tokens[and]?.key ?? '') ? and + 1 : and)
  let at = start
  for (let said = 0; said <= MOST_BEFORE; said++) {
    const word = phraseOrWordAt(tokens, at)
    if (word === undefined) return undefined
    const isOwn = isThing(word.text) && !isDescriber(word.text)
    if (isOwn) return isLinked && said === 0 ? undefined : word.text
    if (!isDescriber(word.text)) return undefined
    at = word.next
  }
  return undefined
}

function thingsIn({ languages }: Scene, tokens: readonly Token[]): Named[] {
  const modifiers = new Set(modifiersIn(tokens, languages))
  const found: Named[] = []
  for (let at = 0; at < tokens.length;) {
    const word = phraseOrWordAt(tokens, at)
    if (word && isThing(word.text) && !isDescriber(word.text))
      found.push({ text: word.text, isModifier: modifiers.has(word.text) })
    at = word?.next ?? at + 1
  }
  return found
}
