/** What of somebody's HTML a public page, a feed or an embed may show: reading matter, and nothing that runs. */
import type sanitize from 'sanitize-html'
import { withinDepth } from '../lib/html-depth.ts'
import { sanitizer } from '../lib/lazy.ts'

const ALIGNMENTS = ['align-left', 'align-center', 'align-right']
const ALIGNED_TAGS = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']
const TAGS = `
  p h2 h3 h4 h5 h6 div figure figcaption a img br hr span ul ol li dl dt dd blockquote pre code kbd samp strong b em
  i u s del ins mark small sub sup abbr cite q time table caption thead tbody tfoot tr td th`

const ABSOLUTE = /^\s*(https?:\/\/|mailto:|tel:)/i

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS.trim().split(/\s+/),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    ol: ['start', 'reversed', 'type'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    abbr: ['title'],
    time: ['datetime'],
    blockquote: ['cite'],
    '*': ['lang', 'dir'],
  },
  // The classes our own stylesheet knows; any other could dress a post up as part of the page around it.
  allowedClasses: {
    a: ['button'],
    div: ['columns', 'column', 'product', 'spacer', ...ALIGNMENTS],
    figure: ['video', 'wide', ...ALIGNMENTS],
    ...Object.fromEntries(ALIGNED_TAGS.map((tag) => [tag, ALIGNMENTS])),
    p: ['price', 'sold-out', ...ALIGNMENTS],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nonTextTags: [
    'style',
    'script',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'svg',
    'math',
  ],
  nestingLimit: 60,
  transformTags: {
    // The page's own title is its one h1.
    h1: 'h2',
    a: (tagName, attributes) => ({ tagName, attribs: { ...absolute(attributes, 'href'), rel: 'noopener' } }),
    img: (tagName, attributes) => ({
      tagName,
      attribs: {
        ...absolute(attributes, 'src'),
        alt: attributes['alt'] ?? '',
        loading: 'lazy',
        decoding: 'async',
      },
    }),
  },
  // A picture whose address was not fit to be shown is not a picture.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
}

/**
 * Somebody's HTML as it may be shown anywhere: scripts, styles, frames, forms, event handlers and addresses other
 * than absolute http, https, mailto and tel ones are gone. Clean HTML stays as it is.
 */
export function cleanHtml(html: string): string {
  return sanitizer()(withinDepth(html), OPTIONS).trim()
}

/** Posts are also shown on other people's pages, where an address that leans on ours would lead astray. */
function absolute(attributes: sanitize.Attributes, name: string): sanitize.Attributes {
  const { [name]: address = '', ...rest } = attributes
  return ABSOLUTE.test(address) ? attributes : rest
}
