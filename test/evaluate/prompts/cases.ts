/** The labelled prompts: the templates, said of things of the shop, each with what is true of what it asks for. */
import type { Language } from '../../../server/catalog/products/prompt/interpretation.ts'
import { ITEMS, type Item } from './catalogue.ts'
import { TEMPLATES } from './templates.ts'
import { THINGS } from './things.ts'
import { COLOURS, MATERIALS, WHOM } from './traits.ts'

export interface Case {
  readonly kind: string
  readonly part: 'tuned' | 'held'
  readonly prompt: string
  /** What was asked for and must hold of all that comes. */
  readonly holds: (item: Item) => boolean
  /** 0 when it does not hold; the more it is like what was wished, the more. */
  readonly worth: (item: Item) => number
  readonly order: 'price asc' | 'price desc' | undefined
}

const SAID_OF = 4

export const CASES: readonly Case[] = TEMPLATES.trim().split('\n').flatMap(casesOf)

function casesOf(row: string, place: number): Case[] {
  const [kind = '', language = '', part = '', template = '', meaning = ''] = row.split(' | ')
  const fitting = ITEMS.filter((item) => fits(item, template, meaning))
  return Array.from({ length: Math.min(SAID_OF, fitting.length) }, (_, n) => {
    const item = fitting[(place * 31 + n * 53) % fitting.length] as Item // not empty: n is below its length
    // The table names only languages of the shop and the two parts.
    return aCase({ kind, part: part as Case['part'] }, template, meaning, item, language as Language)
  })
}

/** Prompts are said of products that have what they speak of. */
function fits(item: Item, template: string, meaning: string): boolean {
  if (template.includes('{c}') && item.colour === '') return false
  if (template.includes('{m}') && item.material === '') return false
  if (template.includes('{w}') && item.whom === undefined) return false
  if (template.includes('{s}') && item.sizes.length === 0) return false
  if (/kinder|barn/.test(template) && item.whom !== 'kids') return false
  if (/\{m\}\{t\}|kinder|barn/.test(template) && / /.test(spoken(item, 'de'))) return false
  if (!ITEMS.some((other) => isAsked(meaning, other, item))) return false
  return meaning.split(' ').every((part) => couldHold(item, part))
}

/** Whether all that is asked for, and not only wished, is true of it. */
function isAsked(meaning: string, other: Item, item: Item): boolean {
  return meaning
    .split(' ')
    .filter((part) => !part.startsWith('~') && !part.startsWith('order'))
    .every((part) => isTrue(part, other, item))
}

function couldHold(item: Item, part: string): boolean {
  const others = ITEMS.filter(({ thing }) => thing === item.thing)
  if (part === '<like') return others.some((other) => isCheaper(other, item))
  if (/^[<>]|^off|^sale/.test(part)) return others.some((other) => isTrue(part, other, item))
  return true
}

function aCase(
  { kind, part }: Pick<Case, 'kind' | 'part'>,
  template: string,
  meaning: string,
  item: Item,
  language: Language,
): Case {
  const parts = meaning.split(' ')
  const wishes = parts.filter((part) => part.startsWith('~')).map((part) => part.slice(1))
  const holds = (other: Item): boolean => isAsked(meaning, other, item)
  return {
    kind,
    part,
    prompt: filled(template, item, language, part),
    holds,
    worth: (other) => (holds(other) ? 1 + 2 * wishes.filter((wish) => isTrue(wish, other, item)).length : 0),
    order: parts.includes('order+') ? 'price asc' : parts.includes('order-') ? 'price desc' : undefined,
  }
}

function isTrue(part: string, other: Item, item: Item): boolean {
  if (part.startsWith('!')) return !isTrue(part.slice(1), other, item)
  if (part === '<like') return isCheaper(other, item)
  if (part === 't') return other.thing === item.thing
  if (part === 'c') return other.colour === item.colour
  if (part === 'm') return other.material === item.material
  if (part === 'w') return other.whom === item.whom
  if (part === 's') return other.sizes.includes(item.sizes[0] ?? '')
  if (part === 'v') return other.vendor === item.vendor
  if (part === 'n') return other.collection === item.collection
  if (part === 'code') return other.code === item.code
  if (part === 'sale') return other.originalPrice !== undefined
  if (part.startsWith('off')) return discountOf(other) >= Number(part.slice(3)) - 0.01
  const [, sign, amount, currency] = /^([<>]=?)(\d+)(\w+)$/.exec(part) ?? []
  if (sign === undefined) throw new Error(`no meaning: ${part}`)
  if (other.currency !== currency) return false
  const [price, bound] = [other.price, Number(amount)]
  return sign === '<'
    ? price < bound
    : sign === '<='
      ? price <= bound
      : sign === '>'
        ? price > bound
        : price >= bound
}

function isCheaper(other: Item, item: Item): boolean {
  return other.currency === item.currency && other.price < item.price && other.thing === item.thing
}

function discountOf({ price, originalPrice }: Item): number {
  return originalPrice === undefined ? 0 : (1 - price / originalPrice) * 100
}

function filled(template: string, item: Item, language: Language, part: Case['part']): string {
  const word = spoken(item, language, part)
  const slots: Readonly<Record<string, string>> = {
    t: word,
    c: COLOURS[item.colour]?.[language] ?? '',
    m: MATERIALS[item.material]?.[language] ?? '',
    w: WHOM[item.whom ?? '']?.[language] ?? '',
    s: item.sizes[0] ?? '',
    v: item.vendor,
    n: item.collection,
    code: item.code,
    bare: item.code.replace(/\W/g, '').toLowerCase(),
    slip: slipped(word, part),
    like: String(item.body.title),
  }
  return template.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')
}

function spoken({ thing }: Item, language: Language, part: Case['part'] = 'tuned'): string {
  const prompts = THINGS.find(({ key }) => key === thing)?.says[language].prompts ?? []
  return prompts[part === 'tuned' ? 0 : 1] ?? prompts[0] ?? ''
}

/** One letter dropped, or two swapped; words of fewer than five letters stay as they are. */
function slipped(word: string, part: Case['part']): string {
  if (word.length < 5) return word
  const at = Math.floor(word.length / 2)
  if (part === 'tuned') return word.slice(0, at) + word.slice(at + 1)
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
