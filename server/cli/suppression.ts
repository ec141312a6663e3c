/** `tidings suppression …`: addresses that are not written to, and where bounces and complaints are received. */
import type { ChannelAddress } from '../contacts/channel.ts'
import { InvalidArgumentError, Option, type Command } from 'commander'
import { reportAddresses } from '../messaging/bounces/credentials.ts'
import { exportList, exportListTo, importList } from '../contacts/suppression/files.ts'
import {
  addAddresses,
  blockContact,
  readChannelAddress,
  REASONS,
  removeAddresses,
  unblockContact,
} from '../contacts/suppression/operator-actions.ts'
import type { SuppressionReason } from '../contacts/suppression/schemas.ts'
import { findSuppressed, listSuppressed } from '../contacts/suppression/store.ts'
import type { Db } from '../platform/database.ts'
import { readCountry } from '../contacts/settings-store.ts'
import type { Run } from './run.ts'
import { bounceCommands } from './suppression-bounces.ts'
import { filtered, filterOption } from './list-and-show.ts'
import { pairs, table } from './table.ts'
import { misused } from './words.ts'
import { naming, workspaceOption } from './names.ts'

interface Where {
  readonly workspace: string
  readonly reason: SuppressionReason
  readonly limit: number
  readonly json?: boolean
}

const USUAL_LIMIT = 50
/** Looked through by a filter. */
const MOST = 100_000
const LISTED = {
  channel: 'string',
  address: 'string',
  reason: 'string',
  detail: 'string',
  created: 'date',
} as const
const SHOWN_REJECTED = 20

export function suppressionCommands(program: Command, run: Run): void {
  const suppression = program
    .command('suppression')
    .description('addresses that are not written to again, whatever contact holds them')

  inWorkspace(suppression.command('list').description('the addresses, by channel and address'))
    .addOption(filterOption(LISTED))
    .option('--limit <n>', 'at most so many', count, USUAL_LIMIT)
    .action(
      run.opened(async ({ db }, { workspace, limit, filter }: Where & { filter?: string }) => {
        const found = await listSuppressed(db, workspace, { limit: filter === undefined ? limit : MOST })
        const value = (await filtered({ db }, found, LISTED, filter)).slice(0, limit)
        return { value, text: table(value, ['channel', 'address', 'reason', 'created', 'detail']) }
      }),
    )

  inWorkspace(suppression.command('show').description('whether an address is on the list, and why'))
    .argument('<address>', 'an email address or a phone number')
    .action(
      run.opened(async ({ db }, { workspace }: Where, address: string) => {
        const [named] = await channelAddresses(db, workspace, [address])
        const value = named && (await findSuppressed(db, workspace, named))
        if (!value) throw new Error(`${address} is not on the list: it is written to`)
        return { value, text: pairs(value) }
      }),
    )

  withReason(inWorkspace(suppression.command('add').description('stop writing to addresses')))
    .argument('<addresses...>', 'emails and phone numbers')
    .action(
      run.opened(async ({ db }, { workspace, reason }: Where, addresses: readonly string[]) => {
        await addAddresses(db, workspace, await channelAddresses(db, workspace, addresses), reason)
        return { value: { added: addresses.length }, text: `${addresses.length} added as ${reason}` }
      }),
    )

  inWorkspace(suppression.command('remove').description('let addresses be written to again'))
    .argument('<addresses...>', 'emails and phone numbers')
    .action(
      run.opened(async ({ db }, { workspace }: Where, addresses: readonly string[]) => {
        const removed = await removeAddresses(db, workspace, await channelAddresses(db, workspace, addresses))
        const hint = 'A contact that bounced or complained is activated by its notification settings.'
        return { value: { removed }, text: `${removed} removed. ${hint}` }
      }),
    )

  withReason(inWorkspace(suppression.command('import').description('add the addresses of a CSV file')))
    .argument('<file>', 'with a header that names a column email, phone or address')
    .action(
      run.opened(async ({ db }, { workspace, reason }: Where, path: string) => {
        const country = await readCountry(db, workspace)
        const { added, rejected } = await importList(db, workspace, { path, reason, country })
        const lines = rejected
          .slice(0, SHOWN_REJECTED)
          .map(({ line, address }) => `  line ${line}: ${address}`)
        const text = [`${added} added, ${rejected.length} rejected`, ...lines].join('\n')
        return { value: { added, rejected: rejected.length }, text }
      }),
    )

  inWorkspace(suppression.command('export').description('write the list as CSV'))
    .argument('<file>', 'the file; - for standard output')
    .action(
      run.opened(async ({ db }, { workspace, json }: Where, path: string) => {
        if (path !== '-') {
          await exportList(db, workspace, path)
          return { value: { file: path }, text: path }
        }
        if (json) misused('--json and - both want standard output; name a file')
        await exportListTo(db, workspace, process.stdout)
        return { value: undefined, text: '' }
      }),
    )

  bounceCommands(suppression, run)

  inWorkspace(
    suppression
      .command('callback-urls')
      .description('where bounces and the callbacks of providers are posted'),
  ).action(
    run.opened(async ({ db, config }, { workspace }: Where) => {
      const value = await reportAddresses(db, workspace, config.PUBLIC_URL)
      return { value, text: pairs(value) }
    }),
  )
}

/** `tidings contact block|unblock` */
export function blockCommands(contact: Command, run: Run): void {
  inWorkspace(contact.command('block').description('write to a contact never again, by any path'))
    .addArgument(naming('contact', '<contact>', 'its email, phone number, name or id'))
    .action(
      run.opened(async ({ db }, { workspace }: Where, who: string) => {
        const { id, state } = await blockContact(db, workspace, who)
        return { value: { id, state }, text: `Contact ${id} is ${state}` }
      }),
    )

  inWorkspace(contact.command('unblock').description('take the block off; it stays unsubscribed'))
    .addArgument(naming('contact', '<contact>', 'its email, phone number, name or id'))
    .action(
      run.opened(async ({ db }, { workspace }: Where, who: string) => {
        const { id, state } = await unblockContact(db, workspace, who)
        return { value: { id, state }, text: `Contact ${id} is ${state}` }
      }),
    )
}

function inWorkspace(command: Command): Command {
  return command.addOption(workspaceOption())
}

function withReason(command: Command): Command {
  const option = new Option('--reason <reason>', 'why').choices(REASONS).default('unsubscribed')
  return command.addOption(option)
}

async function channelAddresses(
  db: Db,
  workspaceId: string,
  addresses: readonly string[],
): Promise<ChannelAddress[]> {
  const country = await readCountry(db, workspaceId)
  return addresses.map(
    (text) =>
      readChannelAddress(text, country) ?? misused(`${text} is neither an email address nor a phone number`),
  )
}

function count(text: string): number {
  const n = Number(text)
  if (/^\d{1,6}$/.test(text) && n >= 1) return n
  throw new InvalidArgumentError('It needs a number of 1 or more.')
}
