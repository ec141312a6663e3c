/** What a name says that a product is made for: the phone of a "Leather Case iPhone 15", the watch of a "Bracelet pour Apple Watch". Pure. */
import { headedBy } from '../prompt/composed.ts'
import { conceptsOf, kindsOf, type Span } from '../prompt/concepts.ts'
import type { Language } from '../prompt/interpretation.ts'
import { phraseEntries } from '../prompt/synonyms.ts'

export const FOR_IT = new Set('for fur fuer furs zum zur pour para till'.split(' '))
const WITH_IT = new Set('with mit med avec con'.split(' '))
/** Between the link and the thing: an article, its maker. */
const MOST_BETWEEN = 2
/** Names of things that nothing else is called, which stand by themselves or behind what is made for them. */
const LINES = new Set('iphone iphones ipad ipads macbook macbooks imac kindle airpods'.split(' '))
const ACCESSORY =
  /(?:^|-)(?:cover|case|holder|sleeve|strap|bracket|mount|protector|cable|charger|filter|tips|stand|cartridge)s?$/
const DEVICES = new Set(['electronics', 'home-appliance', 'watch'])

/** Of "Screen Protector iPhone 15" and "Ear Pads Bose QC35 Headphones" the second thing, whose maker stands between. */
export function isMadeFor(device: Span, accessory: Span | undefined, texts: readonly string[]): boolean {
  if (accessory === undefined || !isAccessory(accessory)) return false
  const between = texts.slice(accessory.end, device.start)
  const isLine = isLineAt(texts, device.start)
  const isByMaker = between.length > 0 && between.every(isMaker)
  const isDevice = idsOf(device).some((id) => [id, ...kindsOf(id)].some((kind) => DEVICES.has(kind)))
  return isDevice && (isByMaker || (isLine && between.length === 0))
}

/** A word that no table has; and one maker whose name is fruit. */
function isMaker(text: string): boolean {
  return text === 'apple' || (text !== '' && isUnknown(text))
}

/** Whether the word there is such a name: what follows its number is not counted by that. */
export function isLineAt(texts: readonly string[], place: number): boolean {
  return LINES.has(texts[place] ?? '')
}

/** "iPhone 15 Case": of which one, before what is made for it. */
export function isLineBefore(
  { start }: Span,
  accessory: Span | undefined,
  texts: readonly string[],
): boolean {
  return accessory !== undefined && isLineAt(texts, start) && isAccessory(accessory)
}

function isAccessory(span: Span): boolean {
  return idsOf(span).some((id) => ACCESSORY.test(id))
}

/** "Regenschutz für Kinderwagen", "Milchschoggi mit Nüssen": what is said before the link is no thing that is known, and surely not the one behind it. */
export function isOnlyFor(texts: readonly string[], first: Span | undefined): boolean {
  if (first === undefined) return false
  const link = texts.slice(0, first.start).findLastIndex((text) => FOR_IT.has(text) || WITH_IT.has(text))
  const between = texts.slice(link + 1, first.start)
  const isNear = between.length <= MOST_BETWEEN && between.every((text) => text !== '' && isUnknown(text))
  const before = texts.slice(0, Math.max(link, 0))
  return isNear && before.some((text) => /^\p{L}{3,}$/u.test(text) && isUnknown(text))
}

/** What heads are together with the thing behind their link, where that is a thing of its own. */
export function madeFor(
  texts: readonly string[],
  spans: readonly Span[],
  heads: ReadonlySet<Span>,
  languages: readonly Language[],
): ReadonlyMap<Span, Span> {
  const all = heads.size > 0 ? [...heads] : unknownBefore(texts)
  const named = all.flatMap((head) => {
    const link = heads.size > 0 ? head.end : linkIn(texts)
    const thing = FOR_IT.has(texts[link] ?? '') ? thingBehind(texts, spans, link) : undefined
    const concepts = thing === undefined ? [] : together(head, thing, texts, languages)
    return concepts.length === 0 ? [] : [[head, { ...head, concepts }] as const]
  })
  return new Map(named)
}

function linkIn(texts: readonly string[]): number {
  return texts.findIndex((text, place) => place > 0 && FOR_IT.has(text))
}

/** "Lame de rechange pour tondeuse": what is nothing by itself may be part of what stands behind the link. */
function unknownBefore(texts: readonly string[]): Span[] {
  const before = texts.slice(0, Math.max(linkIn(texts), 0))
  return before.flatMap((text, start) =>
    /^\p{L}{4,}$/u.test(text) && isUnknown(text) ? [{ concepts: [], start, end: start + 1 }] : [],
  )
}

function thingBehind(texts: readonly string[], spans: readonly Span[], link: number): Span | undefined {
  const next = spans.find(({ start }) => start > link)
  const between = texts.slice(link + 1, next?.start)
  const isNear = between.length <= MOST_BETWEEN && between.every((text) => text !== '')
  return isNear && next?.concepts.some(({ isThing }) => isThing) ? next : undefined
}

function together(
  head: Span,
  thing: Span,
  texts: readonly string[],
  languages: readonly Language[],
): Span['concepts'] {
  const said = ({ start, end }: Span): string => texts.slice(start, end).join(' ')
  const name = headedBy(said(head), said(thing), languages)
  const named = name === undefined ? [] : conceptsOf(name, languages)
  const concepts = named.length > 0 ? named : inEnglish(head, thing)
  return concepts.filter(({ isThing }) => isThing)
}

/** A "watch bracelet" is one of the words of a watch strap. */
function inEnglish(head: Span, thing: Span): Span['concepts'] {
  return idsOf(thing)
    .flatMap((modifier) => idsOf(head).map((id) => phraseEntries(`${modifier}-${id}`.split('-'))))
    .flat()
    .filter(({ language }) => language === 'en')
}

function idsOf({ concepts }: Span): readonly string[] {
  return [...new Set(concepts.flatMap(({ id, isThing }) => (isThing ? [id] : [])))]
}

function isUnknown(text: string): boolean {
  return conceptsOf(text).length === 0
}
