/** The shop of the evaluation: 403 mixed products, thirteen of each thing, the same at every run. */
import type { Language } from '../../../server/catalog/products/prompt/interpretation.ts'
import type { ProductUpsert } from '../../../server/catalog/products/schemas.ts'
import { LANGUAGES, THINGS, type Kind } from './things.ts'
import { COLOURS, KEYS, MATERIALS, WHOM } from './traits.ts'

/** A product with what is true of it, however it says so. */
export interface Item {
  readonly id: string
  readonly thing: string
  readonly kind: Kind
  readonly language: Language
  readonly colour: string
  readonly material: string
  readonly whom: string | undefined
  readonly sizes: readonly string[]
  readonly vendor: string
  readonly collection: string
  readonly price: number
  readonly originalPrice: number | undefined
  readonly currency: string
  readonly isForSale: boolean
  readonly code: string
  readonly body: ProductUpsert
}

const EACH = 13
const VENDORS =
  'Acme|Sale e Pepe|Nordwind|Maison Claire|H&M Home|Åhléns|Velocity|Under Par|Cheap Monday|Oak & Ash|Flamenca|Blå Station|Red Valentino|Number Nine|Ohne Titel|Polarn'.split(
    '|',
  )
export const COLLECTIONS =
  "Gifts for her|Father's Day|Summer Sale 2026|Back to School|Under the Tree|Nyheter i butiken|Fête des Mères|Sommerkollektion|Hogar y Cocina|Not So Basic".split(
    '|',
  )
const RATES: Readonly<Record<string, number>> = { EUR: 1, SEK: 11, GBP: 0.85 }
const OF_KIND: Readonly<Record<Kind, string>> = {
  clothes: 'cotton wool linen silk leather',
  shoes: 'leather cotton linen',
  home: 'oak steel glass wool cotton',
  tech: 'steel',
  food: '',
  book: '',
  toy: 'oak cotton',
  sport: 'steel cotton',
  beauty: '',
  garden: 'steel oak glass',
}

const STORIES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Made to last.', 'A present for a birthday.', 'Ships within two days.'],
  sv: ['Gjord för att hålla.', 'En fin present till födelsedagen.', 'Skickas inom två dagar.'],
  de: ['Gemacht, um zu halten.', 'Ein Geschenk zum Geburtstag.', 'Versand in zwei Tagen.'],
  fr: ['Fait pour durer.', 'Un cadeau pour un anniversaire.', 'Expédié sous deux jours.'],
  es: ['Hecho para durar.', 'Un regalo de cumpleaños.', 'Se envía en dos días.'],
}

export const ITEMS: readonly Item[] = THINGS.flatMap((thing, t) =>
  Array.from({ length: EACH }, (_, n) => anItem(thing, t, n)),
)

function anItem(thing: (typeof THINGS)[number], t: number, n: number): Item {
  const language = at(LANGUAGES, t + n)
  const materials = OF_KIND[thing.kind].split(' ')
  const hasColour = thing.kind !== 'food' && thing.kind !== 'book' && thing.kind !== 'beauty'
  const colour = hasColour ? at(Object.keys(COLOURS), t * 3 + n) : ''
  const material = at(materials, n + t)
  const isWorn = thing.kind === 'clothes' || thing.kind === 'shoes'
  const whom = isWorn ? at(Object.keys(WHOM), Math.floor(n / 2) + t) : undefined
  const currency = at(['EUR', 'EUR', 'SEK', 'GBP'], n + 2 * t)
  const rate = RATES[currency] ?? 1
  const price =
    Math.round(thing.price * rate * (0.4 + ((n * 5 + t) % EACH) * 0.11)) + (n % 3 === 0 ? 0 : 0.95)
  const off = [0, 0, 25, 0, 50, 0, 10][(n + t) % 7] ?? 0
  const facts = {
    id: `${thing.key}-${n}`,
    thing: thing.key,
    kind: thing.kind,
    language,
    colour,
    material,
    whom,
    sizes: sizesOf(thing.kind, n),
    vendor: at(VENDORS, t * 5 + n * 3),
    collection: at(COLLECTIONS, t + n * 7),
    price,
    originalPrice: off === 0 ? undefined : Math.ceil((price / (100 - off)) * 10_000) / 100,
    currency,
    isForSale: (n + t) % 6 !== 5,
    code: `${thing.key.slice(0, 2).toUpperCase()}-${1000 + t * 37 + n}/${String.fromCodePoint(65 + n)}`,
  }
  return { ...facts, body: bodyOf(facts, thing.says[language].title, n) }
}

function sizesOf(kind: Kind, n: number): string[] {
  if (kind === 'clothes') return ['S', 'M', 'L', 'XL'].slice(n % 3, (n % 3) + 2)
  return kind === 'shoes' ? [36 + (n % 6), 38 + (n % 6)].map(String) : []
}

/** Colour and material stand in the title of every second product, and only among the properties of the others. */
function bodyOf(facts: Omit<Item, 'body'>, noun: string, n: number): ProductUpsert {
  const { language, colour, material, whom, sizes } = facts
  const say = (table: typeof COLOURS, key: string | undefined): string =>
    (key && table[key]?.[language]) || ''
  const title = n % 2 === 0 ? titled(language, noun, say(COLOURS, colour), say(MATERIALS, material)) : noun
  const key = (name: string): string => KEYS[name]?.[language] ?? name
  return {
    externalId: facts.id,
    title: `${title} ${at(['Alma', 'Birk', 'Cleo', 'Dana', 'Elio', 'Fjord', 'Gaia'], n * 3 + noun.length)}`,
    vendor: facts.vendor,
    type: n % 3 === 0 ? noun : '',
    price: facts.price,
    originalPrice: facts.originalPrice ?? null,
    currency: facts.currency,
    isForSale: facts.isForSale,
    externalCollectionIds: [facts.collection],
    bodyHtml: `<p>${at(STORIES[language], n)}</p>`,
    customProperties: {
      [key('sku')]: facts.code,
      ...(colour === '' ? {} : { [key('colour')]: say(COLOURS, colour) }),
      ...(material === '' ? {} : { [key('material')]: say(MATERIALS, material) }),
      ...(whom === undefined ? {} : { [key('whom')]: say(WHOM, whom) }),
      ...(sizes.length === 0 ? {} : { [key('size')]: [...sizes] }),
    },
  }
}

function titled(language: Language, noun: string, colour: string, material: string): string {
  if (language === 'en') return `${capital(colour)} ${capital(material)} ${noun}`.trim()
  const link = { sv: 'i', de: 'aus', fr: 'en', es: 'de' }[language]
  return `${noun} ${colour}${material === '' ? '' : ` ${link} ${material}`}`.trim()
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function at<Entry>(list: readonly Entry[], index: number): Entry {
  return list[index % list.length] as Entry // lists here are never empty
}
