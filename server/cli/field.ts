/** `tidings field …` */
import { Option, type Command } from 'commander'
import { createField } from '../contacts/custom-fields/store.ts'
import type { Run } from './run.ts'
import { id, name } from './words.ts'

interface Creation {
  readonly workspace: string
  readonly name: string
  readonly label: string
  readonly type: string
}

export function fieldCommands(program: Command, run: Run): void {
  const field = program.command('field').description("a workspace's own fields of contacts")

  field
    .command('create')
    .description('add a field')
    .requiredOption('--workspace <id>', 'the workspace', id)
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
