/** `tidings segment …` */
import type { Command } from 'commander'

import { createSegment, listSegments, type Segment } from '../contacts/segments/store.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { name } from './words.ts'
import { workspaceOption } from './names.ts'

interface Creation {
  readonly workspace: string
  readonly name: string
  readonly filter: string
}

const SEGMENTS: Shelf<Segment> = {
  name: 'segment',
  about: 'list segments, by name',
  within: 'workspace',
  fields: { id: 'id', name: 'string', filter: 'string' },
  columns: ['name', 'filter', 'id'],
  names: ['name'],
  read: ({ db }, workspaceId) => listSegments(db, workspaceId),
}

export function segmentCommands(program: Command, run: Run): void {
  const segment = program.command('segment').description('saved filters of contacts, which campaigns go to')
  shelfCommands(segment, run, SEGMENTS)

  segment
    .command('create')
    .description('save a filter of contacts')
    .addOption(workspaceOption())
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
