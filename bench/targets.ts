/** What the speed of Tidings is held to, each with the figure of this run. */
import { CLIENT } from './load.ts'
import { figureOf, type Row } from './row.ts'

const [RARE, SLIP] = ['prompt: one rare word', 'prompt: a slip']
const OWN_BOUNDS = new Set([RARE, SLIP])

interface Target {
  readonly of: string
  /** At most, or at least. */
  readonly bound: readonly ['<=' | '>=', number]
  readonly unit: string
  readonly figure: (rows: readonly Row[], sizes: Sizes) => number | undefined
}

interface Sizes {
  readonly smallest: number
  readonly largest: number
}

/** The worst of all sizes. */
function worst(rows: readonly Row[], operation: string, name: string, pick: (...n: number[]) => number) {
  const found = rows.filter((row) => row.operation === operation).map(({ figures }) => figures[name])
  const numbers = found.filter((number) => number !== undefined && !Number.isNaN(number)) as number[]
  return numbers.length > 0 ? pick(...numbers) : undefined
}

const least = (operation: string, name: string) => (rows: readonly Row[]) =>
  worst(rows, operation, name, Math.min)
const most = (operation: string, name: string) => (rows: readonly Row[]) =>
  worst(rows, operation, name, Math.max)
const largest = (operation: string, name: string) => (rows: readonly Row[], sizes: Sizes) =>
  figureOf(rows, operation, sizes.largest, name)

function costGrowth(rows: readonly Row[], { smallest, largest }: Sizes): number | undefined {
  const [few, many] = [smallest, largest].map((size) => {
    const [server, postgres] = ['serverCpu', 'postgresCpu'].map((name) =>
      figureOf(rows, 'list of 100', size, name),
    )
    return server === undefined || postgres === undefined ? undefined : server + postgres
  })
  return few === undefined || many === undefined ? undefined : many / few
}

function slowestFilter(rows: readonly Row[]): number | undefined {
  const times = rows.flatMap(({ operation, figures }) =>
    operation.startsWith('unrepeated') && figures['p99'] !== undefined ? [figures['p99']] : [],
  )
  return times.length > 0 ? Math.max(...times) : undefined
}

/** Of all prompts but those that have bounds of their own. */
function slowestPrompt(rows: readonly Row[]): number | undefined {
  const times = rows.flatMap(({ operation, figures }) =>
    operation.startsWith('prompt: ') && !OWN_BOUNDS.has(operation) && figures['p99'] !== undefined
      ? [figures['p99']]
      : [],
  )
  return times.length > 0 ? Math.max(...times) : undefined
}

function memory(rows: readonly Row[]): number | undefined {
  return rows.find(({ operation }) => operation.startsWith('memory'))?.figures['after']
}

const TARGETS: readonly Target[] = [
  {
    of: "list of 100: the server's processor time, of pgbench's with its PostgreSQL for the same statement",
    bound: ['<=', 0.5],
    unit: '×',
    figure: most('list of 100', 'serverShare'),
  },
  {
    of: `list of 100 over HTTP with ${CLIENT}, of pgbench with the same statement`,
    bound: ['>=', 0.7],
    unit: '×',
    figure: least('list of 100', 'share'),
  },
  { of: 'get by email, of pgbench', bound: ['>=', 0.4], unit: '×', figure: least('get by email', 'share') },
  {
    of: 'page and exact total: processor time at the largest size, of that at the smallest',
    bound: ['<=', 1.1],
    unit: '×',
    figure: costGrowth,
  },
  {
    of: 'filtered page and total at the largest size, of pgbench',
    bound: ['>=', 0.8],
    unit: '×',
    figure: largest('filtered list of 100', 'share'),
  },
  { of: 'the slowest of all unrepeated filters', bound: ['<=', 100], unit: 'ms', figure: slowestFilter },
  {
    of: 'list of 100 of a large tag: p50 of an unrepeated one',
    bound: ['<=', 5],
    unit: 'ms',
    figure: largest('unrepeated: a large tag', 'p50'),
  },
  {
    of: 'upsert, 64 connections, of single-row pgbench',
    bound: ['>=', 1.5],
    unit: '×',
    figure: least('upsert', 'share'),
  },
  {
    of: 'webhook, 64 connections, of single-row pgbench',
    bound: ['>=', 1.5],
    unit: '×',
    figure: least('webhook', 'share'),
  },
  { of: 'webhook, 64 connections: p99', bound: ['<=', 15], unit: 'ms', figure: most('webhook', 'p99') },
  {
    of: 'CSV of the largest size, of `\\copy`',
    bound: ['<=', 1.05],
    unit: '×',
    figure: largest('CSV download', 'times'),
  },
  {
    of: 'XLSX of the largest size, of `\\copy`',
    bound: ['<=', 1.6],
    unit: '×',
    figure: largest('XLSX download', 'times'),
  },
  {
    of: 'import of a CSV, of `\\copy` of its rows into the same table',
    bound: ['<=', 2],
    unit: '×',
    figure: most('CSV import', 'times'),
  },
  { of: 'a prompt of one rare word: p99', bound: ['<=', 5], unit: 'ms', figure: most(RARE, 'p99') },
  { of: 'a prompt with a slip: p99', bound: ['<=', 30], unit: 'ms', figure: most(SLIP, 'p99') },
  { of: 'any other prompt: p99', bound: ['<=', 60], unit: 'ms', figure: slowestPrompt },
  {
    of: 'letters a second, plain',
    bound: ['>=', 5000],
    unit: '/s',
    figure: least('a campaign', 'perSecond'),
  },
  {
    of: 'letters a second, signed, of what all cores can sign (RSA-2048)',
    bound: ['>=', 0.75],
    unit: '×',
    figure: least('a campaign, signed (DKIM, RSA-2048)', 'ofSigning'),
  },
  {
    of: 'processor time of 1,000 letters: the server',
    bound: ['<=', 0.2],
    unit: 's',
    figure: most('a campaign', 'serverCpu'),
  },
  {
    of: 'processor time of 1,000 letters: PostgreSQL',
    bound: ['<=', 0.05],
    unit: 's',
    figure: most('a campaign', 'postgresCpu'),
  },
  {
    of: 'publish to first message, the smallest size',
    bound: ['<=', 0.3],
    unit: 's',
    figure: (rows, { smallest }) => figureOf(rows, 'publish to first message', smallest, 'seconds'),
  },
  {
    of: 'publish to first message, the largest size',
    bound: ['<=', 1],
    unit: 's',
    figure: largest('publish to first message', 'seconds'),
  },
  { of: 'feed page, of pgbench', bound: ['>=', 0.6], unit: '×', figure: least('feed page', 'share') },
  { of: 'post page, of pgbench', bound: ['>=', 0.6], unit: '×', figure: least('post page', 'share') },
  { of: "the server's memory after lists at full load", bound: ['<=', 200], unit: 'MB', figure: memory },
]

/** A line a target. */
export function targetLines(rows: readonly Row[], sizes: Sizes): string[] {
  return TARGETS.map(({ of, bound: [sign, bound], unit, figure }) => {
    const is = figure(rows, sizes)
    const wanted = `${sign === '<=' ? '≤' : '≥'} ${bound.toLocaleString('en')} ${unit}`
    if (is === undefined || Number.isNaN(is)) return `| ${of} | ${wanted} | – | not measured |`
    const isReached = sign === '<=' ? is <= bound : is >= bound
    return `| ${of} | ${wanted} | ${shownFigure(is)} ${unit} | ${isReached ? 'reached' : '**not reached**'} |`
  })
}

function shownFigure(number: number): string {
  return number >= 100 ? Math.round(number).toLocaleString('en') : number.toFixed(2)
}
