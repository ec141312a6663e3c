/** `npm run bench`: what Tidings does in a second and costs, beside PostgreSQL doing the same alone (docs/performance.md). */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureDownloads, measureReads, measureWrites } from './contacts.ts'
import { keepRun, movedSince } from './earlier.ts'
import { measureFilters } from './filtering.ts'
import { measureImports } from './importing.ts'
import { openBench } from './installation.ts'
import { measureLetters } from './letters.ts'
import { CLIENT } from './load.ts'
import { measureMemory } from './memory.ts'
import { nanosecondsOfReading } from './pace.ts'
import { measurePages } from './pages.ts'
import { findReference } from './reference.ts'
import { shown, type Row } from './row.ts'
import { measureSearchesApart } from './searching-process.ts'
import { measureSending } from './sending.ts'
import {
  comparedTable,
  downloadTable,
  filterTable,
  importTable,
  letterTable,
  memoryTable,
  searchTable,
  sendingTable,
  targetTable,
} from './tables.ts'
import { targetLines } from './targets.ts'

/** All of it takes up to half an hour; `--quick` less than three minutes. */
const WHOLE = {
  sizes: '1000,100000,1000000',
  neighbours: '50',
  seconds: '4',
  rounds: '3',
  recipients: '100000',
  products: '100000',
  imported: '1000000',
  memory: '60',
}
const QUICK = {
  sizes: '1000,100000',
  neighbours: '0',
  seconds: '2',
  rounds: '1',
  recipients: '5000',
  products: '5000',
  imported: '10000',
  memory: '10',
}

const { values: given } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    neighbours: { type: 'string' },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    recipients: { type: 'string' },
    products: { type: 'string' },
    imported: { type: 'string' },
    memory: { type: 'string' },
    only: { type: 'string' },
    data: { type: 'string' },
    save: { type: 'string' },
    against: { type: 'string' },
    checkout: { type: 'string' },
    profile: { type: 'string' },
  },
})
const options = { ...(given.quick ? QUICK : WHOLE), ...given }
const sizes = options.sizes.split(',').map(Number)
const extent = { rounds: Number(options.rounds), seconds: Number(options.seconds) }
const parts = options.only?.split(',')
const wants = (part: string): boolean => !parts || parts.includes(part)
const products = Number(options.products)

const bench = await openBench({
  sizes,
  neighbours: Number(options.neighbours),
  recipients: Number(options.recipients),
  data: options.data,
  checkout: options.checkout,
  nodeArguments: options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [],
})
try {
  await measure()
} finally {
  await bench.close()
}

async function measure(): Promise<void> {
  const reference = findReference(bench.connection, bench.postgresSeconds)
  if (!reference)
    process.stderr.write(
      'pgbench and psql are missing (Debian: apt install postgresql): no ratios this time\n',
    )
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`
  print(`The client (${CLIENT}), the server and the database share ${machine}.\n`)
  printPace()
  const rows: Row[] = []
  const note = (found: readonly Row[], table: (rows: readonly Row[]) => string): void => {
    rows.push(...found)
    print(table(found))
  }
  const compared: Row[] = []
  if (wants('reads')) compared.push(...(await measureReads(bench, reference, extent)))
  if (wants('writes')) compared.push(...(await measureWrites(bench, reference, extent)))
  if (wants('pages')) compared.push(...(await measurePages(bench, reference, extent)))
  if (compared.length > 0) note(compared, (rows) => comparedTable(rows, extent.rounds, extent.seconds))
  if (wants('filters')) note(await measureFilters(bench), filterTable)
  if (wants('memory')) note(await measureMemory(bench, Number(options.memory)), memoryTable)
  if (wants('downloads')) note(await measureDownloads(bench, reference, extent.rounds), downloadTable)
  if (wants('imports')) note(await measureImports(bench.db, reference, Number(options.imported)), importTable)
  if (wants('searches'))
    note(await measureSearchesApart({ connection: bench.connection, products }), searchTable)
  if (wants('letters')) note(await measureLetters(), letterTable)
  if (wants('sending')) note(await measureSending(bench, bench.audience, bench.workspaces), sendingTable)
  printPace()
  print(targetTable(targetLines(rows, { smallest: Math.min(...sizes), largest: Math.max(...sizes) })))
  if (options.against) print(await movedSince(options.against, rows))
  if (options.save) await keepRun(options.save, { made: new Date().toISOString(), machine, rows })
}

function printPace(): void {
  print(
    `\nA read of its memory that waits for the one before takes ${shown(nanosecondsOfReading())} ns now.\n`,
  )
}

function print(text: string): void {
  process.stdout.write(text)
}
