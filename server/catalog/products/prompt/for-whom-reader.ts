/** Reads for whom something is: "for her", "till min granne", "für meine Kollegin". */
import { gluedAge } from './age-reader.ts'
import { conceptsOf } from './concepts.ts'
import { isFiller } from './fillers.ts'
import { recipientOf } from './recipients.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'

const FOR = new Set('for för till fuer fur pour para por a'.split(' '))
const MINE = new Set(
  'my our min mitt mina vår vart mein meine meinen meiner meinem unser unsere unseren mon ma mes notre nos mi mis nuestro nuestra'.split(
    ' ',
  ),
)
const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ...'her henne sie elle ella'.split(' ').map((word) => [word, 'women'] as const),
  ...'him honom ihn lui el'.split(' ').map((word) => [word, 'men'] as const),
])

/** "Present for her": whom a pronoun at the end says it is for, what they are called first. */
export function readForWhom({ tokens }: Scene, at: number): Reading | undefined {
  if (!FOR.has(tokens[at]?.key ?? '')) return undefined
  const whom = PRONOUNS.get(tokens[at + 1]?.key ?? '')
  if (whom === undefined) return ofMine(tokens, at + 1)
  if (tokens[at + 2]?.kind === 'word') return undefined
  return { kind: 'request', next: at + 2, add: ({ words }) => addOnce(words.wishes, whom) }
}

/** Somebody of whom nothing is known is somebody all the same: what says so comes first, and nothing is left out. */
function ofMine(tokens: Scene['tokens'], at: number): Reading | undefined {
  if (!MINE.has(tokens[at]?.key ?? '')) return undefined
  const start = isFiller(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const word = tokens[start]
  if (word?.kind !== 'word' || conceptsOf(word.text).length > 0) return undefined
  if (isFiller(word.text) || recipientOf(word.text, true) !== undefined) return undefined
  // "Min treåring", "meine Fünfjährige".
  if (gluedAge(word) !== undefined) return undefined
  const whom = word.text.toLowerCase()
  return { kind: 'request', next: start + 1, add: ({ words }) => addOnce(words.wishes, whom) }
}
