/** Log lines for people at a terminal: the same words as the JSON, which a pipe gets. */
import { screenOf, type Style } from './screen.ts'

interface Line {
  readonly level: string
  readonly time: string
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly stack?: string }
  readonly [name: string]: unknown
}

const STYLES: Readonly<Record<string, Style>> = { warn: 'yellow', error: 'red', fatal: 'red' }
/** Of every request: to be looked for in the JSON. */
const LEFT_OUT = new Set(['level', 'time', 'msg', 'err', 'traceId'])

/** Where a log writes: one JSON line at a time comes in. */
export const linesForPeople = {
  write(text: string): void {
    process.stderr.write(`${forPeople(text)}\n`)
  },
}

/** `12:04:11  GET /api/contacts 200, 12.4 ms`; a line that is not ours stays as it is. */
export function forPeople(text: string): string {
  const line = read(text)
  if (line === undefined) return text.trimEnd()
  const { paint } = screenOf(process.stderr)
  const { level, time, err } = line
  const style = STYLES[level]
  const at = paint('dim', new Date(time).toTimeString().slice(0, 8))
  const words = plain(line)
  const why = err === undefined ? '' : `\n          ${String(err.stack ?? err.message)}`
  return `${at}  ${style ? paint(style, words) : words}${why}`
}

function plain({ msg = '', ...line }: Line): string {
  if (msg === 'request') {
    const { method, path, status, milliseconds, ...rest } = line
    return `${String(method)} ${String(path)} ${String(status)}, ${String(milliseconds)} ms${others(rest)}`
  }
  // What it says may hold what a stranger sent.
  return `${msg.replaceAll(/\p{Cc}/gu, ' ')}${others(line)}`
}

function others(line: Readonly<Record<string, unknown>>): string {
  const rest = Object.entries(line).filter(([name, value]) => !LEFT_OUT.has(name) && value !== undefined)
  return rest.map(([name, value]) => `, ${name} ${JSON.stringify(value)}`).join('')
}

function read(text: string): Line | undefined {
  try {
    // What the log writes.
    return JSON.parse(text) as Line
  } catch {
    return undefined
  }
}
