/** `list` and `show` of what an installation holds few of, and the API does not list: flows, segments, keys and the like. */
import { Option, type Command } from 'commander'
import type { RowFields } from '../query/filter-rows.ts'
import { narrowingOption, workspaceOption } from './names.ts'
import type { OpenContext, Run } from './run.ts'
import { pairs, table } from './table.ts'
import { misused } from './words.ts'

export interface Shelf<Row extends object> {
  /** One of them, as in `There is no flow called …`. */
  readonly name: string
  /** As `--help` says of `list`. */
  readonly about: string
  /** In one workspace, of all or narrowed to one, or of the installation. */
  readonly within: 'workspace' | 'any' | 'installation'
  readonly fields: RowFields
  readonly columns: readonly (keyof Row & string)[]
  /** Members that people call one by; the id may always be said. */
  readonly names: readonly (keyof Row & string)[]
  readonly read: (context: OpenContext, workspaceId: string) => Promise<readonly Row[]>
}

interface Wanted {
  readonly workspace?: string
  readonly filter?: string
}

const WITHIN = {
  workspace: (command: Command) => command.addOption(workspaceOption()),
  any: (command: Command) => command.addOption(narrowingOption()),
  installation: (command: Command) => command,
} as const

export function shelfCommands<Row extends object>(noun: Command, run: Run, shelf: Shelf<Row>): void {
  const { about, within, fields, columns } = shelf
  WITHIN[within](noun.command('list').description(about))
    .addOption(filterOption(fields))
    .action(
      run.opened(async (context, { workspace = '', filter }: Wanted) => {
        const rows = await shelf.read(context, workspace)
        const value = await filtered(context, rows, fields, filter)
        return { value, text: table(value, columns) }
      }),
    )
  showCommand(noun, run, shelf)
}

/** `show` alone, where `list` has more to say. */
export function showCommand<Row extends object>(
  noun: Command,
  run: Run,
  { name, within, names, read }: Shelf<Row>,
): void {
  WITHIN[within](noun.command('show').description(`one ${name}, by ${[...names, 'id'].join(' or ')}`))
    .argument(`<${name}>`, 'which one')
    .action(
      run.opened(async (context, { workspace = '' }: Wanted, named: string) => {
        const wanted = named.toLowerCase()
        const found = (await read(context, workspace)).filter((row) =>
          // Texts, as the shelf says.
          ['id', ...names].some((member) => String(row[member as keyof Row] ?? '').toLowerCase() === wanted),
        )
        const [value, ...others] = found
        if (!value) throw new Error(`There is no ${name} called "${named}"`)
        if (others.length > 0) misused(`${found.length} are called "${named}"; name one by its id`)
        return { value, text: pairs(value) }
      }),
    )
}

/** For lists that say more than a shelf does. */
export function filterOption(fields: RowFields): Option {
  const words = `only those, as in $filter; fields: ${Object.keys(fields).join(', ')}`
  return new Option('--filter <expression>', words)
}

/** All of them without a filter. A fault in it is refused at its position. */
export async function filtered<Row extends object>(
  { db }: Pick<OpenContext, 'db'>,
  rows: readonly Row[],
  fields: RowFields,
  text: string | undefined,
): Promise<readonly Row[]> {
  if (text === undefined) return rows
  const { filterRows } = await import('../query/filter-rows.ts')
  return filterRows(db, rows, fields, text)
}
