/** One line in which somebody wrote all of it: "Ann Berg, ann@example.com, +46 70 123 45 67", and texts in which another program wrote down a form. Pure. */
import { isEmailLike, isNumberLike } from '../values.ts'
import { WRITTEN_NAME } from './whose-value.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'

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
const BREAK = /<br\s*\/?>|<\/(?:p|tr|li|div|h\d)>/gi
const CELL = /<\/t[dh]>\s*<t[dh][^<>]{0,200}>/gi

/** The same leaves; where nobody's address is sent by itself, the one text that holds such lines is what its lines say. */
export function withWrittenForms(leaves: readonly Leaf[]): readonly Leaf[] {
  if (leaves.some(({ value }) => isEmailLike(value) || (Array.isArray(value) && value.some(isEmailLike))))
    return leaves
  const [written, ...more] = leaves.flatMap((leaf) => {
    const pairs = pairsIn(leaf.value)
    return pairs.some(isAddress) ? [{ leaf, pairs }] : []
  })
  if (written === undefined || more.length > 0) return leaves
  return leaves.flatMap((leaf) =>
    leaf === written.leaf
      ? written.pairs.map(([label, value]) => ({ ...leaf, labels: [label], value, isAnswer: true }))
      : [leaf],
  )
}

type Pair = readonly [string, string]

function isAddress([label, value]: Pair): boolean {
  return isEmailLike(value) && readLabel(label).field === 'email'
}

function pairsIn(value: unknown): readonly Pair[] {
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [value]
  const text = texts.join('\n')
  if (typeof texts[0] !== 'string' || text.length > TEXT_LENGTH || !text.includes('@')) return []
  const pairs: [string, string][] = []
  for (const line of linesOf(text)) {
    const last = pairs.at(-1)
    const at = line.slice(0, LABEL_LENGTH).search(/[:=]/)
    const label = line.slice(0, Math.max(at, 0)).replaceAll(MARKS, '')
    if (label !== '')
      pairs.push([
        label,
        line
          .slice(at + 1)
          .replace(/^[\s*_]+/, '')
          .trim(),
      ])
    else if (last && line.trim() !== '') last[1] += `\n${line}`
  }
  return pairs.length > 1 ? pairs : []
}

function linesOf(text: string): string[] {
  const plain = /<[a-z]/i.test(text)
    ? text
        .replaceAll(CELL, ': ')
        .replaceAll(BREAK, '\n')
        .replaceAll(/<[^<>]{0,300}>/g, '')
    : text
  return plain.split(/\r?\n/).slice(0, FORM_LINES_MAXIMUM)
}
