/** XML as it streams past: tags and text, as much as the parts of a spreadsheet need. No entities are made, no DTD is read. */

export interface XmlEvents {
  /** `tag` is all between `<` and `>`; its attributes are read by `attributeOf`. */
  readonly open: (name: string, tag: string) => void
  readonly close: (name: string) => void
  /** May come in pieces. */
  readonly text: (text: string) => void
}

export interface XmlReader {
  write(piece: string): void
}

/** What is not XML, or not of the plain kind that spreadsheets are. */
export class XmlUnreadable extends Error {}

/** A tag or comment; longer ones are nobody's, and are looked through again with each piece. */
const TAG_LENGTH = 262_144
const ENTITY_LENGTH = 12

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

export function xmlReader(events: XmlEvents): XmlReader {
  let rest = ''
  const take = (all: string): string => {
    let at = 0
    while (at < all.length) {
      const tag = all.indexOf('<', at)
      const end = tag === -1 ? heldBack(all, at) : tag
      if (end > at) events.text(unescapedXml(all.slice(at, end)))
      if (tag === -1) return all.slice(end)
      const next = takeTag(all, tag, events)
      if (next === undefined) return all.slice(tag)
      at = next
    }
    return ''
  }
  return {
    write(piece) {
      rest = take(rest + piece)
      if (rest.length > TAG_LENGTH) throw new XmlUnreadable('a tag has no end')
    },
  }
}

/** Where the next thing begins; undefined when this one has not all come yet. */
function takeTag(all: string, at: number, { open, close, text }: XmlEvents): number | undefined {
  if (all.startsWith('<!', at)) {
    if (all.startsWith('<!--', at)) return after(all, at + 4, '-->')
    if (all.startsWith('<![CDATA[', at)) {
      const end = all.indexOf(']]>', at)
      if (end !== -1) text(all.slice(at + 9, end))
      return end === -1 ? undefined : end + 3
    }
    if (all.length - at < 9) return undefined
    throw new XmlUnreadable('it has a document type')
  }
  const end = all.indexOf('>', at)
  if (end === -1) return undefined
  const tag = all.slice(at + 1, end)
  if (tag.startsWith('/')) close(localName(tag.slice(1)))
  else if (!tag.startsWith('?')) {
    const name = localName(tag)
    open(name, tag)
    if (tag.endsWith('/')) close(name)
  }
  return end + 1
}

function after(all: string, from: number, mark: string): number | undefined {
  const at = all.indexOf(mark, from)
  return at === -1 ? undefined : at + mark.length
}

/** An entity that is cut off waits for its end. */
function heldBack(all: string, from: number): number {
  const at = all.lastIndexOf('&')
  return at >= from && all.length - at < ENTITY_LENGTH && !all.includes(';', at) ? at : all.length
}

/** Without its prefix: `x:row` is a `row`. */
function localName(tag: string): string {
  let end = 0
  let start = 0
  for (; end < tag.length; end += 1) {
    const code = tag.charCodeAt(end)
    if (code <= 0x20 || code === 0x2f) break
    if (code === 0x3a) start = end + 1
  }
  return tag.slice(start, end)
}

/** The value of an attribute of a tag; undefined when it has none. */
export function attributeOf(tag: string, name: string): string | undefined {
  for (const quote of ['"', "'"]) {
    const at = tag.indexOf(` ${name}=${quote}`)
    if (at === -1) continue
    const start = at + name.length + 3
    const end = tag.indexOf(quote, start)
    return end === -1 ? undefined : unescapedXml(tag.slice(start, end))
  }
  return undefined
}

/** With the five entities and numbers as their letters. */
export function unescapedXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,4});/gi, (whole, named: string) => {
    if (!named.startsWith('#')) return ENTITIES[named] ?? whole
    const code = /^#x/i.test(named) ? Number.parseInt(named.slice(2), 16) : Number(named.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
