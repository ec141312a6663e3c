/** Whom a prompt names, said plainly: not whose they are ("my boyfriend's mum"), nor how big ("mi hermano pequeño"), and by their own name ("the little ones"). Pure. */
import { isChild } from './age-amounts.ts'
import { fold } from './fold.ts'
import { endOf } from './phrases.ts'
import { recipientOf } from './recipients.ts'
import { entriesOfWord, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const OF = wordsOf("of de d' du des del von av")
/** Hold an article themselves. */
const OF_THE = wordsOf('du des del')
const THEIRS = wordsOf(
  `my our your his her their mon ma mes ton ta tes notre nos votre vos son sa ses leur leurs mi mis tu tus su sus nuestro nuestra nuestros nuestras
  meinem meiner meinen unserem unserer unseren seiner seinem ihrer ihrem min mitt mina vår vårt våra sin sitt sina`,
)
const THE = wordsOf("the le la les l' el los las dem der den")
/** German says so by the article alone: "die Tochter meiner Cousine". */
const GENITIVES = wordsOf('meiner meines unserer unseres deiner deines seiner seines ihrer ihres der des')
const POSSESSIVES = wordsOf(
  `my our min mitt mina vår vårt våra mein meine meinen meiner meinem unser unsere unseren unserem unserer mon ma mes notre nos mi mis nuestro nuestra nuestros nuestras`,
)
const FOR = wordsOf('for för till für fürs pour para')
const LITTLE = wordsOf(
  `little small wee younger youngest lilla lille liten små yngre minsta klein kleine kleinen kleiner kleines kleinem jüngere jüngeren jüngerer jüngste jüngsten jüngster
  petit petite petits petites pequeño pequeña pequeños pequeñas`,
)
const BIG = wordsOf(
  `big older elder eldest oldest stora store äldre äldsta groß große großen großer großem älteren älterer älteste ältesten ältester grand grande grands grandes`,
)
/** Old, or tall; "grand" is said of these alone, since a "grand père" is called so. */
const SIBLING =
  /^(?:bro|sis|syst|syrr|bror|brod|schwest|brud|frere|soeur|sœur|frang|herman|cousin|kusin|son|sons|daughters?|sohn|tochter|hij[oa]|sobrin|niec|neph)/
/** As Spanish says it, behind them. */
const BEHIND = wordsOf(
  'pequeño pequeña pequeños pequeñas mayor mayores mediano mediana menor menores chico chica',
)
/** "A young woman", "eine alte Dame": nothing that is sold is called so. */
const AGED = wordsOf(
  'young old elderly ung unga gammal gamla gammel jung junge jungen junger alt alte alten alter jeune jeunes vieux vieille vieil âgé âgée joven jóvenes viejo vieja anciano anciana',
)
const GROWN =
  /^(?:wom[ae]n|m[ae]n|lad(?:y|ies)|gentlem[ae]n|kvinn|dam|herr|frau|mann|femme|homme|dame|mujer|hombre|senor)/
/** Of them their size says what fits them: a dress for a small woman. */
const ANYBODY = wordsOf(
  `woman women man men lady ladies gent gents gentleman gentlemen people persons adult adults kvinna kvinnor dam damer herr herrar folk vuxna
  frau frauen dame damen herren mann männer leute erwachsene femme femmes dame dames homme hommes gens adultes mujer mujeres señora señoras hombre hombres señor señores gente adultos
  parents grandparents föräldrar eltern großeltern padres abuelos`,
)
/** Whoever is little and called so is a child. */
const LADS = new Map(
  [
    ...pairsOf('pojke', 'kille killen grabb grabben'),
    ...pairsOf('flicka', 'tjej tjejen'),
    ...pairsOf('boy', 'guy lad chap fella'),
    ...pairsOf('copain', 'ami'),
    ...pairsOf('copine', 'amie'),
  ].map(([from, to]) => [fold(from), to] as const),
)
/** Of whom nothing else is said than that they are little, by how the word begins. */
const CHILDREN: readonly (readonly [begins: RegExp, child: string])[] = [
  [/^(?:little|small|wee|young)/, 'child'],
  [/^(?:lil|sma|minsta|yngsta)/, 'barn'],
  [/^(?:klein|jungst)/, 'Kinder'],
  [/^petit/, 'enfant'],
  [/^pequen/, 'niño'],
]
const TWINS = new Map([...pairsOf('niños', 'gemelos gemelas'), ...pairsOf('enfants', 'jumeaux jumelles')])
const ONES = wordsOf('one ones')
/** A mother of the bride is dressed as one. */
const BRIDES = wordsOf('bride groom brud bruden braut bräutigam mariée marié mariés novia novios')
const PRONOUNS = wordsOf(
  'her hers him his it el ella elle lui sie ihr ihn ihm er hon han honom henne hans hennes us mate',
)

export function plainlyWhom(tokens: readonly Token[]): Token[] {
  const plain: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const owner = ownerEnd(tokens, at)
    if (owner !== undefined) at = owner - 1
    else if (!isSize(tokens, at)) plain.push(renamed(tokens, at))
    if (isLittleOne(tokens, at) && ONES.has(tokens[at + 1]?.key ?? '')) at += 1
  }
  return plain
}

function isPerson(token: Token | undefined): boolean {
  if (token?.kind !== 'word' || PRONOUNS.has(token.key)) return false
  const whom = recipientOf(token.text, true)
  return (whom !== undefined && whom !== 'gift') || (isChild(token.text) && !isThing(token.text))
}

/** Where whoever it is named after ends: "boyfriend's", "barnens", "de mi compañera", "meiner Cousine". */
function ownerEnd(tokens: readonly Token[], at: number): number | undefined {
  return genitiveEnd(tokens, at) ?? (isPerson(tokens[at - 1]) ? ofEnd(tokens, at) : undefined)
}

function genitiveEnd(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  const bare = token?.text.replace(/['’]?s$/u, '') ?? ''
  if (token === undefined || bare === token.text || BRIDES.has(fold(bare))) return undefined
  const isApart = /^['’]$/.test(tokens[at + 1]?.text ?? '')
  const isGenitive = /['’]s$/u.test(token.text) || isApart || isSwedishGenitive(tokens, at)
  const next = isApart ? at + 2 : at + 1
  return isGenitive && isPerson({ ...token, text: bare, key: fold(bare) }) && isPerson(tokens[next])
    ? next
    : undefined
}

/** "Kompisens mamma", but "pappas" and "syskons" beside others in lists are theirs as well. */
function isSwedishGenitive(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return /(?:[ae]ns|ars|ers|as|[nt]s)$/u.test(text) && !entriesOfWord(text.toLowerCase()).some(isOwnWord)
}

function isOwnWord({ spelt, language }: { readonly spelt: string; readonly language: string }): boolean {
  return language !== 'sv' && spelt.endsWith('s')
}

export function ofEnd(tokens: readonly Token[], at: number): number | undefined {
  const key = tokens[at]?.key ?? ''
  const isLinked = OF.has(key)
  const owned = isLinked && !OF_THE.has(key) ? at + 1 : at
  const article = tokens[owned]?.key ?? ''
  const isTheirs = isLinked ? THEIRS.has(article) : GENITIVES.has(article)
  const isThe = isLinked ? THE.has(article) || OF_THE.has(article) : /^(?:der|des)$/.test(article)
  const whom = tokens[owned + 1]
  if (!(isTheirs || isThe) || !isPerson(whom) || isBaby(whom)) return undefined
  return !isTheirs && BRIDES.has(whom?.key ?? '') ? undefined : owned + 2
}

function isBaby(token: Token | undefined): boolean {
  return entriesOfWord(token?.text.toLowerCase() ?? '').some(({ id }) => id === 'baby' || id === 'newborn')
}

/** "Little" of a little brother, "pequeño" of an "hermano pequeño": who is a child is said by its own word. */
function isSize(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  // "Allt från Lilla Gubben" is of a maker.
  if (at > 0 && [tokens[at], after].every((token) => /^\p{Lu}/u.test(token?.text ?? ''))) return false
  if (BIG.has(key)) return isPerson(after) && SIBLING.test(after?.key ?? '')
  if (AGED.has(key)) return [before, after].some((token) => isPerson(token) && GROWN.test(token?.key ?? ''))
  const isBefore = LITTLE.has(key) && (isKin(after) || LADS.has(after?.key ?? ''))
  return (
    isBefore || (BEHIND.has(key) && isPerson(before) && SIBLING.test(before?.key ?? '') && !isPerson(after))
  )
}

function isKin(token: Token | undefined): boolean {
  return isPerson(token) && !isChild(token?.text ?? '') && !ANYBODY.has(token?.key ?? '')
}

function renamed(tokens: readonly Token[], at: number): Token {
  const token = tokens[at] ?? { kind: 'sign', text: '', key: '', glued: false, inner: [] }
  const twins = TWINS.get(token.key)
  // By themselves cufflinks and binoculars.
  if (twins !== undefined && tokens[at + 1]?.key === 'de' && tokens[at + 2]?.kind === 'number')
    return { ...token, text: twins, key: fold(twins) }
  const child = LITTLE.has(tokens[at - 1]?.key ?? '')
    ? LADS.get(token.key)
    : isLittleOne(tokens, at)
      ? CHILDREN.find(([begins]) => begins.test(token.key))?.[1]
      : undefined
  return child === undefined ? token : { ...token, text: child, key: fold(child) }
}

/** "Für meine Kleine", "pour le petit", "for the little ones". */
function isLittleOne(tokens: readonly Token[], at: number): boolean {
  if (!LITTLE.has(tokens[at]?.key ?? '')) return false
  const lead = tokens[at - 1]?.key ?? ''
  const isTheirs =
    POSSESSIVES.has(lead) || (endOf(tokens, at - 1, 'article') === at && FOR.has(tokens[at - 2]?.key ?? ''))
  if (!isTheirs) return false
  const next = ONES.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1
  const after = tokens[next]
  return (
    after?.kind !== 'word' ||
    next > at + 1 ||
    endOf(tokens, next, 'stop', 'atMost', 'below', 'and') !== undefined
  )
}

function pairsOf(to: string, from: string): (readonly [string, string])[] {
  return from.split(' ').map((word) => [word, to] as const)
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map((word) => (word.endsWith("'") ? word : fold(word))))
}
