/** The Liquid of messages: what a template may say, and what it may cost. */
import { Context, Liquid, type Template } from 'liquidjs'
import { escapeHtml } from '../../lib/html.ts'
import { isLinkAddress } from '../../lib/web-address.ts'

/** Of one parsed text; of what one rendering allocates, in characters and elements; of its time. */
const PARSE_CHARACTERS = 10_000_000
const MEMORY = 1_000_000
/** Far more than any message needs: a bound on loops, not a promise, and no fault of a busy machine. */
const RENDER_MILLISECONDS = 2_000

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
    renderLimit: RENDER_MILLISECONDS,
    outputEscape: isHtml ? (value) => escapeHtml(wordsOf(value)) : wordsOf,
  })
  for (const tag of Object.keys(liquid.tags)) if (!TAGS.has(tag)) delete liquid.tags[tag]
  for (const filter of Object.keys(liquid.filters)) if (!FILTERS.has(filter)) delete liquid.filters[filter]
  // Every output is escaped where it has to be; twice would show.
  liquid.registerFilter('escape', wordsOf)
  liquid.registerFilter('escape_once', wordsOf)
  liquid.registerFilter(ADDRESS_FILTER, inAddress)
  liquid.registerFilter(WHOLE_ADDRESS_FILTER, asAddress)
  return liquid
}

/** Renders at once. Throws when the template asks for more than it may, or a value does not suit its filter. */
export function renderLiquid(liquid: Liquid, template: Template[], scope: object): string {
  return String(liquid.renderSync(template, new Context(scope, liquid.options, { sync: true }, { liquid })))
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
