/** `tidings field …` */
import { Option, type Command } from 'commander'
import { createField, listFields, type CustomField } from '../contacts/custom-fields/store.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './shelf.ts'
import { name } from './words.ts'
import { workspaceOption } from './names.ts'

interface Creation {
  readonly workspace: string
  readonly name: string
  readonly label: string
  readonly type: string
}

const FIELDS: Shelf<CustomField> = {
  name: 'field',
  about: 'list fields',
  within: 'workspace',
  fields: { id: 'id', name: 'string', label: 'string', type: 'string' },
  columns: ['name', 'label', 'type', 'id'],
  names: ['name', 'label'],
  read: ({ db }, workspaceId) => listFields(db, workspaceId),
}

export function fieldCommands(program: Command, run: Run): void {
  const field = program.command('field').description("a workspace's own fields of contacts")
  shelfCommands(field, run, FIELDS)

  field
    .command('create')
    .description('add a field')
    .addOption(workspaceOption())
    .requiredOption('--name <data-name>', 'what data calls it, such as shoe_size')
    .requiredOption('--label <label>', 'what people call it', name)
    .addOption(
      new Option('--type <type>', 'what it holds')
        .choices(['text', 'number', 'date', 'boolean'])
        .default('text'),
    )
    .action(
      run.opened(async ({ db }, { workspace, name, label, type }: Creation) => {
        const made = await createField(db, workspace, { name, label, type })
        return { value: made, text: `Field ${made.id}` }
      }),
    )
}
