/** How well words name a product that is found by them. Pure. */
import { editDistance } from '../../../lib/edit-distance.ts'
import { partsOf } from '../prompt/compounds.ts'
import { conceptsOf, isStop } from '../prompt/concepts.ts'
import { isFiller } from '../prompt/fillers.ts'
import { isKnownWord } from '../prompt/languages.ts'
import { isDescriber } from '../prompt/synonyms.ts'
import type { Named } from './named-store.ts'
import { plainWords, wordsOf } from './words.ts'

const LEAST_ALIKE = 4
/** Words of a title of which few may be left out. */
const LEAST_WHOLE = 2
const MOST_LEFT = 0.25
const LEAST_SLIPPED = 5

/** A name that nothing is known of, or that of a maker, and that neither its title nor its own maker has. */
export function saysElse(named: Named, cut: string, name: string, makers: readonly string[]): boolean {
  const said = startsIn(named)
  const cutOff = plainWords(wordsOf(cut)).filter(({ text }) => saysName(text))
  const isOfMaker = makers.some((maker) => name.toLowerCase().includes(maker))
  const own = [...cutOff, ...(isOfMaker ? plainWords(wordsOf(name)) : [])]
  return own.some(({ text }) => conceptsOf(text).length === 0 && !said.includes(text.slice(0, LEAST_ALIKE)))
}

function startsIn({ title, vendor }: Named): string[] {
  return wordsOf(`${title} ${vendor ?? ''}`).map(({ text }) => text.slice(0, LEAST_ALIKE))
}

/** Every word of the name but small ones is of its title, or begins one. */
export function isSaidIn(named: Named, name: string): boolean {
  const said = startsIn(named)
  return plainWords(wordsOf(name)).every(
    ({ text }) => isStop(text) || isFiller(text) || said.includes(text.slice(0, LEAST_ALIKE)),
  )
}

/** "Alicante", of "turrón de Alicante": nothing is known of it, it is part of a name. */
export function saysName(cut: string): boolean {
  return plainWords(wordsOf(cut)).some(({ text }) => /\p{L}{3}/u.test(text) && !isKnownWord(text))
}

/** All that its title says is said: a comma of it ends no name. */
export function isTitleOf({ title }: Pick<Named, 'title'>, name: string): boolean {
  const said = new Set(wordsOf(name).map(({ text }) => text))
  return wordsOf(title).every(({ text }) => said.has(text))
}

/** All that its title says is said but for a slip of the fingers, or nearly all: "Olivo en mactea 80 cm", "Baumwollgarn naturweiß 50". */
export function isNearlyTitleOf({ title }: Pick<Named, 'title'>, name: string): boolean {
  const own = textsIn(title)
  const said = textsIn(name)
  const left = own.filter((word) => !said.some((other) => isSlipOf(word, other)))
  return own.length >= LEAST_WHOLE && own.length - left.length >= 2 && left.length <= own.length * MOST_LEFT
}

function textsIn(text: string): string[] {
  return plainWords(wordsOf(text)).flatMap(({ text: word }) => (isStop(word) ? [] : [word]))
}

function isSlipOf(word: string, other: string): boolean {
  return word === other || (word.length >= LEAST_SLIPPED && editDistance(word, other, 1) <= 1)
}

/** A name that nothing is known of is in the title, or its maker: what only a text says names nothing. */
export function speaksOf(named: Named, name: string): boolean {
  const said = startsIn(named)
  return wordsOf(name).some(
    ({ text }) =>
      conceptsOf(text).length > 0 || partsOf(text).length > 0 || said.includes(text.slice(0, LEAST_ALIKE)),
  )
}

/** The words of what it is called that are a name, and no word of what it is, or is like: the "Vela 4" of some running shoes. */
export function ownNameIn(called: string, being: ReadonlySet<string>): readonly string[] {
  const words = plainWords(wordsOf(called)).map(({ text }) => text)
  const tells = (word: string): boolean =>
    isStop(word) ||
    isFiller(word) ||
    isDescriber(word) ||
    conceptsOf(word).some(({ id }) => being.has(id)) ||
    partsOf(word).length > 0
  const own = words.filter((word) => !tells(word))
  return own.some((word) => /\p{L}{3}/u.test(word)) ? own : []
}
