/** `tidings field …` */
import { Option, type Command } from 'commander'
import { usesOfField } from '../app-api/field-uses.ts'
import {
  countValues,
  createField,
  deleteField,
  findField,
  listFields,
  renameField,
  type CustomField,
} from '../contacts/custom-fields/store.ts'
import { mustMean, YES, type Meant } from './ask.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { name } from './words.ts'
import { workspaceOption } from './names.ts'

interface Creation {
  readonly workspace: string
  readonly name: string
  readonly label: string
  readonly type: string
}

/** With how many contacts have a value of it. */
interface Counted extends CustomField {
  readonly contacts: number
}

const FIELDS: Shelf<Counted> = {
  name: 'field',
  about: 'list fields, with how many contacts have each',
  within: 'workspace',
  fields: { id: 'id', name: 'string', label: 'string', type: 'string', contacts: 'number' },
  columns: ['name', 'label', 'type', 'contacts', 'id'],
  names: ['name', 'label'],
  read: async ({ db }, workspaceId) => {
    const [fields, counts] = [await listFields(db, workspaceId), await countValues(db, workspaceId)]
    return fields.map((each) => ({ ...each, contacts: counts.get(each.name) ?? 0 }))
  },
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

  changeCommands(field, run)
}

interface Where {
  readonly workspace: string
}

const NAMED = ['<field>', 'its data name, or its id'] as const

function changeCommands(field: Command, run: Run): void {
  field
    .command('uses')
    .description('what goes by a field: segments, flows, drafts and forms')
    .argument(...NAMED)
    .addOption(workspaceOption())
    .action(
      run.opened(async ({ db }, { workspace }: Where, which: string) => {
        const { name } = await findField(db, workspace, which)
        const value = await usesOfField(db, workspace, name)
        return { value, text: usesTold(value).join('\n') || 'Nothing goes by it.' }
      }),
    )

  field
    .command('rename')
    .description('change what people call it; its data name stays')
    .argument(...NAMED)
    .addOption(workspaceOption())
    .requiredOption('--label <label>', 'what people call it from now on', name)
    .action(
      run.opened(async ({ db }, { workspace, label }: Where & { label: string }, which: string) => {
        const { id } = await findField(db, workspace, which)
        const value = await renameField(db, workspace, id, label)
        return { value, text: `${value.name} is called ${value.label}` }
      }),
    )

  field
    .command('delete')
    .description('take a field away; what contacts have under its name stays')
    .argument(...NAMED)
    .addOption(workspaceOption())
    .option(...YES)
    .action(
      run.opened(async ({ db }, { workspace, yes }: Where & Meant, which: string) => {
        const { id, name } = await findField(db, workspace, which)
        const uses = await usesOfField(db, workspace, name)
        const told = usesTold(uses).join('; ') || 'nothing'
        await mustMean(`${name} is used by ${told}. Delete it?`, { yes })
        const deleted = await deleteField(db, workspace, id)
        return { value: { ...deleted, uses }, text: `${name} is deleted. It was used by ${told}` }
      }),
    )
}

/** One part for each kind of what goes by it. */
function usesTold({ segments, flows, campaigns, formCalls }: Uses): string[] {
  const parts: readonly [string, readonly string[]][] = [
    ['segments', segments.map(({ name }) => name)],
    ['flows', flows.map(({ name }) => name)],
    ['campaigns', campaigns.map(({ id, title }) => title ?? id)],
    ['forms', formCalls > 0 ? [`${formCalls} calls of the last days sent it`] : []],
  ]
  return parts.filter(([, names]) => names.length > 0).map(([kind, names]) => `${kind}: ${names.join(', ')}`)
}

type Uses = Awaited<ReturnType<typeof usesOfField>>
