/** What a body is, by its bytes: JSON, a form of three kinds, or nothing we know; what it is declared as only breaks ties. Pure. */
import { FORM_PARTS_MAXIMUM } from '../../../http/limits.ts'
import { readParts } from '../../../lib/multipart.ts'
import { readConsentWord } from '../consent-words.ts'
import { isEmailLike } from '../values.ts'
import { charsetOf, readBytes } from './charset.ts'
import { entriesIn } from './entries.ts'
import { isFormText, pairsIn, unescaped, withLetters } from './escapes.ts'
import { readJsonLines, readJsonText } from './json.ts'
import { tableIn, tableOfRows, type Table } from './tables.ts'
import { DEPTH_MAXIMUM, VALUES_MAXIMUM } from './tree.ts'
import { readXml } from './xml.ts'

export interface SentFile {
  readonly key: string
  readonly filename: string
}

export interface SentBody {
  /** In the order sent; a key may come again. */
  readonly pairs: readonly (readonly [string, unknown])[]
  /** Named only: what they hold is not kept. */
  readonly files: readonly SentFile[]
  readonly isForm: boolean
}

/** Why a body cannot be read. `foreign`: it is not declared as anything that is taken here, and is none of it. */
export type Fault = 'empty' | 'broken' | 'foreign' | 'too-many-parts' | 'several-people'

/** JSON in a text in a text in a text: as often as this. */
const WRAPPED = 3

export function readBody(bytes: Buffer, contentType: string): SentBody | Fault {
  const boundary = boundaryIn(bytes, contentType)
  if (boundary !== undefined)
    return readMultipart(bytes, `multipart/form-data; boundary="${boundary}"`, contentType)
  if (/^multipart\//i.test(contentType.trim())) return bytes.length === 0 ? 'empty' : 'broken'
  const charset = charsetOf(contentType)
  const text = readBytes(bytes, charset)
  if (text.replaceAll('\0', '').trim() === '') return 'empty'
  return readText(text, charset, contentType)
}

function readText(text: string, charset: string | undefined, contentType: string): SentBody | Fault {
  const json = readJsonText(text) ?? readJsonText(withoutFormDress(text, charset))
  if (json !== undefined) return ofJson(json.value)
  const lines = readJsonLines(text)
  if (lines !== undefined) return ofSteps(lines)
  const xml = readXml(text, DEPTH_MAXIMUM, VALUES_MAXIMUM)
  if (xml !== undefined) return { pairs: Object.entries(xml), files: [], isForm: false }
  const isDeclaredForm = /x-www-form-urlencoded/i.test(contentType)
  const table = isDeclaredForm ? undefined : tableIn(text)
  if (table !== undefined) return ofTable(table)
  if (!isDeclaredForm && !/^[^\r\n=&]{1,200}=[^\r\n&]*&[^\r\n=&]{1,200}=/.test(text) && isLines(text))
    return { pairs: linesOf(text), files: [], isForm: true }
  if (isMailText(text, contentType)) return { pairs: linesOf(text), files: [], isForm: true }
  if (isDeclaredForm || isPairs(text)) return { pairs: pairsIn(text, charset), files: [], isForm: true }
  return /json|^\s*$/i.test(contentType) ? 'broken' : 'foreign'
}

/** `{…}=`, `%7B…%7D`: JSON that went through the code for forms. */
function withoutFormDress(text: string, charset: string | undefined): string {
  if (/^\s*[{[]/.test(text)) return text.replace(/=\s*$/, '')
  return /^%(?:7b|5b|22)/i.test(text) ? unescaped(text, charset).replace(/=\s*$/, '') : ''
}

/** An object; a text that holds one; or a list of one, of the answers of one form, or of its names and values. */
function ofJson(value: unknown, depth = 0): SentBody | Fault {
  if (typeof value === 'string' && depth < WRAPPED) {
    const inner = readJsonText(value)
    if (inner === undefined && isFormText(value)) return { pairs: pairsIn(value), files: [], isForm: true }
    return inner === undefined ? 'broken' : ofJson(inner.value, depth + 1)
  }
  if (typeof value !== 'object' || value === null) return 'broken'
  if (!Array.isArray(value)) return { pairs: Object.entries(value), files: [], isForm: false }
  const table = tableOfRows(value)
  if (table !== undefined) return ofTable(table)
  const entries = entriesIn(value)
  if (entries) return { pairs: entries, files: [], isForm: false }
  const objects = value.filter(
    (one): one is object => typeof one === 'object' && one !== null && !Array.isArray(one),
  )
  if (objects.length === 0 || objects.length < value.length) return 'broken'
  if (objects.length === 1) return ofJson(objects[0], depth)
  const members = objects.flatMap((one): [string, unknown][] => Object.entries(one))
  if (members.length === objects.length && new Set(members.map(([name]) => name)).size === members.length)
    return { pairs: members, files: [], isForm: false }
  // `[{name, value}, …]` is one form; several with an address each are several people.
  return objects.filter(namesSomebody).length > 1
    ? 'several-people'
    : { pairs: [['', value]], files: [], isForm: false }
}

/** Steps of one form, where no two of them have addresses. */
function ofSteps(steps: readonly object[]): SentBody | Fault {
  const addresses = steps.flatMap((step) => Object.values(step).filter(isEmailLike))
  if (new Set(addresses.map((one) => String(one).trim().toLowerCase())).size > 1) return 'several-people'
  return {
    pairs: steps.flatMap((step): [string, unknown][] => Object.entries(step)),
    files: [],
    isForm: false,
  }
}

function ofTable(table: Table | 'several'): SentBody | Fault {
  return table === 'several' ? 'several-people' : { pairs: table, files: [], isForm: true }
}

function namesSomebody(one: object): boolean {
  return Object.entries(one).some(([key, value]) => /mail|phone|tel/i.test(key) && typeof value === 'string')
}

/** `a=b&c=d`, in one line: what stands before the first sign looks like a name. */
function isPairs(text: string): boolean {
  return /^[^\s=&<>{}"]{1,200}=/.test(text.trimStart())
}

/** `name: value` or `name=value`, one a line, as a form of text/plain sends it and as mails are written. */
function isLines(text: string): boolean {
  const lines = text.trim().split(/\r?\n/)
  const named = lines.filter((line) => /^[^=:<>{}]{1,100}[=:]/.test(line))
  const isMail = lines.length === 1 && /^[^=:<>{}&]{1,60}:\s/.test(text)
  return isMail || (lines.length > 1 && named.length > 0 && /^[^=:<>{}]{1,100}[=:]/.test(lines[0] ?? ''))
}

const NAMED_ADDRESS = /^[^=:<>{}\r\n]{1,100}[=:]\s?.{0,200}[^\s@]@[^\s@]{1,200}\.[^\s@]/m

/** Lines of names and values behind a sentence, as mails tell of a form; one of them is an address. */
function isMailText(text: string, contentType: string): boolean {
  const isText = /^\s*(?:text\/plain|$)/i.test(contentType)
  return isText && text.trim().split(/\r?\n/, 3).length > 2 && NAMED_ADDRESS.test(text)
}

/** What a mail has behind a yes or no is none of it, and has no name; a message goes on. */
function linesOf(text: string): [string, string][] {
  const pairs: [string, string[]][] = []
  for (const line of text.trim().split(/\r?\n/)) {
    const [, key, value] = /^([^=:<>{}]{1,100})[=:]\s?(.*)$/.exec(line) ?? []
    const last = pairs.at(-1)
    if (key !== undefined && value !== undefined)
      pairs.push([key.replaceAll(BOLD, '').trim(), [value.replace(/^\*+\s*/, '')]])
    else if (last && isOver(last[1], line)) pairs.push([END, [line]])
    else last?.[1].push(line)
  }
  return pairs.map(([key, lines]) => [key, lines.join('\n')])
}

/** What marks a name or a value as bold: `**Name:** Ann`. */
const BOLD = /^[\s>-]*\*+\s*|\*+\s*$/g

/** Before what stands below a mail (RFC 3676, 4.3). */
const END = '--'

/** A yes or no that a blank line follows, or the end. */
function isOver([first = '', second, ...more]: readonly string[], line: string): boolean {
  const isBlank = second?.trim() === '' && more.length === 0
  const isEnd = second === undefined && line.trimEnd() === END
  return (isBlank || isEnd) && readConsentWord(first) !== undefined
}

/** Of the content type, or else of the first line, where that is one: senders forget to name it. */
function boundaryIn(bytes: Buffer, contentType: string): string | undefined {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? []
  const named = quoted ?? bare
  if (named !== undefined && bytes.includes(`--${named}`)) return named
  const head = bytes.toString('latin1', 0, 400)
  return /^(?:\r?\n)*--([^\r\n]{1,70})\r\ncontent-disposition:/i.exec(head)?.[1]?.trim()
}

/** Of a file only the name is kept, so that a form with an attachment still makes a contact. */
function readMultipart(bytes: Buffer, boundary: string, contentType: string): SentBody | Fault {
  const parts = readParts(bytes, boundary)
  if (parts === undefined) return 'broken'
  if (parts.length > FORM_PARTS_MAXIMUM) return 'too-many-parts'
  const charset = charsetOf(contentType) ?? declaredIn(parts)
  const pairs = parts
    .filter(({ filename }) => filename === undefined)
    .map(
      ({ name, contentType: own, value }) =>
        [withLetters(name), withLetters(readBytes(value, charsetOf(own) ?? charset))] as const,
    )
  const files = parts.flatMap(({ name, filename }) => (filename ? [{ key: name, filename }] : []))
  return { pairs, files, isForm: true }
}

/** `_charset_`, which browsers fill in (RFC 7578, 4.6). */
function declaredIn(parts: readonly { readonly name: string; readonly value: Buffer }[]): string | undefined {
  return parts
    .find(({ name }) => name === '_charset_')
    ?.value.toString('latin1')
    .trim()
}
