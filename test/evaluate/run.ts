/** `npm run evaluate`: how well payloads of forms are read and prompts are answered, class by class. `--failures` names what failed, `--keep` keeps the scores. */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startTestPostgres } from '../support/postgres.ts'
import { aServer } from '../support/server.ts'
import { BASELINE, baselineOf, printed, type Baseline } from './baseline.ts'
import { PAYLOADS_BASELINE, printedPayloads, type PayloadsBaseline } from './payloads/baseline.ts'
import { evaluatePayloads } from './payloads/evaluate.ts'
import { evaluateAll } from './shops.ts'

const { values: options } = parseArgs({
  options: { failures: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
})
const payloads = evaluatePayloads()
// Our own file, written below.
const keptPayloads = JSON.parse(
  await readFile(PAYLOADS_BASELINE, 'utf8').catch(() => '{}'),
) as PayloadsBaseline
process.stdout.write(`${printedPayloads(payloads.scores, keptPayloads)}\n`)
if (options.failures) process.stdout.write(`${payloads.failures.join('\n')}\n\n`)
if (options.keep)
  await writeFile(PAYLOADS_BASELINE, `${JSON.stringify(Object.fromEntries(payloads.scores), null, 2)}\n`)
const postgres = await startTestPostgres()
process.env['TIDINGS_TEST_POSTGRES'] = JSON.stringify(postgres.connection)
const server = await aServer()
try {
  const { scores, failures } = await evaluateAll(server)
  // Our own file, written below.
  const kept = JSON.parse(await readFile(BASELINE, 'utf8').catch(() => '{}')) as Baseline
  process.stdout.write(printed(scores, kept))
  if (options.failures) process.stdout.write(`\n${failures.join('\n')}\n`)
  if (options.keep) await writeFile(BASELINE, `${JSON.stringify(baselineOf(scores), null, 2)}\n`)
} finally {
  await server.close()
  await postgres.close()
}
