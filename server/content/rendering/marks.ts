/** Liquid in content: taken out before anything is cleaned, escaped or laid out, and put back where it stood. */
import { Tokenizer, TokenKind, type Liquid, type TopLevelToken } from 'liquidjs'
import { contentFault, type ContentFault, type FaultyField } from '../fault.ts'
import { Unsendable } from '../unsendable.ts'
import { ADDRESS_FILTER, WHOLE_ADDRESS_FILTER, withBoundedTags } from './liquid.ts'

/** A field of the content, as faults name it. */
export interface ContentField extends FaultyField {
  /** Tags and entities of the text are markup. */
  readonly isMarkup?: boolean
  /** The text is one address. */
  readonly isAddress?: boolean
}

interface Mark {
  readonly liquid: string
  readonly field: ContentField
  readonly isOutput: boolean
}

/** Words that stand for Liquid: letters and digits, which every later step leaves as they are. */
export interface Marks {
  /** Throws liquidjs' error when a tag or output is not closed. */
  hide(text: string, field: ContentField): string
  /** The Liquid of plain text: marks become what they stood for, everything else is literal. */
  restoreText(text: string): string
  /** The same for HTML. Throws a `Unsendable` where a value could become markup or an address that runs. */
  restoreHtml(html: string): string
  /** The place of the first Liquid tag that cleaning has taken away, and with it the half of a pair. */
  lostFrom(rendered: string): ContentField | undefined
}

const LITERAL = /\{(?=[{%])/g
const ADDRESSES = new Set(['href', 'src', 'cite'])
const WORDS = new Set(['alt', 'title', 'aria-label'])
/** Whatever a value is, it cannot change where such an address leads. */
const FIXED = /^(?:https?:\/\/[^/?#]+[/?#]|mailto:|tel:)/i
export const HOST = 'must not choose the host of an address, only what follows it, or all of it'

/** `content` is all that the message is made of: no mark is a word of it. */
export function openMarks(liquid: Liquid, content: unknown): Marks {
  const stem = unusedIn(JSON.stringify(content))
  const book: Book = {
    liquid,
    stem,
    word: new RegExp(`(?:https://${stem}w|${stem}m)(\\d+)q`, 'g'),
    marks: [],
  }
  return {
    hide: (text, field) => hide(book, text, field),
    restoreText: (text) => restoreText(book, text),
    restoreHtml: (html) => restoreHtml(book, html),
    lostFrom: (rendered) => lostFrom(book, rendered),
  }
}

interface Book {
  readonly liquid: Liquid
  /** Begins every mark, and nothing else. */
  readonly stem: string
  readonly word: RegExp
  readonly marks: Mark[]
}

function hide(book: Book, text: string, field: ContentField): string {
  const { liquid, stem, word, marks } = book
  const read = field.isMarkup ? decodedLiquid(text) : text
  // Refused at its field.
  if (withBoundedTags(read) !== read) liquid.parse(read)
  const tokens = new Tokenizer(read).readTopLevelTokens(liquid.options)
  const hidden = tokens.map((token) => {
    const written = token.getText()
    if (token.kind === TokenKind.HTML) return written
    const isOutput = token.kind === TokenKind.Output
    marks.push({ liquid: written, field, isOutput })
    // What is an address as a whole must look like one to those who check addresses.
    const isWhole = isOutput && isWholeIn(read, token, field)
    return `${isWhole ? `https://${stem}w` : `${stem}m`}${marks.length - 1}q`
  })
  const words = hidden.join('')
  const at = words.search(word)
  const isFree = at >= 0 && !FIXED.test(words.slice(0, at)) && !words.includes(`https://${stem}w`)
  if (field.isAddress && isFree) refuse(book, words, 'liquid-host', HOST)
  return words
}

function restore(
  { word, marks }: Book,
  text: string,
  filterOf: (mark: Mark, isWhole: boolean) => string | undefined,
): string {
  return text.replaceAll(word, (found, number: string) => {
    const mark = marks[Number(number)]
    if (!mark) return ''
    const filter = mark.isOutput ? filterOf(mark, found.startsWith('https:')) : undefined
    return filter ? mark.liquid.replace(/(-?\}\})$/, ` | ${filter} $1`) : mark.liquid
  })
}

function restoreText(book: Book, text: string): string {
  return restore(book, text.replaceAll(LITERAL, "{{'{'}}"), ({ field }, isWhole) => {
    if (isWhole) return WHOLE_ADDRESS_FILTER
    return field.isAddress ? ADDRESS_FILTER : undefined
  })
}

function restoreHtml(book: Book, html: string): string {
  const inTags = html
    .replaceAll(LITERAL, "{{'{'}}")
    .replaceAll(/<[^>]*>/g, (tag) => (tag.includes(book.stem) ? restoreTag(book, tag) : tag))
  return restore(book, inTags, () => undefined)
}

function restoreTag(book: Book, tag: string): string {
  const restored = tag.replaceAll(/(?<=\s)([\w:-]+)="([^"]*)"/g, (attribute, name: string, value: string) =>
    value.includes(book.stem) ? `${name}="${restoreAttribute(book, name, value)}"` : attribute,
  )
  return restored.includes(book.stem)
    ? refuse(book, restored, 'liquid-in-tag', 'must not stand inside an HTML tag')
    : restored
}

function restoreAttribute(book: Book, name: string, value: string): string {
  const { word } = book
  if (WORDS.has(name)) return restore(book, value, () => undefined)
  if (!ADDRESSES.has(name))
    return refuse(book, value, 'liquid-in-attribute', `must not stand in the attribute ${name}`, [name])
  const [first] = value.matchAll(word)
  const isWhole = first?.[0] === value.trim() && firstIn(book, value)?.isOutput
  if (isWhole) return restore(book, value, () => WHOLE_ADDRESS_FILTER)
  if (!FIXED.test(value.slice(0, first?.index))) return refuse(book, value, 'liquid-host', HOST)
  return restore(book, value, () => ADDRESS_FILTER)
}

function firstIn({ word, marks }: Book, text: string): Mark | undefined {
  const [first] = text.matchAll(word)
  return marks[Number(first?.[1])]
}

function refuse(
  book: Book,
  text: string,
  key: ContentFault['key'],
  fault: string,
  named: readonly string[] = [],
): never {
  const { field, liquid = '' } = firstIn(book, text) ?? {}
  const of = field ?? { name: 'Text' }
  throw new Unsendable(contentFault(of, key, `${of.name}: ${liquid} ${fault}.`, [liquid, ...named]))
}

function lostFrom({ word, marks }: Book, rendered: string): ContentField | undefined {
  const shown = new Set([...rendered.matchAll(word)].map(([, number]) => Number(number)))
  return marks.find(({ isOutput }, index) => !isOutput && !shown.has(index))?.field
}

/** Whether Liquid in an address leaves alone where it leads, or is all of it. */
export function isFixed(address: string): boolean {
  const at = address.search(/\{[{%]/)
  return at < 0 || FIXED.test(address.slice(0, at)) || /^\s*\{\{[^{}]*\}\}\s*$/.test(address)
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** An address by itself, or all of an attribute, which may be an address. */
function isWholeIn(
  text: string,
  { begin, end }: TopLevelToken,
  { isAddress, isMarkup }: ContentField,
): boolean {
  const [before, after] = [text.slice(0, begin), text.slice(end)]
  if (isAddress) return before.trim() === '' && after.trim() === ''
  return isMarkup === true && /=["']$/.test(before) && /^["']/.test(after)
}

/** Editors write quotes and signs as entities, and spaces as ones that do not break. */
export function decodedLiquid(markup: string): string {
  // What is not closed soon is refused where it is parsed; to look for its end from every brace takes their square.
  if (withBoundedTags(markup) !== markup) return markup
  return markup.replaceAll(/\{[{%][^]*?[%}]\}/g, (liquid) =>
    liquid.replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);|\u00a0/g, (entity) => ENTITIES[entity] ?? ' '),
  )
}

function unusedIn(text: string): string {
  for (let n = 0; ; n += 1) {
    const stem = `zq${n}liquid`
    if (!text.includes(stem)) return stem
  }
}
