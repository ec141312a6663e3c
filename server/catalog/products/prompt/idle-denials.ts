/** Denials of a sentence that only tells: what is not done ("mi hijo no duerme"), where something does not go, and what there is none of ("no light in the cupboard") are refused by nobody. Pure. */
import { BUT } from './denied-again.ts'
import { fold } from './fold.ts'
import { isNeed } from './departments/tables.ts'
import { isFiller } from './fillers.ts'
import type { Language, Interpretation } from './interpretation.ts'
import { foldedSet, LACKED, OF_THINGS } from './lack-said.ts'
import { isVerbForm } from './need-verbs.ts'
import { partWordsOf } from './part-words.ts'
import { endOf } from './phrases.ts'
import { refusedBy } from './privatives.ts'
import { saysGiven } from './recipients.ts'
import { isStory } from './story-things.ts'
import { entriesOfWord, isColour } from './synonyms.ts'
import { isGood, isKept } from './things-said.ts'
import type { Token } from './tokens.ts'
import { isMaterial } from './traits.ts'
import type { Scene } from './reading.ts'

/** Tokens between a denial and what it denies. */
const REACH = 4
/** They deny what somebody or something does; English "no" denies a thing. */
const OF_VERBS = foldedSet(
  `not don't doesn't didn't won't isn't aren't wasn't hasn't haven't cant cannot dont doesnt didnt wont isnt never
  inte ej aldrig nicht nie niemals pas plus jamais nunca jamás nothing ingenting nichts rien nada`,
)
/** What somebody will not do is no thing: "min son vägrar läsa". */
const REFUSING = foldedSet('refuses refuse refused vägrar vägrade weigert refusent niega niegan')
/** Who is allergic to it has it around them. */
const AIRBORNE = foldedSet('pollen dust damm kvalster staub hausstaub poussière acariens polen polvo ácaros')
/** "Nothing to sit on": what is done with it. */
const NOTHING = foldedSet('nothing nowhere inget ingenting ingenstans nichts rien nada')
const TO = foldedSet('to att zum zu pour à para que')
/** What somebody does not take is refused. */
const TAKING = foldedSet(
  `eat eats drink drinks like likes love loves want wants wear wears stand tolerate use uses buy
  äter ata dricker gillar vill bär tål använder isst esse essen trinkt trinke mag mögen will trägt verträgt vertrage
  mange manges boit aime veut porte supporte tolère come comen bebe gusta gustan quiere lleva soporta tolera aguanta puede`,
)
const MINE = foldedSet(
  'my our his her their mein meine meinen meinem unser unsere unseren mon ma mes notre nos mi mis nuestro nuestra min mitt mina vår vårt våra',
)
const THE = foldedSet("the der die das den dem le la les l' el los las")
/** They deny what stands right behind them. */
const FOR = foldedSet('for för für pour para till of de with med mit avec con')
const BARE = foldedSet('not inte ej nicht pas no')
const DEFINITE = /(?:[ae]n|et|na)$/u

/** Takes them from what is refused. */
export function takeIdle({ tokens, languages }: Scene, { words }: Interpretation): readonly string[] {
  if (words.not.length === 0 || !isStory(tokens)) return []
  const idle = words.not.filter((word) => isIdlyDenied(tokens, word, languages[0]))
  words.not = words.not.filter((word) => !idle.includes(word))
  words.free = words.free.filter((word) => !idle.includes(word))
  return idle
}

function isIdlyDenied(tokens: readonly Token[], word: string, language: Language | undefined): boolean {
  const at = tokens.findIndex(({ text }) => text.toLowerCase() === word)
  const start = Math.max(0, at - REACH)
  const before = tokens.slice(start, Math.max(0, at))
  const denial = before.findLastIndex(({ key }) => OF_VERBS.has(key) || OF_THINGS.has(key))
  const key = before[denial]?.key ?? ''
  if (startsPart(tokens, start + denial)) return false
  // "Min son sover inte".
  const isDone = isVerbForm(fold(word)) || !isRefusable(word)
  if (at >= 0 && OF_VERBS.has(tokens[at + 1]?.key ?? '') && isDone) return true
  if (LACKED.has(fold(word)) && key !== '' && !saysGiven(tokens)) return true
  if (AIRBORNE.has(fold(word)) || before.some(({ key }) => REFUSING.has(key))) return true
  // "The garden is empty, no birds", "wake up without my phone".
  if (key !== '' && isKept(word)) return true
  if (key !== '' && MINE.has(tokens[at - 1]?.key ?? '')) return true
  const isNothingTo = before.some(({ key }, n) => NOTHING.has(key) && TO.has(before[n + 1]?.key ?? ''))
  // Of a present to which there is nothing to eat nothing is lacked.
  if (isNothingTo && !saysGiven(tokens)) return true
  const ofVerb = OF_VERBS.has(key) || (key === 'no' && language === 'es')
  if (!ofVerb || endOf(tokens, start + denial, 'dislikes') !== undefined) return false
  if (!isRefusable(word)) return true
  const isOne = THE.has(tokens[at - 1]?.key ?? '') || (language === 'sv' && DEFINITE.test(word))
  return isOne && !isLook(word) && !tokens.some(({ key }) => TAKING.has(key))
}

/** "Something for horse riding, not the boots", "pero nada para perros": no verb is denied where a part of the prompt begins so. */
function startsPart(tokens: readonly Token[], denial: number): boolean {
  const [before, said, behind] = [tokens[denial - 1], tokens[denial], tokens[denial + 1]]
  if (said === undefined || behind === undefined) return false
  // "Nothing for cats, pet food".
  if (before === undefined) return NOTHING.has(said.key) && FOR.has(behind.key)
  if (before.text !== ',' && !BUT.has(before.key)) return false
  if (NOTHING.has(said.key)) return FOR.has(behind.key)
  return BARE.has(said.key) && (THE.has(behind.key) || (DEFINITE.test(behind.key) && isGood(behind.text)))
}

/** What a thing may be, be made of or have. */
function isRefusable(word: string): boolean {
  if (isFiller(word)) return false
  const isKnown = isGood(word) || entriesOfWord(word).some(({ id }) => !isNeed(id))
  return isLook(word) || isKnown || partWordsOf(word).length > 0 || refusedBy(fold(word)).length > 0
}

function isLook(word: string): boolean {
  return isColour(word) || isMaterial(word)
}
