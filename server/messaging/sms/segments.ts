/** What an SMS costs: its encoding, its segments, and the characters that make it dear. */
import { SegmentedMessage } from 'sms-segments-calculator'
import { normalized } from '../../lib/text.ts'

/** A character that GSM-7 does not have, and so makes the whole message cost more than twice as much. */
export interface DearCharacter {
  readonly character: string
  /** Of its first place, counted in characters as people see them, from 1. */
  readonly position: number
  readonly count: number
  /** What says nearly the same in GSM-7; empty when it can be left out; null when nothing does. */
  readonly suggestion: string | null
}

export interface SmsCost {
  readonly encoding: 'GSM-7' | 'UCS-2'
  readonly segments: number
  /** Characters as people see them. */
  readonly characters: number
  /** How many more of the encoding's plain characters fit into the last segment. */
  readonly left: number
  /** Each once, in the order in which they come; none when the text is in GSM-7. */
  readonly dear: readonly DearCharacter[]
}

/** What typographers, keyboards and copied texts put in place of plain characters. */
const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '´': "'",
  '`': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '″': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '·': '-',
  '×': 'x',
  '\u00A0': ' ',
  '\u202F': ' ',
  '\u2009': ' ',
  '\t': ' ',
  '\u00AD': '',
  '\u200B': '',
  '\u200D': '',
  '\uFEFF': '',
}

/** Segments of 160 or 70 characters, 153 or 67 when there are several; `€^{}[]~|\` and the form feed count twice. */
export function smsCost(text: string): SmsCost {
  const message = new SegmentedMessage(text)
  const unit = message.encodingName === 'GSM-7' ? 7 : 16
  const free = message.segments.at(-1)?.freeSizeInBits() ?? 0
  return {
    encoding: message.encodingName,
    segments: text === '' ? 0 : message.segmentsCount,
    characters: message.graphemes.length,
    left: Math.floor(free / unit),
    dear: dearCharacters(message),
  }
}

function dearCharacters({ encodedChars }: SegmentedMessage): DearCharacter[] {
  const dear = new Map<string, { position: number; count: number }>()
  for (const [index, { raw, isGSM7 }] of encodedChars.entries()) {
    if (isGSM7) continue
    const known = dear.get(raw)
    dear.set(raw, { position: known?.position ?? index + 1, count: (known?.count ?? 0) + 1 })
  }
  return Array.from(dear, ([character, found]) => ({
    character,
    ...found,
    suggestion: suggestionFor(character),
  }))
}

/** Without its accents it is often read the same: `á` as `a`. */
function suggestionFor(character: string): string | null {
  const plain = Object.hasOwn(PLAIN, character) ? PLAIN[character] : undefined
  if (plain !== undefined) return plain
  const composed = normalized(character, 'NFC')
  if (isGsm(composed)) return composed
  const bare = normalized(character, 'NFKD').replaceAll(/\p{M}/gu, '')
  return bare !== '' && isGsm(bare) ? bare : null
}

function isGsm(text: string): boolean {
  return new SegmentedMessage(text).encodingName === 'GSM-7'
}
