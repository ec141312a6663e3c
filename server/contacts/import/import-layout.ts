/** What kind of text a file is, found out from its bytes: encoding, separator, first lines. */
import { createHash } from 'node:crypto'
import { said, type Said } from '../../refusals.ts'

/** How the file's lines are to be read. */
export interface Layout {
  readonly separator: string
  /** Lines before the header: Excel's `sep=;`. */
  readonly skipped: number
}

/** The file cannot be imported; the message says why and what would be right. */
export class FileUnreadable extends Error {
  /** What catalogues of other languages know it by. */
  readonly said: Said | undefined

  constructor(message: string, key?: string, ...values: readonly number[]) {
    super(message)
    this.said = key === undefined ? undefined : said(key, ...values)
  }
}

const NEWLINE = 0x0a
const BYTE_ORDER_MARK = '\uFEFF'
const SEPARATORS = [',', ';', '\t'] as const

/** What people save instead of CSV in UTF-8, by its first bytes. */
export function mustBeText(start: Buffer): void {
  if (start.length === 0)
    throw new FileUnreadable('The file is empty; its first line must name the columns', 'file-empty')
  const mark = start.toString('hex', 0, 2)
  if (mark === '504b' || mark === 'd0cf') {
    throw new FileUnreadable(
      'The file is a spreadsheet; save it as "CSV UTF-8" and import that',
      'file-spreadsheet',
    )
  }
  // UTF-16 has a zero byte in every letter of the Latin alphabet.
  if (mark === 'fffe' || mark === 'feff' || start.includes(0)) {
    throw new FileUnreadable(
      'The file is in UTF-16, or not text; save it as "CSV UTF-8" and import that',
      'file-no-text',
    )
  }
}

/** The separator that the header has most of outside quotes, or the one that a first line `sep=;` names. */
export function layoutOf(start: Buffer): Layout {
  const text = start.toString().replace(BYTE_ORDER_MARK, '')
  const [, named] = /^"?sep=([,;\t])"?\r?\n/i.exec(text) ?? []
  if (named !== undefined) return { separator: named, skipped: 1 }
  const bare =
    text
      .trimStart()
      .replaceAll(/"(?:[^"]|"")*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? ''
  const counted = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length }))
  const [most] = counted.sort((a, b) => b.count - a.count)
  return { separator: most?.separator ?? ',', skipped: 0 }
}

/** SHA-256 in hex of text in UTF-8; anything else is refused, so that nothing of it is stored. */
export async function digestOf(chunks: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for await (const bytes of chunks) {
    hash.update(bytes)
    try {
      decoder.decode(bytes, { stream: true })
    } catch {
      throw notUtf8(line)
    }
    line += countLines(bytes)
  }
  try {
    decoder.decode()
  } catch {
    throw notUtf8(line)
  }
  return hash.digest('hex')
}

function notUtf8(line: number): FileUnreadable {
  return new FileUnreadable(
    `The file is not in UTF-8 (somewhere after line ${line}; Latin-1 or Windows-1252, perhaps); save it as "CSV UTF-8" and import that`,
    'file-no-text',
  )
}

function countLines(bytes: Buffer): number {
  let lines = 0
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1
  return lines
}
