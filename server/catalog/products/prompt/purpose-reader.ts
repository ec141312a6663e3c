/** Reads what a thing is to do: "something to knit a sweater with", "de quoi coudre", "somewhere to put my shoes". */
import { isNeed } from './departments/tables.ts'
import type { Language } from './interpretation.ts'
import { fold } from './fold.ts'
import { isHad } from './already-owned.ts'
import { toolsAt, type Tools } from './doing-tools.ts'
import { isDoingFirst } from './doing-verbs.ts'
import { endOf } from './phrases.ts'
import { anyOf, KEPT_SO, kindsNamed, objectAt, readPlace, readWhereTo } from './place-reader.ts'
import { purposeAt, troubleAt, type Done } from './purposes.ts'
import { nothing, type Reading, type Scene } from './reading.ts'
import { entriesOfWord, isThing } from './synonyms.ts'
import { isHobbyAt } from './taste-forms.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

const LONGEST = 5
/** So many words before a verb what it is done with may be named. */
const REACH = 12
/** What has to be done: "ska vi klyva ved", "muss Holz hacken", "hay que cortar leña". */
const OBLIGED =
  `must, gotta, can i, do i, ska vi, ska jag, ska, skall, måste, behöver, vi ska, jag ska, kan jag, kan man, kan vi, muss, müssen, will, wollen, möchte, soll,
  sollen, je dois, dois, devons, doit, faut, on va, vais, allons, voudrais, puis je, tengo que, hay que, tenemos que, voy a, vamos a, debo, necesito, puedo,
  podemos`
    .split(/,\s+/)
    .map(fold)
/** Before what somebody does: "who knits". */
const WHO = new Set('who that som qui que'.split(' '))
/** Before what has to be done, where somebody asks. */
const HOW = 'hur wie comment como'.split(' ')
/** Of two, "de quoi coudre", the longer. */
const LEADS = Map.groupBy(
  [
    'de quoi',
    'to',
    'att',
    'zum',
    'zu',
    'pour',
    'para',
    'vill',
    'veux',
    'veut',
    'quiero',
    'quiere',
    ...OBLIGED,
    ...WHO,
    ...HOW,
  ].map((lead) => lead.split(' ')),
  ([first]) => first ?? '',
)
/** "Easy to clean" tells about what is named behind. */
const EASY = new Set('easy ready hard lätt svårt enkel facile prêt fácil listo nice'.split(' '))
/** Before what somebody plays. */
const PLAYED = new Set(['au', 'aux', 'al', 'du', 'de', "d'", 'del'])
const MUCH = new Set(
  'much lots plenty some massa mycket mängder lite viel viele etwas beaucoup plein tant mucho mucha muchos muchas bastante'
    .split(' ')
    .map(fold),
)
const OF_IT = new Set('of med av de d'.split(' '))
const WITH = new Set(['with', 'med', 'mit', 'avec', 'con'])
export const AGAINST = new Set('against mot gegen contre contra'.split(' '))
/** Only where nothing that is sold is named before: of "a lamp to read by" the lamp is wanted. */
export function readPurpose({ tokens, languages }: Scene, at: number): Reading | undefined {
  const start = leadAt(tokens, at)
  if (start === undefined)
    return (
      readTrouble(tokens, at) ??
      readWhereTo(tokens, at, languages) ??
      readTools(tokens, at, gerundTools(tokens, at, languages))
    )
  const keys = keysFrom(tokens, start)
  const purpose = purposeAt(keys) ?? purposeOfMuch(keys) ?? purposeOfSomebody(tokens, start, keys)
  const behind = start + (purpose?.length ?? 1)
  const object = objectAt(tokens, behind)
  const kinds = object === undefined ? [] : kindsNamed(object.key, languages)
  const isMatter = saysMatter(tokens, start)
  const tools = purpose || isMatter ? undefined : readTools(tokens, at, toolsAt(tokens, start, languages))
  if (purpose === undefined && object === undefined) return tools
  if (isOfThing(tokens, at)) return undefined
  // "Något att ha skor i" asks for a place, "jag vill ha skor" for shoes.
  if (purpose === undefined && tokens[start]?.key === 'ha' && tokens[start - 1]?.key !== 'att')
    return undefined
  // "To keep my trousers up" asks for no wardrobe.
  if (purpose === undefined && KEPT_SO.has(tokens[object?.next ?? 0]?.key ?? '')) return undefined
  if (purpose === undefined) return readPlace(tokens[start], kinds, object?.next) ?? tools
  // Who reads crime novels wants them.
  if (purpose.things.some((thing) => kinds.includes(thing.replaceAll(' ', '-')))) return undefined
  const next = object?.next ?? behind
  return anyOf(purpose.things, WITH.has(tokens[next]?.key ?? '') ? next + 1 : next)
}

/** "For cleaning the oven". */
function gerundTools(
  tokens: readonly Token[],
  at: number,
  languages: readonly Language[],
): Tools | undefined {
  const isGerund = tokens[at]?.key === 'for' && tokens[at + 1]?.key.endsWith('ing') === true
  return isGerund ? toolsAt(tokens, at + 1, languages) : undefined
}

/** "Pour nourrir mon chat" is a phrase of what is the matter. */
function saysMatter(tokens: readonly Token[], at: number): boolean {
  const said = phraseOrWordAt(tokens, at)
  return said !== undefined && said.next > at + 1 && entriesOfWord(said.text).some(({ id }) => isNeed(id))
}

function readTools(tokens: readonly Token[], at: number, tools: Tools | undefined): Reading | undefined {
  if (!tools || isOfThing(tokens, at)) return undefined
  return anyOf(tools.things, WITH.has(tokens[tools.next]?.key ?? '') ? tools.next + 1 : tools.next)
}

/** "Split lots of wood", "klyva massa ved". */
function purposeOfMuch([verb = '', ...behind]: readonly string[]): Done | undefined {
  const [first = '', second = ''] = behind
  const amount = MUCH.has(first) ? (OF_IT.has(second) ? 2 : 1) : 0
  const purpose = amount === 0 ? undefined : purposeAt([verb, ...behind.slice(amount)])
  return purpose && purpose.length > 1 ? { ...purpose, length: purpose.length + amount } : undefined
}

/** "My friend who knits", "hermana que toca el violín": what somebody does, whose verb is no infinitive. */
function purposeOfSomebody(
  tokens: readonly Token[],
  start: number,
  [verb = '', ...behind]: readonly string[],
): Done | undefined {
  const isWho = WHO.has(tokens[start - 1]?.key ?? '')
  // "Qui joue aux cartes" plays with no toys, and who knits loves knitting.
  if (!isWho || PLAYED.has(behind[0] ?? '') || isHobbyAt(tokens, start)) return undefined
  const infinitives = [verb.replace(/s$/, ''), verb.replace(/r$/, ''), verb.replace(/t$/, 'en'), `${verb}r`]
  return infinitives
    .map((infinitive) => purposeAt([infinitive, ...behind]))
    .find((done) => done !== undefined)
}

/** "Against mosquitoes". */
function readTrouble(tokens: readonly Token[], at: number): Reading | undefined {
  if (!AGAINST.has(tokens[at]?.key ?? '')) return undefined
  const start = endOf(tokens, at + 1, 'article') ?? at + 1
  const trouble = troubleAt(keysFrom(tokens, start))
  // "Gegen Pickel": what is the matter is read by itself.
  if (!trouble && entriesOfWord(tokens[start]?.text.toLowerCase() ?? '').some(({ id }) => isNeed(id)))
    return nothing(start)
  if (!trouble || isOfThing(tokens, at)) return undefined
  return anyOf(trouble.things, start + trouble.length)
}

function keysFrom(tokens: readonly Token[], start: number): string[] {
  return tokens.slice(start, start + LONGEST).map(({ kind, key }) => (kind === 'word' ? key : ''))
}

function leadAt(tokens: readonly Token[], first: number): number | undefined {
  // "Planchar camisas".
  if (first === 0 && isDoingFirst(tokens)) return 0
  // "Um einen Pullover zu stricken".
  const between =
    tokens[first]?.key === 'um'
      ? tokens.slice(first, first + LONGEST).findIndex(({ key }) => key === 'zu')
      : 0
  const at = first + Math.max(0, between)
  const lead = LEADS.get(tokens[at]?.key ?? '')?.find((words) =>
    words.every((word, index) => tokens[at + index]?.key === word),
  )
  const before = tokens[first - 1]?.text.toLowerCase() ?? ''
  return lead === undefined || EASY.has(before) ? undefined : at + lead.length
}

function isOfThing(tokens: readonly Token[], at: number): boolean {
  const first = Math.max(0, at - REACH)
  return tokens
    .slice(first, at)
    .some(({ kind, text }, n) => kind === 'word' && isThing(text) && !isHad(tokens, first + n))
}
