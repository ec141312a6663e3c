/** Reads what is preferred to what: "prefer tea to coffee", "lieber Tee als Kaffee", "antes té que café". The one is wanted, the other refused. */
import { roleOf } from './no-denials.ts'
import { endOf } from './phrases.ts'
import { THAN } from './praises.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

const COST = 3
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))
const PREFERRING = set(
  `prefer prefers preferring foredrar foredra bevorzuge bevorzugt bevorzugen prefere preferes preferons preferent preferais prefererais prefererait
  prefiero prefiere prefieren preferimos preferiria`,
)
const RATHER = set('rather sooner hellre snarare lieber eher plutot mieux mejor antes')
/** Of these only with "more": "likes tea more than coffee", "me gusta más el té que el café". */
const LIKING = set(
  'like likes love loves gillar alskar mag mogen aime aiment aimons adore gusta gustan encanta encantan',
)
const MORE = set('more better mer mehr besser plus mieux mas')
/** Behind a verb that prefers. */
const OVER = set('over to framfor gegenuber a au aux al')
/** They stand before what is preferred and say nothing of it. */
const SMALL = set(
  `have has having get buy wear drink eat use go take with in of for ha kopa dricka ata anvanda haben trinken trinke essen esse kaufen tragen trage nehmen
  avoir boire manger porter prendre acheter tener beber tomar comer llevar comprar usar lo el`,
)
const MOST_BEFORE = 6
const MOST_SMALL = 3
const MOST_OTHERS = 5

export function readPreference({ tokens }: Scene, at: number): Reading | undefined {
  const key = tokens[at]?.key ?? ''
  const isLiking = LIKING.has(key)
  if (!isLiking && !PREFERRING.has(key) && !RATHER.has(key)) return undefined
  const preferred = preferredFrom(tokens, at + 1, PREFERRING.has(key))
  if (!preferred || (isLiking && !preferred.isMore)) return undefined
  const others = othersFrom(tokens, preferred.next)
  if (others.words.length === 0) return undefined
  return {
    kind: 'word',
    cost: COST,
    next: others.next,
    add: ({ words }) => {
      preferred.words.forEach((word) => addOnce(words.all, word))
      others.words.forEach((word) => addOnce(words.not, word))
    },
  }
}

interface Preferred {
  readonly words: readonly string[]
  /** Behind "than". */
  readonly next: number
  readonly isMore: boolean
}

/** Up to "than", nothing but known words and small ones; undefined without any. */
function preferredFrom(tokens: readonly Token[], start: number, isVerb: boolean): Preferred | undefined {
  const words: string[] = []
  let isMore = false
  let at = start
  while (at < tokens.length && at <= start + MOST_BEFORE) {
    const key = tokens[at]?.key ?? ''
    const isThan = THAN.has(key) || (isVerb && OVER.has(key))
    if (isThan && words.length > 0) return { words, next: at + 1, isMore }
    const said = knownAt(tokens, at)
    const small = MORE.has(key) || SMALL.has(key) ? at + 1 : endOf(tokens, at, 'article', 'stop')
    isMore ||= MORE.has(key)
    if (said) words.push(said.text)
    const next = said?.next ?? small
    if (next === undefined) return undefined
    at = next
  }
  return undefined
}

/** What it is preferred to, joined by "or". */
function othersFrom(
  tokens: readonly Token[],
  start: number,
): { readonly words: readonly string[]; readonly next: number } {
  const words: string[] = []
  let next = start
  while (words.length < MOST_OTHERS) {
    const from = words.length === 0 ? start : endOf(tokens, next, 'or')
    const said = from === undefined ? undefined : behindSmall(tokens, from)
    if (!said) break
    words.push(said.text)
    next = said.next
  }
  return { words, next }
}

function behindSmall(tokens: readonly Token[], start: number): ReturnType<typeof knownAt> {
  let at = start
  for (let small = 0; small <= MOST_SMALL; small++) {
    const said = knownAt(tokens, at)
    if (said) return said
    at = endOf(tokens, at, 'article', 'stop') ?? at + (SMALL.has(tokens[at]?.key ?? '') ? 1 : MOST_BEFORE)
  }
  return undefined
}

/** A thing, a part, or what one is like; no small word of any language is one before the noun that it stands with. */
function knownAt(tokens: readonly Token[], at: number): { text: string; next: number } | undefined {
  if (tokens[at]?.kind !== 'word') return undefined
  const said = phraseOrWordAt(tokens, at)
  if (!said || roleOf(said.text) === '') return undefined
  const isSmall = endOf(tokens, at, 'article', 'stop') === said.next
  return isSmall && knownAt(tokens, said.next) ? undefined : said
}
