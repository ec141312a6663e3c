/** Words that are a small word of another language, and mean something by what stands around them. Pure. */
import { isElectricity } from './electricity-said.ts'
import { chatterOf } from './chatter.ts'
import { fodderIn } from './fodder.ts'
import { fold } from './fold.ts'
import { colourWords, namedFirst } from './named-first.ts'
import { careFor } from './for-the-body.ts'
import type { Language } from './interpretation.ts'
import { endOf } from './phrases.ts'
import { saysOccasion } from './present-day-reader.ts'
import { isGift, recipientOf } from './recipients.ts'
import { entriesOfWord, isThing, languagesOf, phraseIn } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** Among these "sin" is whose it is, and not the Spanish "without". */
const SWEDISH = new Set(
  'har och ar jag hon till som inte att vill ska hans hennes mitt sitt nagon for av alltid glommer tappar tappat saknar behover gillar alskar fran varje ocksa ofta jamt dotter dottern sonen glomde glomt tappade forlorade behovde fick mormor farmor bebisen ungen'.split(
    ' ',
  ),
)
const SPANISH = new Set('el los las una con y de que para'.split(' '))
/** Among these "hat" is the verb, and nothing that is worn. */
const GERMAN = new Set(
  'der das dem ein eine einen einem einer und ich wir sie ist nicht kein keine keinen mein meine unser unsere schon noch gestern'.split(
    ' ',
  ),
)

/**
 * "En or", "d'or", "sans or": the French metal, where English would join two things. "Süßes" and "dulces", where they tell of
 * nothing: sweets. "Juego de destornilladores" names no game.
 */
export function withoutHomonyms(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap(giftApart).map((token, at, tokens) => {
    if (isEither(tokens, at)) return { ...token, text: 'ou', key: 'ou' }
    if (isElectricity(tokens, at)) return { ...token, text: 'ström', key: 'strom' }
    if (isBorne(tokens, at)) return { ...token, text: 'stand', key: 'stand' }
    if (isEasy(tokens, at)) return { ...token, text: 'lightweight', key: 'lightweight' }
    const said = seenAt(tokens, at) ?? namedFirst(tokens, at)
    if (said !== undefined) return { ...token, text: said, key: fold(said) }
    if (isGold(tokens, at)) return { ...token, text: 'doré', key: 'dore' }
    if (isSet(tokens, at)) return { ...token, text: 'set', key: 'set' }
    const given = smallPresent(tokens, at) ?? careFor(tokens, at) ?? fodderIn(tokens, at)
    if (given !== undefined) return { ...token, text: given, key: fold(given) }
    if (!isSweets(tokens, at)) return token
    const text = token.key === 'dulces' ? 'golosinas' : 'süßigkeiten'
    return { ...token, text, key: fold(text) }
  })
}

const GIVEN = /^(.{3,}?)-?(geschenk(?:e|idee|ideen)?|present(?:er)?|gåva|gåvor)$/iu

/** "Vatertagsgeschenk", "mormorspresent": a present, and whose day it is for or who is given it. */
function giftApart(token: Token): readonly Token[] {
  const [, joined = '', given = ''] = (token.kind === 'word' && GIVEN.exec(token.text)) || []
  const whom = [joined, joined.replace(/s$/u, '')].find(isGivenFor)
  if (whom === undefined || saysOccasion(token.text.toLowerCase())) return [token]
  return [whom, given].map((text, at) => ({
    ...token,
    text,
    key: fold(text),
    glued: at === 0 && token.glued,
  }))
}

const DAYS = new Set(['mothers-day', 'fathers-day'])

function isGivenFor(word: string): boolean {
  const text = word.toLowerCase()
  const whom = recipientOf(text, true)
  return (
    (whom !== undefined && whom !== 'gift') ||
    text === 'dag' ||
    entriesOfWord(text).some(({ id }) => DAYS.has(id))
  )
}

const SMALL =
  /^(?:small|little|tiny|liten|litet|lilla|sma|kleine[smnr]?|petite?s?|pequen[oa]s?|pequenit[oa]s?)$/

/** "Petit cadeau": of a present that it is small tells nothing of what it is. */
function smallPresent(tokens: readonly Token[], at: number): string | undefined {
  if (!SMALL.test(tokens[at]?.key ?? '')) return undefined
  return [tokens[at + 1], tokens[at - 1]].map((token) => token?.text.toLowerCase() ?? '').find(isGift)
}

const ONES = new Set(['one', 'ones'])
const HOW = new Set('very really super ultra so nice fairly pretty quite'.split(' '))

/** "The light one, not the gaming one", "a really light laptop": no lamp. */
function isEasy(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'light') return false
  return ONES.has(tokens[at + 1]?.key ?? '') || HOW.has(tokens[at - 1]?.key ?? '')
}

/** "I can't bear the heat": no animal. */
function isBorne(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === 'bear' && /^(?:can't|cannot|cant|couldn't|to)$/.test(tokens[at - 1]?.key ?? '')
}

const SEEN: ReadonlyMap<string, string> = new Map([
  ['saw', 'noticed'],
  ['sag', 'märkte'],
])
const WHO_SEES = new Set('i we he she they just jag vi han hon de'.split(' '))

/** "I saw a lamp on television", "såg precis en film": no tool. */
function seenAt(tokens: readonly Token[], at: number): string | undefined {
  const seen = SEEN.get(tokens[at]?.key ?? '')
  const isFirst = at === 0 && [1, 2].some((next) => endOf(tokens, next, 'article') !== undefined)
  return isFirst || WHO_SEES.has(tokens[at - 1]?.key ?? '') ? seen : undefined
}

/** "Soit une guitare soit un ukulélé": one or the other. */
function isEither(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.key === 'soit' && tokens.some(({ key }, other) => key === 'soit' && other !== at)
}

/** Of how many, or of what is sold one by one and makes no game with it: "juego de mesa", "jeu de société". */
function isSet(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:juegos?|jeux?)$/.test(tokens[at]?.key ?? '') || !/^d(?:e|')$/.test(tokens[at + 1]?.key ?? ''))
    return false
  const isNumbered = tokens[at + 2]?.kind === 'number'
  const text = tokens[at + (isNumbered ? 3 : 2)]?.text.toLowerCase() ?? ''
  const word = tokens[at]?.text.toLowerCase() ?? ''
  return isThing(text) && (isNumbered || phraseIn([word, 'de', text]) === undefined)
}

/** German tells what stands behind, Spanish what stands before. */
function isSweets(tokens: readonly Token[], at: number): boolean {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.key === 'dulces') return before?.kind !== 'word' || !isThing(before.text)
  if (!/^susse[sm]$/.test(token?.key ?? '')) return false
  return behind?.kind !== 'word' || endOf(tokens, at + 1, 'stop', 'and', 'or', 'not', 'without') !== undefined
}

function isGold(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'or' || !/^(?:en|d'|sans|ni)$/.test(tokens[at - 1]?.key ?? '')) return false
  // A "livre d'or" is a book for guests.
  if (phraseIn([tokens[at - 2]?.text.toLowerCase() ?? '', "d'or"]) !== undefined) return false
  // White gold is a metal of its own.
  return phraseIn(['or', tokens[at + 1]?.text.toLowerCase() ?? '']) === undefined
}

/** The words of a prompt that ask for nothing, though in another language they would. */
export function smallWords(tokens: readonly Token[], languages: readonly Language[] = []): readonly string[] {
  const [language] = languages
  const isGerman = tokens.some(({ key }) => GERMAN.has(key))
  const isOne = isPronoun(tokens, language)
  const isBut = language === 'sv' && tokens.slice(1).some(({ key }) => key === 'men')
  return [
    ...(isGerman ? ['hat'] : []),
    ...(isSwedish(tokens) ? ['sin'] : []),
    ...(isBut ? ['men'] : []),
    ...(isOne ? ['man'] : []),
    ...colourWords(tokens),
    ...(languages.length === 1 ? languages.flatMap((own) => smallOf(tokens, own)) : []),
  ]
}

/** "Ich bin müde" asks for no bin, "am nächsten Tag" for no train: what is always said in the language of the prompt, and named in others only. */
function smallOf(tokens: readonly Token[], language: Language): string[] {
  return tokens.flatMap(({ kind, text }) => {
    const word = text.toLowerCase()
    if (kind !== 'word' || !chatterOf(language).has(word)) return []
    const named = languagesOf(word)
    return named.length > 0 && !named.includes(language) ? [word] : []
  })
}

/** Beside these Swedish "man" is anybody; German "man" always is. */
const ANYBODY = new Set(
  'vad hur nar om att kan ska far brukar gor ger koper tar behover vill maste bor kunde skulle ger skanker anvander har hittar tror vet ser'.split(
    ' ',
  ),
)

function isPronoun(tokens: readonly Token[], language: Language | undefined): boolean {
  const places = tokens.flatMap(({ key }, at) => (key === 'man' ? [at] : []))
  if (places.length === 0 || !(language === 'sv' || language === 'de')) return false
  return (
    language === 'de' ||
    places.every((at) => ANYBODY.has(tokens[at - 1]?.key ?? '') || ANYBODY.has(tokens[at + 1]?.key ?? ''))
  )
}

/** "Till sin mamma" denies nothing; before a word that is Spanish and not Swedish it does, whatever else is said. */
export function isIts(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.key !== 'sin' || !isSwedish(tokens)) return false
  const languages = languagesOf(tokens[at + 1]?.text ?? '')
  return languages.includes('sv') || !languages.includes('es')
}

function isSwedish(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }) => SWEDISH.has(key)) && !tokens.some(({ key }) => SPANISH.has(key))
}
