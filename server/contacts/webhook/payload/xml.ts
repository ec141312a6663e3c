/** XML as systems and scripts send it: elements as objects, those that come again as lists, attributes beside what they stand at. Pure. */
import { unescapedXml, XmlUnreadable, xmlReader } from '../../../lib/xml-events.ts'

interface Element {
  readonly name: string
  readonly members: Map<string, unknown>
  readonly texts: string[]
  /** One of those that are looked at. */
  readonly isKept: boolean
}

/** Begins and ends as it. */
function looksLikeXml(text: string): boolean {
  return /^\s*<(?:\?\w|!--|[\p{L}_])/u.test(text.slice(0, 100)) && text.trimEnd().endsWith('>')
}

/**
 * What the outermost element holds; undefined where it is not XML, breaks off, is nested too deep, or has a document type:
 * no entities are made but the five and numbers, and nothing is fetched. Elements beyond the most that are looked at are left out.
 */
export function readXml(text: string, depth: number, most: number): object | undefined {
  if (!looksLikeXml(text)) return undefined
  const outermost: Element = { name: '', members: new Map(), texts: [], isKept: true }
  const open = [outermost]
  let left = most
  try {
    xmlReader({
      open(name, tag) {
        if (open.length > depth) throw new XmlUnreadable('it is nested too deep')
        left -= 1
        const isKept = left >= 0
        open.push({ name, members: isKept ? attributesOf(tag) : new Map(), texts: [], isKept })
      },
      close(name) {
        const element = open.pop()
        if (element === undefined || element.name !== name) throw new XmlUnreadable('a tag is not closed')
        if (element.isKept) join(open.at(-1)?.members, name, valueOf(element))
      },
      text(piece) {
        open.at(-1)?.texts.push(piece)
      },
    }).write(text.trim())
  } catch (error) {
    if (error instanceof XmlUnreadable) return undefined
    throw error
  }
  const [[name, root] = ['', undefined], ...more] = outermost.members
  const isWhole = open.length === 1 && more.length === 0 && outermost.texts.join('').trim() === ''
  // A page is no form.
  return isWhole && typeof root === 'object' && root !== null && !/^html$/i.test(name) ? root : undefined
}

/** An empty text where there is nothing; text beside attributes or elements is a value of its own. */
function valueOf({ members, texts }: Element): unknown {
  const text = texts.join('').trim()
  if (members.size === 0) return text
  if (text !== '') join(members, 'value', text)
  return Object.fromEntries(members)
}

function join(members: Map<string, unknown> | undefined, name: string, value: unknown): void {
  const known = members?.get(name)
  if (Array.isArray(known)) known.push(value)
  else members?.set(name, members.has(name) ? [known, value] : value)
}

/** Those of whoever wrote it; `xmlns` and what has a prefix are the format's. */
function attributesOf(tag: string): Map<string, unknown> {
  const found = tag.slice(0, TAG_LENGTH).matchAll(/\s([\p{L}_][\w.-]*)=(?:"([^"]*)"|'([^']*)')/gu)
  const attributes = new Map<string, unknown>()
  for (const [, name = '', double, single] of found)
    if (name !== 'xmlns') attributes.set(name, unescapedXml(double ?? single ?? ''))
  return attributes
}

/** What is written behind it in one tag is nobody's. */
const TAG_LENGTH = 10_000
