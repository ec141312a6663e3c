/** `npm run evaluate`: how well prompts are answered, class by class. `--failures` names what failed, `--keep` keeps the scores. */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startTestPostgres } from '../support/postgres.ts'
import { aServer } from '../support/server.ts'
import { BASELINE, baselineOf, printed, type Baseline } from './baseline.ts'
import { evaluateAll } from './shops.ts'

const { values: options } = parseArgs({
  options: { failures: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
})
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
