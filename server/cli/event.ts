/** `tidings event …`: dead-lettered events, and giving them back. */
import type { Command } from 'commander'
import { listFailures, retryFailures, type EventFailure } from '../events/failure-store.ts'
import { now } from '../platform/clock.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { table } from './table.ts'
import { workspaceOption } from './names.ts'

interface InWorkspace {
  readonly workspace: string
}

const SHOWN = 100

const FAILURES: Shelf<EventFailure> = {
  name: 'event',
  about: `the oldest ${SHOWN} dead-lettered events, and why`,
  within: 'workspace',
  fields: { id: 'id', type: 'string', consumer: 'string', reason: 'string', created: 'date', failed: 'date' },
  columns: ['created', 'type', 'subjectId', 'consumer', 'reason', 'id'],
  names: [],
  read: ({ db }, workspaceId) => listFailures(db, workspaceId, SHOWN),
}

export function eventCommands(program: Command, run: Run): void {
  const event = program.command('event').description('events that a flow, welcome or webhook failed on')

  shelfCommands(event, run, FAILURES)

  event
    .command('dead-letters')
    .description(`the oldest ${SHOWN} dead-lettered events, and why`)
    .addOption(workspaceOption())
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
    .addOption(workspaceOption())
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
