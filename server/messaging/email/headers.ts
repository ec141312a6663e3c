/** What people typed, as header fields of a mail: in ASCII, folded, and unable to end a line (RFC 5322, RFC 2047). */

/** An encoded word has 75 characters at most, of which 12 say that it is one. */
const WORD_CHARACTERS = 63
const WORD_BYTES = 45
const FOLD_AT = 76
const PRINTABLE = /^[ -~]*$/
const BARE_PHRASE = /^[\w !#$%&'*+/=?^`{|}~-]+$/
const LITERAL_IN_WORD = /^[A-Za-z0-9!*+/-]$/

/** The value of a field such as Subject, folded. */
export function encodeText(text: string): string {
  const line = oneLine(text)
  return isLiteral(line) ? fold(line) : encodedWords(line)
}

/** `"Ann, of Harbour" <ann@example.com>`; the address alone when there is no name. The address is ASCII. */
export function encodeAddress(address: string, name?: string | null): string {
  const phrase = oneLine(name ?? '')
  if (phrase === '') return address
  const written = !isLiteral(phrase)
    ? encodedWords(phrase)
    : BARE_PHRASE.test(phrase)
      ? phrase
      : `"${phrase.replaceAll(/["\\]/g, String.raw`\$&`)}"`
  const lastLine = written.slice(written.lastIndexOf('\n') + 1)
  const gap = lastLine.length + address.length > FOLD_AT - 12 ? '\r\n ' : ' '
  return `${written}${gap}<${address}>`
}

/** `Sat, 21 Nov 2026 21:14:38 +0000`; written once for all letters of a second. */
export function encodeDate(date: Date): string {
  const second = Math.floor(date.getTime() / 1000)
  if (written.second !== second) written = { second, text: date.toUTCString().replace('GMT', '+0000') }
  return written.text
}

let written = { second: Number.NaN, text: '' }

/** No character that ends or hides a line: what is left is one. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}

/** As it is, unless it looks like an encoded word or a line of it could not be folded. */
function isLiteral(line: string): boolean {
  return PRINTABLE.test(line) && !line.includes('=?') && !/[^ ]{70}/.test(line) && !line.includes('  ')
}

function fold(line: string): string {
  if (line.length <= FOLD_AT - 12) return line
  let width = 12
  return line
    .split(' ')
    .map((word, index) => {
      const isNext = index > 0 && width + word.length + 1 > FOLD_AT
      width = isNext ? word.length + 1 : width + word.length + 1
      return index === 0 ? word : `${isNext ? '\r\n ' : ' '}${word}`
    })
    .join('')
}

/** By letters where most of the text is ASCII, which people can still read; otherwise by base64. */
function encodedWords(text: string): string {
  const beyond = text.replaceAll(/[ -~]/g, '').length
  const words = beyond * 3 < text.length ? inQ(text) : inB(text)
  return words.join('\r\n ')
}

function inQ(text: string): string[] {
  const pieces = Array.from(text, (character) => {
    if (character === ' ') return '_'
    return LITERAL_IN_WORD.test(character)
      ? character
      : Buffer.from(character).toString('hex').toUpperCase().replaceAll(/../g, '=$&')
  })
  return chunks(pieces, WORD_CHARACTERS, (piece) => piece.length).map((word) => `=?UTF-8?Q?${word}?=`)
}

function inB(text: string): string[] {
  const words = chunks(Array.from(text), WORD_BYTES, (character) => Buffer.byteLength(character))
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
}

function chunks(pieces: readonly string[], most: number, sizeOf: (piece: string) => number): string[] {
  const words = ['']
  let size = 0
  for (const piece of pieces) {
    size += sizeOf(piece)
    if (size > most) {
      words.push('')
      size = sizeOf(piece)
    }
    words.push(`${words.pop() ?? ''}${piece}`)
  }
  return words
}
