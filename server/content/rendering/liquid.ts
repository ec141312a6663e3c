/** The Liquid of messages: what a template may say, and what it may cost. */
import { Context, Liquid, toValueSync, type Emitter, type Template } from 'liquidjs'
import { escapeHtml } from '../../lib/html.ts'
import { isLinkAddress } from '../../lib/web-address.ts'
import { quickenPositions } from './liquid-positions.ts'
import { quicken } from './quick-outputs.ts'

quickenPositions()

/** Of one parsed text; of what one rendering allocates, in characters and elements. */
const PARSE_CHARACTERS = 10_000_000
const MEMORY = 1_000_000
/** Of one rendering: texts, outputs and tags passed, and characters written. Counted, for time is a busy machine's. */
const STEPS = 100_000
const OUTPUT_CHARACTERS = 4_194_304
/** Of one tag or output, in characters: reading what is in it, or that its end is missing, takes its square. */
const TAG_CHARACTERS = 4_096

/** Tags that can neither read files, nor write what was not escaped. */
const TAGS = new Set(['assign', 'break', 'case', 'comment', 'continue', 'for', 'if', 'unless', '#'])

/** Filters of words, numbers, dates and lists. What makes markup, or lets it through, is not among them. */
const FILTERS = new Set(
  `abs append at_least at_most capitalize ceil compact concat date default divided_by downcase escape escape_once
  first floor join last lstrip map minus modulo plus prepend remove remove_first remove_last replace replace_first
  replace_last reverse round rstrip size slice sort sort_natural split strip strip_newlines sum times truncate
  truncatewords uniq upcase url_decode url_encode where`.split(/\s+/),
)

/** Added to outputs that stand in an address, and to those that are one as a whole. */
export const ADDRESS_FILTER = 'in_address'
export const WHOLE_ADDRESS_FILTER = 'as_address'

export interface Dialect {
  /** How a value stands in the text: escaped in HTML, as it is elsewhere. */
  readonly isHtml: boolean
  /** IANA; dates are written in it. */
  readonly timezone: string
}

/** An engine without files, prototypes, markup from values, and without end. Its templates are its own. */
export function openLiquid({ isHtml, timezone }: Dialect): Liquid {
  const liquid = new Liquid({
    strictFilters: true,
    ownPropertyOnly: true,
    templates: {},
    timezoneOffset: timezone,
    locale: 'en',
    parseLimit: PARSE_CHARACTERS,
    memoryLimit: MEMORY,
    outputEscape: isHtml ? (value) => escapeHtml(wordsOf(value)) : wordsOf,
  })
  boundTags(liquid)
  for (const tag of Object.keys(liquid.tags)) if (!TAGS.has(tag)) delete liquid.tags[tag]
  for (const filter of Object.keys(liquid.filters)) if (!FILTERS.has(filter)) delete liquid.filters[filter]
  // Every output is escaped where it has to be; twice would show.
  liquid.registerFilter('escape', wordsOf)
  liquid.registerFilter('escape_once', wordsOf)
  liquid.registerFilter(ADDRESS_FILTER, inAddress)
  liquid.registerFilter(WHOLE_ADDRESS_FILTER, asAddress)
  return liquid
}

function boundTags(liquid: Liquid): void {
  const parse = liquid.parse.bind(liquid)
  liquid.parse = (text) => {
    const bounded = withBoundedTags(text)
    const template = quicken(parse(bounded))
    return bounded === text ? template : parse('{{')
  }
}

/** The text, or as much of it as shows that a tag or output is not closed within 4,096 characters. */
export function withBoundedTags(text: string): string {
  const close = /[%}]\}/g
  for (const { index } of text.matchAll(/\{[{%]/g)) {
    if (index < close.lastIndex) continue
    close.lastIndex = index + 2
    const end = close.exec(text)?.index ?? Infinity
    if (end - index > TAG_CHARACTERS) return text.slice(0, index + TAG_CHARACTERS)
  }
  return text
}

/** Renders at once. Throws when the template asks for more than it may, or a value does not suit its filter. */
export function renderLiquid(liquid: Liquid, template: Template[], scope: object): string {
  return openRendering(liquid, scope)(template)
}

/**
 * Renders the pieces of one text one after the other, within the limits of a whole; strings are what they are. `written`
 * characters of it are there already.
 */
export function openRendering(
  liquid: Liquid,
  scope: object,
  written = 0,
): (pieces: readonly (string | Template)[]) => string {
  // The library asks it before each step, and takes any that has these two.
  const renderLimit = stepLimit() as unknown as Context['renderLimit']
  const context = new Context(scope, liquid.options, { sync: true }, { liquid, renderLimit })
  const emitter = boundedEmitter(written)
  return (pieces) => {
    emitter.buffer = ''
    if (pieces.every((piece) => typeof piece !== 'string')) render(liquid, context, pieces, emitter)
    else
      for (const piece of pieces) {
        if (typeof piece === 'string') emitter.write(piece)
        else render(liquid, context, [piece], emitter)
      }
    return emitter.buffer
  }
}

function render(liquid: Liquid, context: Context, templates: readonly Template[], emitter: Emitter): void {
  // The library's type is of an array that may be changed, which it does not do.
  toValueSync(liquid.renderer.renderTemplates(templates as Template[], context, emitter))
}

function stepLimit() {
  let steps = 0
  const check = (): void => {
    steps += 1
    if (steps > STEPS) throw new Error(`it takes more than ${STEPS} steps`)
  }
  return { check, use: check }
}

function boundedEmitter(written: number): Emitter {
  const emitter = {
    buffer: '',
    write: (html: unknown) => {
      const words = typeof html === 'string' ? html : wordsOf(html)
      emitter.buffer += words
      written += words.length
      if (written > OUTPUT_CHARACTERS) throw new Error(`it writes more than ${OUTPUT_CHARACTERS} characters`)
    },
  }
  return emitter
}

/** What a value says: nothing for what is not there and for what has no words. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed().replaceAll(UNPRINTABLE, '')
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? value.map(wordsOf).filter(Boolean).join(', ') : ''
}

// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** What an address cannot hold is percent-encoded; what is encoded already stays as it is. */
function inAddress(value: unknown): string {
  return encodeURI(wordsOf(value)).replaceAll('%25', '%').replaceAll("'", '%27')
}

/** Nothing, where it would be an address that runs, or none. */
function asAddress(value: unknown): string {
  const address = inAddress(value)
  return isLinkAddress(address) ? address : ''
}
