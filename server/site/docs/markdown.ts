/** A guide's Markdown as a page: headings that can be linked to, tables that a phone can scroll. */
import { readFile } from 'node:fs/promises'
import { escapeHtml } from '../../lib/html.ts'
import { programFile } from '../../lib/program-files.ts'
import { slug } from '../../lib/slug.ts'
import { GUIDES } from './contents.ts'
import { pictureOf } from './pictures.ts'
import { withTables } from './tables.ts'

export interface Heading {
  readonly id: string
  readonly text: string
}

export interface Guide {
  readonly name: string
  readonly title: string
  /** Its first paragraph, as text. */
  readonly lead: string
  readonly markdown: string
}

export interface DrawnGuide {
  /** Safe to stand in a page: made of files of ours alone. */
  readonly markup: string
  /** Of the second level: what is on this page. */
  readonly headings: readonly Heading[]
}

const FOLDER = programFile('docs/guides/')
/** What guides call an installation; a reader sees the address of their own. */
const EXAMPLE_ADDRESS = /https:\/\/tidings\.example(?![\w.-])/g

/** Every guide, in order, with its tables and this installation's address in its examples. */
export async function readGuides(publicUrl: string): Promise<Guide[]> {
  return Promise.all(
    GUIDES.map(async (name) => {
      const text = await readFile(new URL(`${name}.md`, FOLDER), 'utf8')
      const markdown = withTables(text).replaceAll(EXAMPLE_ADDRESS, publicUrl)
      const [, title = name, lead = ''] = /^# (.+)\n+([^\n]+(?:\n[^\n]+)*)/.exec(markdown) ?? []
      return { name, title, lead: withoutMarks(lead), markdown }
    }),
  )
}

/** With the parser loaded at its first use: nobody reads a guide on most days. */
export async function drawGuide({ markdown }: Guide): Promise<DrawnGuide> {
  const { Marked } = await import('marked')
  const headings: Heading[] = []
  const ids = new Set<string>()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = unusedId(slug(withoutMarks(text)), ids)
        if (depth === 2) headings.push({ id, text: withoutMarks(text) })
        const words = this.parser.parseInline(tokens)
        if (depth === 1) return `<h1>${words}</h1>\n`
        return `<h${depth} id="${id}"><a href="#${id}">${words}</a></h${depth}>\n`
      },
      table(token) {
        const cells = (row: typeof token.header, tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')
        const head = `<thead><tr>${cells(token.header, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</tr></thead>`
        return `<div class="table" tabindex="0" role="group" aria-label="Table"><table>${head}<tbody>${rows}</tbody></table></div>\n`
      },
      image: ({ href, text }) => pictureOf(href, text),
      code({ text, lang }) {
        const label = lang ? ` data-language="${escapeHtml(lang)}"` : ''
        return `<pre tabindex="0"${label}><code>${escapeHtml(text)}</code></pre>\n`
      },
    },
  })
  return { markup: await marked.parse(markdown), headings }
}

function unusedId(wanted: string, ids: Set<string>): string {
  for (let count = 1; ; count += 1) {
    const id = count === 1 ? wanted : `${wanted}-${count}`
    if (ids.has(id)) continue
    ids.add(id)
    return id
  }
}

/** Markdown's marks taken off a line: links, code, emphasis. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
