/** Rows and pairs in columns: fitted to a terminal for people, whole in a pipe. */
import { displayWidth, padToWidth, cutToWidth } from '../lib/display-width.ts'
import { spokenTime } from '../lib/spoken-time.ts'
import { fitColumns } from './fit-columns.ts'
import { screenOf, type Screen, type Style } from './screen.ts'

const GAP = '  '
const NOTHING = '-'
/** What can be said in place of an id. */
const NAMES = new Set(['name', 'title', 'handle', 'email', 'domain', 'url'])
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Words of states, whatever resource has them. */
const STYLES: readonly (readonly [Style, RegExp])[] = [
  ['green', /^(active|published|finished|sent|delivered|subscribed|ok|pass|approved)$/],
  ['yellow', /^(draft|scheduled|paused|waiting|queued|pending|invited|warn|publishing|inactive)$/],
  ['red', /^(failed|bounced|complained|cancelled|revoked|disabled|rejected|blocked|unsubscribed|fail)$/],
]

/** The named members of each row under their names; empty lists say so. */
export function table<Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row & string)[],
  screen = screenOf(),
): string {
  if (rows.length === 0) return 'None yet.'
  const body = rows.map((row) => names.map((name) => cell(row[name], screen)))
  if (!screen.isTerminal) return columns([names, ...body])
  const heads = names.map(spoken)
  const natural = heads.map((head, index) =>
    Math.max(displayWidth(head), ...body.map((row) => displayWidth(row[index] ?? ''))),
  )
  const { widths, left } = fitColumns(natural, screen.columns, givingWay(names, body))
  const lines = body.map((row) => line(row, widths, (text) => coloured(text, screen)))
  const head = line(heads, widths, (text) => screen.paint('dim', text))
  // An id that a name stands for is not missed.
  const hidden = left
    .map((index) => heads[index])
    .filter((head) => head !== 'id')
    .join(', ')
  const more =
    hidden && `\n\n${screen.paint('dim', `Not shown for want of room: ${hidden} (--json has all)`)}`
  return `${[head, ...lines].join('\n')}${more}`
}

/** One line a member. */
export function pairs(values: object, screen = screenOf()): string {
  const lines = Object.entries(values).map(([name, value]) => [name, cell(value, screen)] as const)
  if (!screen.isTerminal) return columns(lines)
  const named = lines.map(([name, text]) => [spoken(name), text] as const)
  const width = Math.max(0, ...named.map(([name]) => displayWidth(name)))
  return named
    .map(([name, text]) => screen.paint('dim', padToWidth(name, width)) + GAP + coloured(text, screen))
    .join('\n')
}

/** Ids are whole or not there: of others first, then one's own where a name can be said in its place; then what says nothing. */
function givingWay(
  names: readonly string[],
  body: readonly (readonly string[])[],
): { whole: number[]; spare: number[] } {
  const places = names.map((_, index) => index)
  const others = places.filter((index) => names[index]?.endsWith('Id'))
  const own = places.filter((index) => names[index] === 'id')
  const isNamed = names.some((name) => NAMES.has(name))
  const empty = places.filter((index) => index > 0 && body.every((row) => row[index] === NOTHING))
  return { whole: [...own, ...others], spare: [...others.reverse(), ...(isNamed ? own : []), ...empty] }
}

function line(texts: readonly string[], widths: readonly number[], paint: (text: string) => string): string {
  const cells = texts.flatMap((text, index) => {
    const width = widths[index] ?? 0
    if (width === 0) return []
    const shown = cutToWidth(text, width)
    return [paint(shown) + ' '.repeat(width - displayWidth(shown))]
  })
  return cells.join(GAP).trimEnd()
}

function columns(lines: readonly (readonly string[])[]): string {
  const widths = lines.reduce<number[]>(
    (widths, line) => line.map((text, index) => Math.max(widths[index] ?? 0, text.length)),
    [],
  )
  const padded = lines.map((line) => line.map((text, index) => text.padEnd(widths[index] ?? 0)).join(GAP))
  return padded.map((line) => line.trimEnd()).join('\n')
}

/** `lastSeen` as `last seen`. */
function spoken(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

function coloured(text: string, { paint }: Screen): string {
  const style = STYLES.find(([, words]) => words.test(text))?.[0]
  return style === undefined ? text : paint(style, text)
}

function cell(value: unknown, { isTerminal, now }: Screen): string {
  if (value === null || value === undefined) return NOTHING
  if (value instanceof Date) return cell(value.toISOString(), { isTerminal, now } as Screen)
  // Names are what people typed: a control character would move the cursor.
  const text = Array.isArray(value)
    ? value.join(isTerminal ? ', ' : ',')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)
  if (isTerminal && TIME.test(text)) return spokenTime(new Date(text), now)
  return text.replaceAll(/\p{Cc}/gu, ' ')
}
