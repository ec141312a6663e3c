/** Answers of a mail server (RFC 5321 4.2), read from bytes that come in any pieces. */

export interface Reply {
  /** 200 to 599. */
  readonly code: number
  /** The enhanced status (RFC 3463), such as `5.1.1`; undefined when the server gives none. */
  readonly status?: string
  /** Its words in one line, without code and status. */
  readonly text: string
  /** The same line by line, for the list of what a server can do. */
  readonly lines: readonly string[]
}

/** More than any server says; who says more is not one. */
const REPLY_BYTES = 64 * 1024
const LINE = /^([2-5]\d\d)(?:([ -])(?:([245]\.\d{1,3}\.\d{1,3})(?= |$) ?)?(.*))?$/

export class MalformedReply extends Error {}

export interface ReplyReader {
  /** The answers that are whole with these bytes. Throws a `MalformedReply`. */
  take(bytes: Buffer): Reply[]
  /** Has an answer begun that is not whole? */
  isInside(): boolean
}

export function readReplies(): ReplyReader {
  let rest = ''
  let lines: RegExpExecArray[] = []
  let held = 0
  const takeLine = (line: string): Reply | undefined => {
    const read = LINE.exec(line)
    if (!read) throw new MalformedReply(`said "${printable(line).slice(0, 200)}", which is not SMTP`)
    lines.push(read)
    // A line of nothing takes room too.
    held += line.length + 100
    mustEnd(held)
    if (read[2] === '-') return undefined
    const reply = replyOf(lines)
    lines = []
    held = 0
    return reply
  }
  return {
    take: (bytes) => {
      rest += bytes.toString('latin1')
      const whole = rest.split(/\r?\n/)
      rest = whole.pop() ?? ''
      mustEnd(rest.length)
      return whole.flatMap((line) => takeLine(line) ?? [])
    },
    isInside: () => rest !== '' || lines.length > 0,
  }
}

/** `550 5.1.1 No such user`, as people quote it. */
export function quote({ code, status, text }: Omit<Reply, 'lines'>): string {
  return [code, status, text].filter((part) => part !== undefined && part !== '').join(' ')
}

function mustEnd(length: number): void {
  if (length > REPLY_BYTES) throw new MalformedReply('answers without an end')
}

function replyOf(lines: readonly RegExpExecArray[]): Reply {
  const status = lines.find((line) => line[3] !== undefined)?.[3]
  const words = lines.map((line) => printable(Buffer.from(line[4] ?? '', 'latin1').toString('utf8')))
  return {
    code: Number(lines.at(-1)?.[1]),
    ...(status === undefined ? {} : { status }),
    text: words.join(' ').trim(),
    lines: words,
  }
}

function printable(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim()
}
