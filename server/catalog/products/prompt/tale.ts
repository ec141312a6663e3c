/** Whether a whole sentence tells of somebody's life, however it begins, and asks for nothing by its name: "puppy has destroyed my third pair of shoes". Pure. */
import { askedAt } from './asked-at.ts'
import { JOINS, OWN, SIGNS, wordsByLanguage } from './asked-words.ts'
import { isStop } from './concepts.ts'
import type { Language } from './interpretation.ts'
import { OF_THINGS } from './lack-said.ts'
import type { Scene } from './reading.ts'
import { fold } from './fold.ts'
import { endOf } from './phrases.ts'
import { isGift, saysPresent } from './recipients.ts'
import { ANYTHING, asksAgain, asksAt } from './story-things.ts'
import { isColour } from './synonyms.ts'
import { isGood, isKept } from './things-said.ts'
import { isToDo } from './to-do.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'
import { once } from './once.ts'

/** Fewer tell no tale. */
const LEAST_WORDS = 5
/** "Getting a new rug". */
const MOST_SMALL = 3
/** So far from its verb is what is asked for. */
const MOST_OF_CLAUSE = 12
/** Somebody who does something, has something, or to whom it is done. */
const SOMEBODY = wordsByLanguage({
  en: "i i'm i've i'd i'll im ive my me we we're we've we'd our us he he's she she's they they're his her their it's somebody someone everyone everybody nobody",
  sv: 'jag min mitt mina mig vi vår vårt våra oss han hon hans hennes de dem man någon alla ingen',
  de: 'ich mein meine meinen meinem meiner mir mich wir unser unsere unseren unserem uns er sie ihm ihr man jemand alle keiner niemand',
  fr: "je j' j'ai mon ma mes me m' on nous notre nos il elle ils elles quelqu'un personne",
  es: 'yo mi mis me nos nuestro nuestra nuestros nuestras le les se alguien nadie tengo tenemos vivo vivimos voy vamos estoy estamos soy somos he hemos',
})

export function isTale({ tokens, languages }: Scene): boolean {
  return tellsOnce(tokens, languages)
}

const tellsOnce = once(tells)

function tells(tokens: readonly Token[], [language = 'en']: readonly Language[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  const isOfSomebody = words.some(({ key, text }) => SOMEBODY[language].has(key) || isKept(text))
  if (words.length < LEAST_WORDS || !isOfSomebody) return false
  if (asksAgain(tokens) || tokens.some((_, at) => isNoGood(tokens, at))) return false
  if (saysPresent(tokens) || words.some(({ text }) => isGift(text))) return false
  // Whoever asks the shop names what is asked for.
  if (tokens.some(({ key }) => key === '?')) return false
  const isNamed = partsOf(tokens).some((part) => beginsWithGood(part))
  return !isNamed && !tokens.some((_, at) => asksForGood(tokens, at) || getsGood(tokens, at))
}

/** "My tablecloth has a hole in it": another is wanted, unless it surely is something else that is the matter. */
export function namesOwn(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }, at) => OWN.has(key) && goodBehind(tokens, at + 1))
}

/** Between signs: "he paints now, a brush set maybe" names what is wanted at last. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'sign' && SIGNS.has(token.key)) parts.push([])
    else parts.at(-1)?.push(token)
  }
  return parts.filter(({ length }) => length > 0)
}

/** "Jacket for my husband, who is always cold". */
function beginsWithGood(tokens: readonly Token[]): boolean {
  if (HAVING.has(tokens[0]?.key ?? '') && goodBehind(tokens, 1)) return true
  const at = endOf(tokens, 0, 'article') ?? 0
  const first = phraseOrWordAt(tokens, at)
  if (!first || !isGood(first.text)) return isDescribed(tokens, at)
  return !isDoing(tokens[first.next])
}

/** "My nan's coming for tea, got a cake stand". */
const HAVING = new Set('got any have'.split(' '))

/** "Black jacket for me". */
function isDescribed(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]
  const second = phraseOrWordAt(tokens, at + 1)
  return first?.kind === 'word' && !isStop(first.key) && second !== undefined && isGood(second.text)
}

/** "Shoes keep getting wet": what something is or does. */
const DOING = new Set(
  `is are was were keeps keep gets get got has have won't wont doesn't doesnt don't dont isn't isnt can't cant
  är var blir blev har går gick kan vill ska
  ist sind war waren wird werden hat haben geht gehen ging kann können
  est sont était a ont va fait ne n' se s'
  es está están son tiene tienen se no`
    .split(/\s+/)
    .map(fold),
)

function isDoing(token: Token | undefined): boolean {
  return token?.kind === 'word' && DOING.has(token.key)
}

/** Before what somebody is to get, or no longer has. */
const GETTING = new Set(
  `get getting buy buying purchase lost left forgot forgotten outgrown outgrew dropped
  skaffa skaffar köpa köper tappat tappade glömde glömt
  kaufen holen zulegen verloren vergessen
  acheter prendre perdu oublié laissé
  comprar perdido olvidado dejado perdí olvidé dejé`
    .split(/\s+/)
    .map(fold),
)
const GETTING_OF = [
  'thinking about',
  'thinking of',
  'vuxit ur',
  'tappat bort',
  'tanker pa',
  'funderar pa',
  'denken uber',
  'denke uber',
].map((words) => words.split(' '))

/** "We're thinking about getting a rug", "my daughter left her raincoat at nursery". */
function getsGood(tokens: readonly Token[], at: number): boolean {
  const isOf = GETTING_OF.some((words) => words.every((word, n) => tokens[at + n]?.key === word))
  return (
    (isOf && goodBehind(tokens, at + 2)) || (GETTING.has(tokens[at]?.key ?? '') && goodBehind(tokens, at + 1))
  )
}

/** Behind an article or a word for whose it is, and one for what it is like. */
function goodBehind(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < start + MOST_SMALL && tokens[at]?.kind === 'word'; at++) {
    const said = phraseOrWordAt(tokens, at)
    if (said && isGood(said.text) && !isColour(said.text)) return true
  }
  return false
}

/** Whether what is asked for there is named before the clause ends: "I need my hands free" asks for nothing. */
function asksForGood(tokens: readonly Token[], at: number): boolean {
  const start = askedAt(tokens, at) ?? (asksAt(tokens, at) ? at + 1 : undefined)
  if (start === undefined || isToDo(tokens, at)) return false
  for (let n = start; n < Math.min(tokens.length, start + MOST_OF_CLAUSE); n++) {
    const { kind, key = '' } = tokens[n] ?? {}
    if ((kind === 'sign' && SIGNS.has(key)) || JOINS.has(key) || ANYTHING.has(key)) return false
    const said = phraseOrWordAt(tokens, n)
    if (ARTICLES.has(key) || (said && isGood(said.text) && !isColour(said.text))) return true
  }
  return false
}

/** Before what no table may know: "need a doofer for the loo". */
const ARTICLES = new Set('a an en ett ein eine einen einem einer un une uno una'.split(' '))

/** "And have no yeast left": it is wanted, or refused. */
function isNoGood(tokens: readonly Token[], at: number): boolean {
  return OF_THINGS.has(tokens[at]?.key ?? '') && goodBehind(tokens, at + 1)
}
