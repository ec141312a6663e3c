/** One line in which somebody wrote all of it: "Ann Berg, ann@example.com, +46 70 123 45 67", and texts in which another program wrote down a form. Pure. */
import { bracketedAddress } from '../../../lib/email-address.ts'
import { each, isEmailLike, isNumberLike, textOf } from '../values.ts'
import { weigh } from './evidence.ts'
import { WRITTEN_NAME } from './whose-value.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { withoutLink } from './links.ts'
import { tokensOf } from './tokens.ts'

const LINE_LENGTH = 200
const PARTS_MAXIMUM = 6

/** The same leaves; where there is no address by itself, a line that holds one is parted into what it holds. */
export function withLinesParted(leaves: readonly Leaf[]): readonly Leaf[] {
  if (leaves.some(({ value }) => isEmailLike(value) || (Array.isArray(value) && value.some(isEmailLike))))
    return leaves
  const lines = leaves.flatMap((leaf) => {
    const parts = partsOf(leaf)
    return parts.some(isEmailLike) ? [{ leaf, parts }] : []
  })
  const [line, ...more] = lines
  if (line === undefined || more.length > 0) return leaves
  return leaves.flatMap((leaf) =>
    leaf === line.leaf
      ? line.parts.map((part) => ({ ...leaf, value: part, labels: [nameOf(part, leaf)] }))
      : [leaf],
  )
}

function partsOf({ value, labels, isDescription }: Leaf): string[] {
  if (typeof value !== 'string' || value.length > LINE_LENGTH || isDescription || !value.includes('@'))
    return []
  const { meanings } = readLabel(labels[0] ?? '')
  if (['other', 'recipient', 'company', 'thing', 'meta'].some((one) => meanings.has(one as never))) return []
  const parts = value.split(/\s*[,;|/\n\t]\s*|\s+[–—-]\s+/).filter((part) => part !== '')
  return parts.length > 1 && parts.length <= PARTS_MAXIMUM ? parts : []
}

function nameOf(part: string, { labels }: Leaf): string {
  if (isEmailLike(part)) return 'email'
  if (isNumberLike(part) || /^0\d[\d ()-]{6,14}$/.test(part)) return 'phone'
  return WRITTEN_NAME.test(part) ? 'name' : (labels[0] ?? '')
}

const TEXT_LENGTH = 20_000
const FORM_LINES_MAXIMUM = 200
const LABEL_LENGTH = 100
/** What marks a line as one of a list, or its name as bold. */
const MARKS = /^[\s>*_#•–-]+|[\s*_]+$/g
const BREAK = /<br\s*\/?>|<\/(?:p|tr|li|div|dd|h\d)>/gi
const CELL = /<\/(?:t[dh]|dt)>\s*<(?:t[dh]|dd)[^<>]{0,200}>/gi

/** The same leaves; where nobody's address is sent by itself, the one text that holds such lines is what its lines say. */
export function withWrittenForms(leaves: readonly Leaf[]): readonly Leaf[] {
  if (leaves.some((leaf) => isSomebodys(leaf))) return leaves
  const [written, ...more] = leaves.flatMap((leaf) => {
    const pairs = pairsIn(leaf.value)
    return pairs.some(isAddress) ? [{ leaf, pairs }] : []
  })
  if (written === undefined || more.length > 0) return leaves
  return leaves.flatMap((leaf) =>
    leaf === written.leaf
      ? written.pairs.map(([label, value]) =>
          withoutLink({ ...leaf, labels: [label], value, isAnswer: true }),
        )
      : isMailers(leaf)
        ? []
        : [isTitleOf(leaf, written.leaf) ? { ...leaf, labels: ['title'] } : leaf],
  )
}

/** What a task or ticket is called in which a form was written down. */
function isTitleOf({ labels, path }: Leaf, written: Leaf): boolean {
  return readLabel(labels[0] ?? '').field === 'name' && path.join('\n') === written.path.join('\n')
}

/** An address of somebody; one who has the task to answer, and a program that sends mail, are nobody here. */
function isSomebodys(leaf: Leaf): boolean {
  return each(leaf.value).some(isEmailLike) && weigh(leaf).against === undefined && !isMailers(leaf)
}

/** `from: "Website <noreply@example.com>"` */
function isMailers({ labels, value }: Leaf): boolean {
  return (
    FROM.test(tokensOf(labels[0] ?? '').join('')) && NOBODYS.test(addressIn(textOf(each(value)[0]) ?? ''))
  )
}

function addressIn(text: string): string {
  return (bracketedAddress(text) ?? text).trim()
}

/** What programs that tell of forms send from. */
const NOBODYS =
  /^(?:no[._-]?reply|do[._-]?not[._-]?reply|wordpress|web(?:site|form|master)?|forms?|notifications?|mailer|system|robot|alerts?|formular|kontakt|contact|info)(?:[+._-][^@]*)?@/i

const FROM =
  /^(?:from|de|von|fran|fra|da|van|od|remitente|absender|avsandare|expediteur|mittente|afzender|fromemail|fromaddress|sender|mailfrom|returnpath|replyto)$/

/** `### Email` */
const HEADING = /^#{1,6}\s+(\S.{0,99})$/

type Pair = readonly [string, string]

function isAddress([label, value]: Pair): boolean {
  return (isEmailLike(value.trim()) || LINKED.test(value)) && readLabel(label).field === 'email'
}

/** As chats write an address. */
const LINKED = /^<mailto:[^<>\s]{3,254}>$/

function pairsIn(value: unknown): readonly Pair[] {
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [value]
  const text = texts.join('\n')
  if (typeof texts[0] !== 'string' || text.length > TEXT_LENGTH || !text.includes('@')) return []
  const pairs: [string, string][] = []
  for (const line of linesOf(text)) {
    const last = pairs.at(-1)
    const at = line.slice(0, LABEL_LENGTH).search(/[:=]/)
    const label = line.slice(0, Math.max(at, 0)).replaceAll(MARKS, '')
    const heading = HEADING.exec(line)?.[1]
    if (heading !== undefined) pairs.push([heading.replaceAll(MARKS, ''), ''])
    else if (label !== '')
      pairs.push([
        label,
        line
          .slice(at + 1)
          .replace(/^[\s*_]+/, '')
          .trim(),
      ])
    else if (last && isEmailLike(last[1]) && line.trim() !== '') pairs.push([line.trim(), ''])
    else if (last && line.trim() !== '') last[1] += `\n${line}`
  }
  return pairs.length > 1 ? pairs : []
}

function linesOf(text: string): string[] {
  const plain = /<(?!mailto:)[a-z]/i.test(text)
    ? text
        .replaceAll(CELL, ': ')
        .replaceAll(BREAK, '\n')
        .replaceAll(/<(?!mailto:)[^<>]{0,300}>/g, '')
    : text
  const lines = plain.trim().split(/\r?\n/)
  return (lines.length > 1 ? lines : plain.split(IN_ONE_LINE).map((line) => line.trim())).slice(
    0,
    FORM_LINES_MAXIMUM,
  )
}

/** "Name: Ann Berg; Email: …", "Name:Ann Berg, Email:…": each name before its own sign. */
const IN_ONE_LINE = /[,;|](?=[^,;:|@]{1,60}:)/
