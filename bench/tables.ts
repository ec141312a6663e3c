/** The figures of a run as tables in Markdown. */
import { CLIENT } from './load.ts'
import { READERS, WRITERS } from './contacts.ts'
import { shown, type Row } from './row.ts'

type Column = readonly [title: string, shown: (row: Row) => string]

function of(name: string, write: (number: number) => string): (row: Row) => string {
  return ({ figures }) => {
    const figure = figures[name]
    return figure === undefined || Number.isNaN(figure) ? '–' : write(figure)
  }
}

const two = (number: number): string => number.toFixed(2)
const one = (number: number): string => number.toFixed(1)
const SIZE: Column = ['rows', ({ size }) => size.toLocaleString('en')]

const COMPARED: readonly Column[] = [
  SIZE,
  ['Tidings/s', of('perSecond', shown)],
  ['p50 ms', of('p50', one)],
  ['p99 ms', of('p99', one)],
  ['PostgreSQL/s', of('alonePerSecond', shown)],
  ['share', of('share', two)],
  ['CPU server', of('serverCpu', two)],
  ['CPU PostgreSQL', of('postgresCpu', two)],
  ['CPU pgbench', of('aloneCpu', two)],
  ['server ÷ pgbench', of('serverShare', two)],
  ['PostgreSQL ÷ its own', of('postgresShare', two)],
]
const DOWNLOADS: readonly Column[] = [
  SIZE,
  ['Tidings s', of('seconds', two)],
  ['`\\copy` s', of('aloneSeconds', two)],
  ['times', of('times', two)],
  ['server + MB', of('megabytes', shown)],
]
const IMPORTS: readonly Column[] = [
  ['contacts', SIZE[1]],
  ['Tidings s', of('seconds', two)],
  ['a second', of('perSecond', shown)],
  ['`\\copy` s', of('aloneSeconds', two)],
  ['times', of('times', two)],
]
const FILTERS: readonly Column[] = [
  SIZE,
  ['median ms', of('p50', one)],
  ['slowest ms', of('p99', one)],
  ['refused', of('refused', shown)],
]
const SEARCHES: readonly Column[] = [
  ['products', SIZE[1]],
  ['found', of('found', shown)],
  ['median ms', of('p50', one)],
  ['p99 ms', of('p99', one)],
]
const MEMORY: readonly Column[] = [SIZE, ['MB before', of('before', shown)], ['MB after', of('after', shown)]]
const LETTERS: readonly Column[] = [
  ['bytes', SIZE[1]],
  ['ms of processor time', of('serverCpu', (number) => number.toFixed(3))],
]
const SENDING: readonly Column[] = [
  ['recipients', SIZE[1]],
  ['letters/s', of('perSecond', shown)],
  ['of the client alone', of('ratio', two)],
  ['of RSA alone', of('ofSigning', two)],
  ['seconds', of('seconds', two)],
  ['CPU server', of('serverCpu', two)],
  ['CPU PostgreSQL', of('postgresCpu', two)],
  ['server + MB', of('megabytes', shown)],
]

export function comparedTable(rows: readonly Row[], rounds: number, seconds: number): string {
  return `
Medians of ${rounds} rounds of ${seconds} s by ${CLIENT}, ${READERS} connections reading, ${WRITERS} writing, and of \`pgbench -M prepared\`
with 8, the same statement, by turns. Share: requests a second over pgbench's. CPU: seconds of 1,000 requests, of the server
and of PostgreSQL apart; pgbench's with its PostgreSQL.

${table(COMPARED, rows)}`
}

export function downloadTable(rows: readonly Row[]): string {
  return `\nSpreadsheets, beside \`\\copy\` of the same query.\n\n${table(DOWNLOADS, rows)}`
}

export function importTable(rows: readonly Row[]): string {
  return `\nA CSV file imported, beside \`\\copy\` of the rows that it left into the same table, with its indexes.\n\n${table(IMPORTS, rows)}`
}

export function filterTable(rows: readonly Row[]): string {
  return `\nPages of 100 with a filter, one after the other, each after a write, so that every total is counted.\n\n${table(FILTERS, rows)}`
}

export function memoryTable(rows: readonly Row[]): string {
  return `\nResident memory of the server.\n\n${table(MEMORY, rows)}`
}

export function letterTable(rows: readonly Row[]): string {
  return `
A letter of ten blocks by itself, without database and ledger: processor time of the process that makes it and hands it
over, medians of five rounds of 4,000.

${table(LETTERS, rows)}`
}

export function sendingTable(rows: readonly Row[]): string {
  return `
Email of ten blocks to a local server that takes everything, one run; beside it our SMTP client alone with a mail of the
same size. CPU: seconds of 1,000 letters.

${table(SENDING, rows)}`
}

export function searchTable(rows: readonly Row[]): string {
  return `\nPrompts to find products by, one after the other, without HTTP.\n\n${table(SEARCHES, rows)}`
}

export function targetTable(lines: readonly string[]): string {
  return `\n| target | reach | figure | |\n| --- | ---: | ---: | --- |\n${lines.join('\n')}\n`
}

function table(columns: readonly Column[], rows: readonly Row[]): string {
  return [
    line(['operation', ...columns.map(([title]) => title)]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map((row) => line([row.operation, ...columns.map(([, write]) => write(row))])),
    '',
  ].join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
