/** Reads how much of a thing is asked for: "a bottle of red wine", "zwei Tafeln Schokolade", "a pair of red shoes": it is wanted, and no bottle. Pure. */
import { composedOf } from './composed.ts'
import { conceptsOf, kindsOf } from './concepts.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { readNumberWords } from './number-words.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { isDescriber, isThing, phraseIn } from './synonyms.ts'
import { isGood } from './things-said.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** What holds it, of whatever is sold so; and of what only food and drink are said to be in. */
const HOLDING: Readonly<Record<Language, readonly [string, string]>> = {
  en: [
    'pair pairs pack packs packet packets bottle bottles tube tubes roll rolls sack sacks kilo kilos litre litres liter liters bunch bucket buckets tub stick sticks sheet sheets carton cartons can cans tin tins tubs',
    'loaf loaves portion portions box boxes bag bags jar jars glass glasses cup cups bar bars slice slices piece pieces crate crates',
  ],
  sv: [
    'par paket förpackning förpackningar flaska flaskor tub tuber rulle rullar säck säckar kilo liter burk burkar kartong kartonger påse påsar ask askar hink hinkar nystan',
    'limpa limpor portion portioner glas kopp koppar bit bitar skiva skivor låda lådor back kaka kakor',
  ],
  de: [
    'paar packung packungen päckchen paket pakete flasche flaschen tube tuben rolle rollen kilo liter dose dosen tüte tüten beutel schachtel schachteln karton kartons eimer knäuel',
    'laib laibe portion portionen glas gläser tasse tassen becher tafel tafeln stück stücke scheibe scheiben kiste kisten kasten kästen',
  ],
  fr: [
    'paire paires paquet paquets bouteille bouteilles tube tubes rouleau rouleaux kilo kilos litre litres sachet sachets canette canettes seau seaux pelote pelotes',
    'miche miches part parts portion portions boîte boîtes pot pots sac sacs bocal bocaux tasse tasses verre verres tablette tablettes morceau morceaux tranche tranches barquette caisse',
  ],
  es: [
    'par pares paquete paquetes botella botellas tubo tubos rollo rollos kilo kilos litro litros lata latas cubo cubos ovillo ovillos',
    'barra barras hogaza hogazas ración raciones porción caja cajas bolsa bolsas tarro tarros bote botes frasco frascos taza tazas vaso vasos copa copas tableta tabletas trozo trozos loncha lonchas saco sacos',
  ],
}
const words = (text: string): ReadonlySet<string> => new Set(text.split(' ').map(fold))
const holding = new Map(
  Object.entries(HOLDING).map(([language, [any, food]]) => [
    language,
    { any: words(any), food: words(food) },
  ]),
)
/** Between what holds it and what it is, where a language puts one. */
const OF: Readonly<Partial<Record<Language, ReadonlySet<string>>>> = {
  en: new Set(['of']),
  fr: new Set(['de', "d'", 'd']),
  es: new Set(['de']),
}
const FOOD = new Set(['food', 'drink', 'candy', 'dairy-products', 'pet-food'])
const MEASURED = /^(?:kilos?|lit(?:re|er|ro)s?)$/
/** Words before the thing, which tell of it. */
const MOST_TOLD = 2
const [LEAST_COUNT, MOST_COUNT] = [2, 12]

/** Of a count too: "two bottles of wine", "zwei Teller". */
export function readPortion(scene: Scene, at: number): Reading | undefined {
  const [language] = scene.languages
  if (language === undefined || scene.tokens[at]?.kind === 'sign') return undefined
  const counted = countAt(scene, at, language)
  const start = counted?.next ?? at
  // "5 kilos of flour" is measured.
  if (counted?.isDigits === true && MEASURED.test(scene.tokens[start]?.key ?? '')) return undefined
  const held = heldFrom(scene, start, language)
  if (held !== undefined) return nothing(held, 'request')
  if (counted === undefined || counted.isDigits) return undefined
  const thing = thingFrom(scene, counted.next)
  if (thing === undefined) return undefined
  const text = String(counted.value)
  return { kind: 'request', next: counted.next, add: ({ words }) => addOnce(words.wishes, text) }
}

interface Count {
  readonly value: number
  readonly next: number
  readonly isDigits: boolean
}

/** A few, in digits or in words; what is a thing in the language counts none. */
function countAt({ tokens, languages }: Scene, at: number, language: Language): Count | undefined {
  const token = tokens[at]
  if (token?.kind === 'number')
    return /^(?:[2-9]|1[0-2])$/.test(token.text)
      ? { value: Number(token.text), next: at + 1, isDigits: true }
      : undefined
  const number = readNumberWords(tokens, at)
  if (!number || number.next !== at + 1 || number.value < LEAST_COUNT || number.value > MOST_COUNT)
    return undefined
  const isElse = conceptsOf(token?.text ?? '', languages).some((concept) => concept.language === language)
  return isElse ? undefined : { ...number, isDigits: false }
}

/** Where what is held begins, where something is said to hold it. */
function heldFrom(scene: Scene, at: number, language: Language): number | undefined {
  const { tokens, languages } = scene
  const { key = '', text = '' } = tokens[at] ?? {}
  const { any, food } = holding.get(language) ?? {}
  if (any?.has(key) !== true && food?.has(key) !== true) return undefined
  const of = OF[language]
  if (of !== undefined && !of.has(tokens[at + 1]?.key ?? '')) return undefined
  const start = of === undefined ? at + 1 : at + 2
  const thing = thingFrom(scene, start)
  if (thing === undefined || (any?.has(key) !== true && !isEaten(thing))) return undefined
  // "Boîte à outils", "pot de fleurs": both together are a thing of their own.
  const isOne =
    phraseIn(tokens.slice(at, start + 1).map((token) => token.text.toLowerCase())) !== undefined ||
    (of !== undefined && composedOf(text.toLowerCase(), thing, languages) !== undefined)
  return isOne ? undefined : start
}

function thingFrom({ tokens }: Scene, start: number): string | undefined {
  let at = start
  for (let told = 0; told <= MOST_TOLD; told++) {
    if (tokens[at]?.kind !== 'word') return undefined
    const said = phraseOrWordAt(tokens, at)
    if (said && isThing(said.text) && isGood(said.text) && !isDescriber(said.text)) return said.text
    if (said === undefined || !isDescriber(said.text)) return undefined
    at = said.next
  }
  return undefined
}

function isEaten(thing: string): boolean {
  return conceptsOf(thing).some(({ id }) => [id, ...kindsOf(id)].some((kind) => FOOD.has(kind)))
}
