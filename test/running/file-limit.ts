/**
 * Preloaded into every test file that has a process of its own: ends a file that something keeps alive. The runner's own
 * timeout fails tests, but leaves the process of a file whose tests are over.
 */
import { setTimeout } from 'node:timers'

/** On a cluster of three nodes beside each other a backup alone takes a second, and its tests make hundreds. */
const MILLISECONDS = (process.env['TIDINGS_TEST_WORKERS'] ? 30 : 20) * 60_000

/** Ends this process unless what it gives is called by then. */
export function limitFile(file: string): () => void {
  const limit = setTimeout(() => {
    process.stderr.write(
      `Ended after ${MILLISECONDS / 60_000} minutes: ${file} is kept alive by ${process.getActiveResourcesInfo().join(', ')}\n`,
    )
    process.exit(1)
  }, MILLISECONDS).unref()
  return () => clearTimeout(limit)
}
