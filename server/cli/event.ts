/** `tidings event …`: dead-lettered events, and giving them back. */
import type { Command } from 'commander'
import { listFailures, retryFailures } from '../events/failure-store.ts'
import { now } from '../platform/clock.ts'
import type { Run } from './run.ts'
import { table } from './table.ts'
import { id } from './words.ts'

interface InWorkspace {
  readonly workspace: string
}

const SHOWN = 100

export function eventCommands(program: Command, run: Run): void {
  const event = program.command('event').description('events that a flow, welcome or webhook failed on')

  event
    .command('dead-letters')
    .description(`the oldest ${SHOWN} dead-lettered events, and why`)
    .requiredOption('--workspace <id>', 'the workspace', id)
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace) => {
        const value = await listFailures(db, workspace, SHOWN)
        const shown = table(value, ['created', 'type', 'subjectId', 'consumer', 'reason'])
        return { value, text: value.length === 0 ? 'None.' : shown }
      }),
    )

  event
    .command('retry')
    .description('deliver dead-lettered events again to whoever failed on them')
    .requiredOption('--workspace <id>', 'the workspace', id)
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace) => {
        let retried = 0
        // What fails once more meanwhile is not taken again.
        const until = now()
        for (let some = -1; some !== 0; retried += some) some = await retryFailures(db, workspace, until)
        return { value: { retried }, text: `${retried} events are delivered again` }
      }),
    )
}
