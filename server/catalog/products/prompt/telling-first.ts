/** Whether a prompt begins with what is the matter, and names what is sold only of where or when it is so: "grass stains on my son's jeans". Pure. */
import { fold } from './fold.ts'
import type { Likely } from './need-likely.ts'
import { isVerbForm } from './need-verbs.ts'
import { asksByName } from './story-things.ts'
import { isThing } from './synonyms.ts'
import { isExplained } from './telling-short.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { isTroubleWord } from './trouble-words.ts'
import { isForWhat } from './where-to.ts'
import { phraseOrWordAt } from './word-readers.ts'

const LEAST_WORDS = 3
/** Before where or when it is so. */
const WHERE = wordsOf(
  `on in at under over behind from after during when before of by along inside while because
  på i vid under över bakom från efter av när innan hos inuti medan
  am an im in auf unter über hinter vom von nach beim wenn vor aus bei während
  sur dans sous derrière à au aux du de des après pendant quand chez en
  en sobre bajo debajo detrás de del después al durante cuando por con`,
)

export function beginsWithTrouble(tokens: readonly Token[], likely: Likely): boolean {
  if (!likely.isSure || tokens.filter(({ kind }) => kind === 'word').length < LEAST_WORDS) return false
  if (asksByName(tokens) || tokens.some(isForWhat)) return false
  const trouble = tokens.findIndex((token) => isTrouble(token, likely))
  if (trouble < 0) return false
  const where = tokens.findIndex(({ key }, at) => at > trouble && WHERE.has(key))
  return !othersNamed(tokens, likely).some((at) => where < 0 || at < where)
}

/** What the matter has, and is said of nothing that is looked for. */
function isTrouble({ kind, key, text }: Token, { explained }: Likely): boolean {
  if (kind !== 'word' || !explained.has(text.toLowerCase())) return false
  return isTroubleWord(key) || (isVerbForm(key) && !isThing(text))
}

/** Where something is named that the matter does not have. */
function othersNamed(tokens: readonly Token[], likely: Likely): number[] {
  const places: number[] = []
  for (let at = 0; at < tokens.length;) {
    const said = tokens[at]?.kind === 'word' ? phraseOrWordAt(tokens, at) : undefined
    const isOfMatter = said?.text.split(' ').some((word) => isExplained(word, likely))
    if (said && isGood(said.text) && isOfMatter !== true) places.push(at)
    at = said?.next ?? at + 1
  }
  return places
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(fold))
}
