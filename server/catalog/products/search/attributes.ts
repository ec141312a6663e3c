/** What `customProperties` say of a product, in whatever language: its traits, as words and as marks, and its codes. Pure. */
import { fold, squash } from '../prompt/fold.ts'
import { partWordsOf } from '../prompt/part-words.ts'
import { coloursOfShade } from '../prompt/shades.ts'
import { isColour } from '../prompt/synonyms.ts'
import { imitationOf, traitsOf, type Family, type Trait } from '../prompt/traits.ts'
import type { CustomProperties } from '../../collections/schemas.ts'
import { materialWords } from './material-words.ts'
import { agesOfList } from './product-ages.ts'

export interface Attributes {
  /** To be found by, as any word is. */
  readonly texts: readonly string[]
  /** "#colour:red", "#material:wool", "#for:woman", "#size:38", and its handle as "@redsilkdress"; "#colour" alone says that its colours are known. */
  readonly marks: readonly string[]
  /** Without signs or case. */
  readonly codes: readonly string[]
  /** Members that say no: "caffeine: no". */
  readonly denied: readonly string[]
  /** As they are written. */
  readonly sizes: readonly string[]
  /** Whether it is written by somebody, or has pages or a language. */
  readonly isWritten?: boolean
}

type Concept = Family | 'size' | 'age' | 'code' | 'hidden'

/** Names of members by what they hold, folded, as shops of these languages call them. */
const CONCEPTS: readonly (readonly [Concept, RegExp])[] = [
  [
    'code',
    /^(?:.*(?:sku|ean|gtin|upc|isbn|mpn|barcode|streckkod|strichcode|codebarres|codigodebarras|codigobarras)\d*|(?:art|artikel|article|articulo|item|product|produkt|prod|part|model|modell|style|order|bestell|best|catalog|variant)?(?:nr|no|num|number|nummer|numero|code|kod|codigo|id|reference|referenz|referens|referencia|ref|sku)s?)$/,
  ],
  ['colour', /colou?rs?$|^farg(?:er)?$|farben?$|^couleurs?$|^kulor(?:er)?$|^colores$/],
  [
    'material',
    /^(?:.*material(?:e|ien|es|s)?|werkstoffe?|matieres?|fabric|stoff|obermaterial|tyg|kvalitet|composition|zusammensetzung|composicion|tejido|tissu)$/,
  ],
  [
    'for',
    /^(?:gender|sex|kon|geschlecht|genre|genero|sexo|for|forwhom|till|fur|pour|para|target(?:group|audience)?|malgrupp|zielgruppe|audience|department|avdelning)$/,
  ],
  [
    'size',
    /sizes?$|storlek(?:ar)?$|^strl$|gr(?:o|oe)ssen?$|^tailles?$|^tallas?$|^pointures?$|^konfektionsgr|^(?:collar|kragvidd|kragenweite|halsweite|encolure|tourdecou|cuello|tallacuello|waist)$/,
  ],
  [
    'age',
    /^(?:ages?(?!nt|nc|nda)[a-z]*|(?:recommended|suitable|min|minimum|from|child|childs|kids|target|player)ages?|tranchedage|(?:rekommenderad|lampligfran|lamplig|fran|lagsta)?alders?(?:grupp|intervall|rekommendation|fran)?|(?:empfohlenes|empf|mindest)?alters?(?:empfehlung|gruppe|klasse|angabe|freigabe|ab|von)?|(?:rangode|grupode|tramode)?edad(?:recomendada|minima|desde)?)$/,
  ],
  ['hidden', /url|link|image|bild|foto|photo|html|seo|gid$|timestamp/],
]
const TRUE = new Set(
  `yes true ja oui si y x included inkl inklusive inkluderat inkluderade ingar enthalten inbegriffen inclus incluse incluses incluido incluida incluidos incluidas`.split(
    ' ',
  ),
)
/** "Gluten: free", "Alkohol: 0 %". */
const FALSE = new Set([
  ...'no false nej nein non n none free frei fri fritt fria libre without ohne utan sans sin'.split(' '),
  '',
  '0',
  '0%',
  '0 %',
])
/** Of a part that a member is named after: a "Heel: flat" is none. */
const NONE =
  /\b(?:flat|flach\w*|platt\w*|plats?|plates?|plan[oa]s?|plain|solid|unis?|einfarbig|enfargad\w*|lis[oa]s?)\b/
/** Between the colours of a thing that has more than one. */
const SEVERAL = /[,;/|&+]/
/** Names of members that say for how many it is, and what then counts: "Sleeps: 4", "Spelare: 2–6". */
const COUNTED: readonly (readonly [string, RegExp])[] = [
  [
    'persons',
    /^(?:sleeps|seats|berths|(?:numberof)?(?:persons|people|seats)|(?:antal)?(?:personer|platser|sovplatser|sittplatser|sitsar)|(?:anzahl)?(?:personen|platze|schlafplatze|sitzplatze|sitze)|(?:nombrede)?(?:personnes|places|couchages)|(?:numerode)?(?:personas|plazas|asientos))$/,
  ],
  [
    'players',
    /^(?:(?:numberof)?players|(?:antal)?spelare|(?:anzahl)?spieler|spieler(?:an)?zahl|(?:nombrede)?joueurs|(?:numerode)?jugadores)$/,
  ],
]
const MOST_COUNTED = 20
/** Names of members of what is read. */
const WRITTEN =
  /^(?:isbn(?:10|13)?|authors?|forfattare|autor(?:en|in|a|es)?|auteurs?|autrice|(?:numberof|antal|anzahl|nombrede|numerode)?(?:pages|sidor|seiten|paginas)|pagecount|sidantal|seitenzahl|language|sprak|sprache|langue|idioma)$/
const VALUES_MAXIMUM = 200
const VALUE_CHARACTERS = 300
const DEPTH = 4
const CODE_CHARACTERS = 64

export function attributesOf(
  properties: CustomProperties,
  { externalId, handle }: { readonly externalId: string | null; readonly handle: string },
): Attributes {
  const leaves = leavesOf(properties, '', DEPTH).slice(0, VALUES_MAXIMUM)
  const texts: string[] = []
  const marks = new Set<string>()
  const denied: string[] = []
  const ages: string[] = []
  const sizes: string[] = []
  const isWritten = leaves.some(({ key }) => WRITTEN.test(fold(key)))
  const codes = new Set(codeOf(externalId ?? ''))
  codeOf(handle).forEach((code) => marks.add(`@${code}`))
  for (const { key, text } of leaves) {
    const concept = CONCEPTS.find(([, pattern]) => pattern.test(key))?.[0]
    if (concept === 'hidden') continue
    if (concept === 'code') codeOf(text).forEach((code) => codes.add(code))
    else if (TRUE.has(fold(text))) texts.push(key)
    else if (FALSE.has(fold(text))) denied.push(key)
    else texts.push(namesPart(key, text) ? `${key} ${text}` : text)
    if (concept === 'colour' || concept === 'material' || concept === 'for')
      for (const one of text.split(SEVERAL)) traitMarks(concept, one).forEach((mark) => marks.add(mark))
    texts.push(...countsOf(key, text))
    if (concept === 'age') ages.push(text)
    if (concept === 'size') sizes.push(text)
  }
  agesOfList(ages).forEach((mark) => marks.add(mark))
  sizes.flatMap(sizesOf).forEach((size) => marks.add(`#size:${size}`))
  return { texts, marks: [...marks], codes: [...codes], denied, sizes, isWritten }
}

/** "Hood: detachable", "Absatz: 6 cm", "batterier: 2 st AA" say that there are some. */
function namesPart(key: string, text: string): boolean {
  return partWordsOf(key).length > 0 && !NONE.test(fold(text))
}

/** "2–4" players: each number there is. */
function countsOf(key: string, text: string): string[] {
  const counted = COUNTED.find(([, pattern]) => pattern.test(key))?.[0]
  const [first, last = first] = /^(\d{1,2})(?:\D{1,3}(\d{1,2}))?\D*$/.exec(text)?.slice(1).map(Number) ?? []
  if (counted === undefined || first === undefined || last === undefined) return []
  const end = Math.min(Number.isNaN(last) ? first : last, MOST_COUNTED)
  return Array.from({ length: Math.max(end - first + 1, 0) }, (_, n) => `${first + n} ${counted}`)
}

/** A code as it is looked for: letters and digits only. */
export function codeOf(text: string): string[] {
  const code = squash(text)
  return code.length >= 2 && code.length <= CODE_CHARACTERS ? [code] : []
}

interface Leaf {
  readonly key: string
  readonly text: string
}

function leavesOf(value: unknown, key: string, depth: number): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [{ key, text: String(value).slice(0, VALUE_CHARACTERS).trim() }]
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return value.slice(0, VALUES_MAXIMUM).flatMap((entry) => leavesOf(entry, key, depth - 1))
  return Object.entries(value)
    .slice(0, VALUES_MAXIMUM)
    .flatMap(([name, entry]) => leavesOf(entry, squash(name), depth - 1))
}

/** "#material" says that it is known; the ids what it is. Words side by side may name one: "stainless steel". */
function traitMarks(family: Family, text: string): string[] {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  const pairs = words.slice(1).map((word, n) => `${words[n]} ${word}`)
  const traitsIn = (word: string): readonly Trait[] =>
    (family === 'material' ? materialWords(word) : [word])
      .flatMap(traitsOf)
      .filter((trait) => trait.family === family)
  const paired = pairs.flatMap(traitsIn)
  const isImitated = (trait: Trait): boolean => paired.some(({ id }) => id === imitationOf(trait))
  const traits = [...words.flatMap(traitsIn).filter((trait) => !isImitated(trait)), ...paired]
  // "Navy blue" is said; what "charcoal" is has to be known.
  const isNamed = words.some((word) => isColour(word) && coloursOfShade(word).length === 0)
  const shades = family === 'colour' && !isNamed ? words.flatMap(coloursOfShade) : []
  return [`#${family}`, ...[...traits.map(({ id }) => id), ...shades].map((id) => `#${family}:${id}`)]
}

function sizesOf(text: string): string[] {
  return text.split(/[,;/|]| - |\s+/).flatMap((part) => {
    const size = squash(part)
    return size === '' || size.length > 12 ? [] : [size]
  })
}
