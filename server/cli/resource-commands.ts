/** `list` and `show` of what the API lists: contacts, products, collections, posts, campaigns. */
import { InvalidArgumentError, type Command } from 'commander'
import { workspaceOption } from './names.ts'
import { RESOURCES, type Item, type ResourceName } from './resources.ts'
import type { Run } from './run.ts'
import { pairs, table } from './table.ts'
import { misused } from './words.ts'

interface Listing {
  readonly filter?: string
  readonly sort?: string
  readonly limit: number
  readonly offset: number
}

const USUAL_LIMIT = 30
const MOST = 1_000
const ELSEWHERE = 'ask the server there, with the key of TIDINGS_KEY'

export function resourceCommands(noun: Command, run: Run, name: ResourceName, example: string): void {
  const resource = RESOURCES[name]

  noun
    .command('list')
    .description(`list ${resource.path}, the newest first unless sorted`)
    .addOption(workspaceOption())
    .option('--url <address>', ELSEWHERE)
    .option('--filter <expression>', `only those, as in $filter: ${example}`)
    .option('--sort <order>', 'as in $orderBy, such as created desc')
    .option('--limit <n>', `at most so many, up to ${MOST}`, limit, USUAL_LIMIT)
    .option('--offset <n>', 'after so many', offset, 0)
    .action(
      run.reading(async (source, wanted: Listing) => {
        const { total, items } = await source.list(resource, wanted)
        const value = { meta: { maxResults: total }, items }
        return { value, text: `${table(items, resource.columns)}${rest(total, items.length, wanted)}` }
      }),
    )

  noun
    .command('show')
    .description(`one of them, by ${resource.names.join(', ')} or id`)
    .addOption(workspaceOption())
    .option('--url <address>', ELSEWHERE)
    .argument(`<${name}>`, 'which one')
    .action(
      run.reading(async (source, _options: object, named: string) => {
        const [value, ...others] = await source.find(resource, named)
        if (!value)
          throw new Error(`There is no ${name} called "${named}"; tidings ${name} list shows what there is`)
        if (others.length > 0)
          misused(
            `${others.length + 1} are called "${named}"; name one by its id: ${ids([value, ...others])}`,
          )
        return { value, text: pairs(shown(value)) }
      }),
    )
}

/** What is not set is not shown. */
function shown(item: Item): object {
  const set = Object.entries(item).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(set)
}

function rest(total: number, shown: number, { offset, limit }: Listing): string {
  if (shown === 0 || offset + shown >= total) return ''
  return `\n\n${offset + 1} to ${offset + shown} of ${total}; more: --offset ${offset + limit}`
}

function ids(items: readonly Item[]): string {
  return items.map(({ id }) => id).join(', ')
}

function limit(text: string): number {
  const n = Number(text)
  if (/^\d{1,4}$/.test(text) && n >= 1 && n <= MOST) return n
  throw new InvalidArgumentError(`Say a number from 1 to ${MOST}.`)
}

function offset(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('Say a number, 0 or more.')
}
