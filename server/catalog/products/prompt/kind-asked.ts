/** What a prompt that tells what is the matter asks for by its kind: "slippers against cold feet", "he takes his first steps, what shoes should he wear?" Pure. */
import { conceptsOf } from './concepts.ts'
import { isNeed } from './departments/tables.ts'
import { fold } from './fold.ts'
import type { Guess } from './interpretation.ts'
import { endOf } from './phrases.ts'
import { isColour, isDescriber } from './synonyms.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { isSaidOf } from './where-to.ts'
import { phraseOrWordAt, type WordAt } from './word-readers.ts'

/** Beside how likely it helps, of a hundred: whatever else may help comes behind it, though it were the likeliest. */
const NAMED_WORTH = 150
/** "What kind of shoes", "vad för sorts skor". */
const MOST_SMALL = 3
const AGAINST = wordsOf('against mot gegen contre contra bei damit to')
const WHICH = wordsOf(
  'what which whatever vilken vilket vilka welche welcher welches welchen quel quelle quels quelles que cual cuales',
)
/** "Was für Schuhe", "vad för skor". */
const WHAT_FOR = new Set(['was fur', 'vad for'])
const OF_KIND = wordsOf('kind kinds sort sorts type types of slags sorts typ av art type genre de tipo clase')

/** The same guesses, and what is asked for, if it names anything. */
export function withAsked(tokens: readonly Token[], guesses: readonly Guess[]): Guess[] {
  const asked = kindAsked(tokens)
  const ids = asked === undefined ? [] : conceptsOf(asked).filter(({ id, isThing }) => isThing && !isNeed(id))
  const named = [...new Set(ids.map(({ id }) => id))]
  return [...guesses, ...named.map((id) => ({ id, worth: NAMED_WORTH, isNamed: true }))]
}

function kindAsked(tokens: readonly Token[]): string | undefined {
  const first = namedFrom(tokens, endOf(tokens, 0, 'article') ?? 0)
  if (first && (isSaidOf(tokens[first.next]) || AGAINST.has(tokens[first.next]?.key ?? ''))) return first.text
  for (const at of tokens.keys()) {
    const behind = behindWhich(tokens, at)
    const said = behind === undefined ? undefined : namedFrom(tokens, behind)
    if (said) return said.text
  }
  return undefined
}

/** Behind what asks which. */
function behindWhich(tokens: readonly Token[], at: number): number | undefined {
  const { kind, key = '' } = tokens[at] ?? {}
  if (kind !== 'word') return undefined
  if (WHAT_FOR.has(`${key} ${tokens[at + 1]?.key ?? ''}`)) return at + 2
  return WHICH.has(key) ? at + 1 : undefined
}

/** What is named there, behind words for its kind or for what it is like. */
function namedFrom(tokens: readonly Token[], start: number): WordAt | undefined {
  for (let at = start; at < start + MOST_SMALL && tokens[at]?.kind === 'word'; at++) {
    const said = phraseOrWordAt(tokens, at)
    if (said && isGood(said.text) && !isColour(said.text)) return said
    const { key = '', text = '' } = tokens[at] ?? {}
    if (!OF_KIND.has(key) && !isDescriber(text) && !isColour(text)) return undefined
  }
  return undefined
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' ').map(fold))
}
