/** `tidings segment …` */
import type { Command } from 'commander'
import { createSegment } from '../contacts/segments/store.ts'
import type { Run } from './run.ts'
import { id, name } from './words.ts'

interface Creation {
  readonly workspace: string
  readonly name: string
  readonly filter: string
}

export function segmentCommands(program: Command, run: Run): void {
  const segment = program.command('segment').description('saved filters of contacts, which campaigns go to')

  segment
    .command('create')
    .description('save a filter of contacts')
    .requiredOption('--workspace <id>', 'the workspace', id)
    .requiredOption('--name <name>', 'what it is called', name)
    .requiredOption(
      '--filter <expression>',
      "which contacts, as in $filter: state eq 'active' and tags eq 'VIP'",
    )
    .action(
      run.opened(async ({ db }, { workspace, name, filter }: Creation) => {
        const made = await createSegment(db, workspace, { name, filter })
        return { value: made, text: `Segment ${made.id}` }
      }),
    )
}
