/** How blocks of several parts hold them in their one text: lists by lines, columns by `---`, social by addresses. */

export interface SocialLink {
  readonly name: string
  readonly url: string
}

const MARKER = /^\s*(?:[-*•–]|\d{1,4}[.)])\s+/
const NUMBER = /^\s*\d{1,4}[.)]\s+/

/** The items of a list, one a line, without the `-`, `*`, `•` or `1.` they may begin with. */
export function listItems(text: string): { items: string[]; isNumbered: boolean } {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isNumbered = lines.length > 0 && lines.every((line) => NUMBER.test(line))
  return { items: lines.map((line) => line.replace(MARKER, '').trim()), isNumbered }
}

/** The columns, parted by lines that hold nothing but `---`. */
export function columnsOf(text: string): string[] {
  return text.split(/^[ \t]*-{3,}[ \t]*\r?$/m).map((column) => column.trim())
}

/** One link a line: `Name https://…`, or an address alone, which is named by its host. */
export function socialLinks(text: string): SocialLink[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const parting = Math.max(line.lastIndexOf(' '), line.lastIndexOf('\t'))
      const url = line.slice(parting + 1)
      const name = line.slice(0, Math.max(parting, 0)).trim().replace(/:$/, '')
      return { name: name || hostOf(url), url }
    })
}

function hostOf(url: string): string {
  return URL.parse(url)?.host.replace(/^www\./, '') || url.replace(/^(mailto|tel):/i, '')
}
