/** The body of a mail: the same words as text and as HTML (RFC 2046), encoded once a mailing but for their holes. */
import { encodePiece, mostEncoded, writePiece } from './quoted-printable.ts'

/** Of both texts: what stands before, between and behind the holes, one more than there are; or what fills these. */
export interface Pieces {
  readonly text: readonly string[]
  readonly html: readonly string[]
}

/** What is the same in every letter of a mailing. */
export interface BodyFrame {
  readonly boundary: string
  /** One more than there are holes in both texts, which follow one another. */
  readonly fixed: readonly Piece[]
  readonly bytes: number
}

interface Piece {
  readonly words: string
  readonly encoded: Buffer
  /** A carriage return that ended it stands in the hole behind it. */
  readonly isCut: boolean
}

const HOLE = 'hole'
const SCRATCH_BYTES = 64 * 1024
/** Used again and again: what is made in it is copied out before anything else can run. */
const scratch = Buffer.allocUnsafe(SCRATCH_BYTES)

/** `=_` cannot occur in quoted-printable, so neither can a boundary of it and `id` in a part. */
export function openBody(id: string, { text, html }: Pieces): BodyFrame {
  const boundary = `=_${id}`
  const runs: Piece[][] = [[]]
  for (const piece of [
    asIs(partHead(boundary, 'text/plain')),
    ...withHoles(text),
    asIs(`\r\n${partHead(boundary, 'text/html')}`),
    ...withHoles(html),
    asIs(`\r\n--${boundary}--\r\n`),
  ]) {
    if (piece === HOLE) runs.push([])
    else runs.at(-1)?.push(piece)
  }
  const fixed = runs.map((run) => ({
    words: run.map(({ words }) => words).join(''),
    encoded: Buffer.concat(run.map(({ encoded }) => encoded)),
    isCut: run.at(-1)?.isCut ?? false,
  }))
  return { boundary, fixed, bytes: fixed.reduce((sum, { encoded }) => sum + encoded.length, 0) }
}

/** A letter's body, behind `room` bytes that are its head's. */
export function writeBody({ fixed, bytes }: BodyFrame, { text, html }: Pieces, room: number): Buffer {
  const said = withWholeBreaks(fixed, [...text, ...html])
  const most = said.reduce((sum, words) => sum + mostEncoded(words), 0)
  const encoded = most > SCRATCH_BYTES ? Buffer.allocUnsafe(most) : scratch
  const ends: number[] = []
  for (const words of said) ends.push(writePiece(encoded, ends.at(-1) ?? 0, words))
  const letter = Buffer.allocUnsafe(room + bytes + (ends.at(-1) ?? 0))
  let at = room
  let begin = 0
  for (const [index, piece] of fixed.entries()) {
    letter.set(piece.encoded, at)
    at += piece.encoded.length
    const end = ends[index] ?? begin
    letter.set(encoded.subarray(begin, end), at)
    at += end - begin
    begin = end
  }
  return letter
}

/** The two halves of a line break stand in one piece: a hole has the carriage return before it, and none before a line feed. */
function withWholeBreaks(fixed: readonly Piece[], said: readonly string[]): readonly string[] {
  if (!said.some((words) => words.endsWith('\r')) && !fixed.some(({ isCut }) => isCut)) return said
  const whole = said.map((words, index) => (fixed[index]?.isCut === true ? `\r${words}` : words))
  return whole.map((words, index) => {
    if (!words.endsWith('\r')) return words
    let next = index + 1
    while (fixed[next]?.words === '' && whole[next] === '') next += 1
    const follows = `${fixed[next]?.words ?? ''}${whole[next] ?? ''}`
    return follows.startsWith('\n') ? words.slice(0, -1) : words
  })
}

function withHoles(pieces: readonly string[]): readonly (Piece | typeof HOLE)[] {
  return pieces.flatMap((text, index) => {
    const isCut = text.endsWith('\r') && index < pieces.length - 1
    const words = isCut ? text.slice(0, -1) : text
    const piece = { words, encoded: encodePiece(words), isCut }
    return index === 0 ? [piece] : [HOLE, piece]
  })
}

function asIs(text: string): Piece {
  return { words: text, encoded: Buffer.from(text), isCut: false }
}

function partHead(boundary: string, type: string): string {
  return (
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\n` +
    'Content-Transfer-Encoding: quoted-printable\r\n\r\n'
  )
}
