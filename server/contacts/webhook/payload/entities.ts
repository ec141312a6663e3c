/** Letters that a page wrote as HTML does: `Ren&eacute;e`, `O&#039;Brien`, as plugins send what they have made safe to show. Pure. */
import { normalized } from '../../../lib/text.ts'
import type { FieldName } from '../field-kinds.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'

const LENGTH = 200
/** Of a message it may be what somebody wrote. */
const FIELDS: ReadonlySet<FieldName | undefined> = new Set<FieldName>([
  'email',
  'name',
  'first_name',
  'last_name',
  'address',
  'address2',
  'city',
  'region',
  'country',
  'consent',
  'email_consent',
  'sms_consent',
])
/** An address, whatever it is called. */
const ADDRESS = /^[^\s@<>]{1,64}&(?:#64|#x40|commat);[^\s@<>]{1,190}$/i
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  cedil: '\u0327',
  caron: '\u030C',
}
const LETTERS: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  rsquo: '’',
  lsquo: '‘',
  nbsp: ' ',
  ndash: '–',
  commat: '@',
  period: '.',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  oelig: 'œ',
  OElig: 'Œ',
  lstrok: 'ł',
  Lstrok: 'Ł',
}
const REFERENCE =
  /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([A-Za-z])(grave|acute|circ|tilde|uml|ring|cedil|caron)|(\w{3,6}));/gi

export function withoutEntities(leaf: Leaf): Leaf {
  const isLabelled = leaf.labels.some(hasReference)
  const labels = isLabelled
    ? leaf.labels.map((label) => (hasReference(label) ? plain(label) : label))
    : leaf.labels
  const only: unknown = Array.isArray(leaf.value) && leaf.value.length === 1 ? leaf.value[0] : leaf.value
  const isTyped = hasReference(only) && (ADDRESS.test(only) || FIELDS.has(readLabel(labels[0] ?? '').field))
  return isLabelled || isTyped ? { ...leaf, labels, value: isTyped ? plain(only) : leaf.value } : leaf
}

function hasReference(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LENGTH && /&#?\w{2,8};/.test(text)
}

function plain(text: string): string {
  return text.replaceAll(
    REFERENCE,
    (found, decimal?: string, hex?: string, letter?: string, mark?: string, name?: string) => {
      if (mark !== undefined) return normalized(`${letter}${MARKS[mark.toLowerCase()]}`, 'NFC')
      if (name !== undefined) return LETTERS[name] ?? found
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      const isSign = code >= 0x20 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
      return isSign && code !== 0x3c && code !== 0x3e ? String.fromCodePoint(code) : found
    },
  )
}
