/** `npm run evaluate`: how well prompts are answered, class by class. `--failures` names what failed, `--keep` keeps the scores. */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startTestPostgres } from '../support/postgres.ts'
import { aServer, aWorkspace } from '../support/server.ts'
import { BASELINE, baselineOf, printed, type Baseline } from './baseline.ts'
import { evaluatePrompts, stockEvaluation } from './prompts/evaluate.ts'

const { values: options } = parseArgs({
  options: { failures: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
})
const postgres = await startTestPostgres()
process.env['TIDINGS_TEST_POSTGRES'] = JSON.stringify(postgres.connection)
const server = await aServer()
try {
  const { id } = await aWorkspace(server)
  await stockEvaluation(server.db, id)
  const { scores, failures } = await evaluatePrompts(server.db, id)
  // Our own file, written below.
  const kept = JSON.parse(await readFile(BASELINE, 'utf8').catch(() => '{}')) as Baseline
  process.stdout.write(printed(scores, kept))
  if (options.failures) process.stdout.write(`\n${failures.join('\n')}\n`)
  if (options.keep) await writeFile(BASELINE, `${JSON.stringify(baselineOf(scores), null, 2)}\n`)
} finally {
  await server.close()
  await postgres.close()
}
