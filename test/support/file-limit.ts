/**
 * Preloaded into every test file by test/run.ts: ends a file that something keeps alive. The runner's own timeout
 * fails tests, but leaves the process of a file whose tests are over.
 */
import { setTimeout } from 'node:timers'

const MILLISECONDS = 10 * 60_000

setTimeout(() => {
  process.stderr.write(
    `Ended after ${MILLISECONDS / 60_000} minutes: ${process.argv[1]} is kept alive by ${process.getActiveResourcesInfo().join(', ')}\n`,
  )
  process.exit(1)
}, MILLISECONDS).unref()
