/** `tidings webhook …`: outgoing webhooks. */
import { InvalidArgumentError, Option, type Command } from 'commander'
import { EVENT_TYPES, type EventType } from '../events/schemas.ts'
import { readLog, replay, type LoggedMessage } from '../webhooks/log-store.ts'
import { isEndpointUrl, isEventType } from '../webhooks/rules.ts'
import {
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  setEndpointStatus,
  type Endpoint,
} from '../webhooks/store.ts'
import { mustMean, YES, type Meant } from './ask.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { pairs, table } from './table.ts'
import { webhookTryingCommands } from './webhook-trying.ts'
import { id, text, time } from './words.ts'
import { naming, namingOption, workspaceOption } from './names.ts'

interface InWorkspace {
  readonly workspace: string
}

interface Creation extends InWorkspace {
  readonly types: readonly EventType[]
  readonly description?: string
}

interface LogOptions extends InWorkspace {
  readonly endpoint?: string
  readonly state?: LoggedMessage['state']
  readonly since?: Date
  readonly limit: number
}

const SHOWN_BY_DEFAULT = 50

const ENDPOINTS: Shelf<Endpoint> = {
  name: 'endpoint',
  about: 'list endpoints',
  within: 'workspace',
  fields: {
    id: 'id',
    url: 'string',
    status: 'string',
    types: 'strings',
    failingSince: 'date',
    created: 'date',
  },
  columns: ['id', 'url', 'status', 'failingSince', 'types'],
  names: ['url'],
  read: ({ db }, workspaceId) => listEndpoints(db, workspaceId),
}

export function webhookCommands(program: Command, run: Run): void {
  const webhook = program.command('webhook').description('tell other systems what happens')

  ofWorkspace(
    webhook.command('create').description('tell an address of events; its secret is shown this once'),
  )
    .argument('<url>', 'where they are posted', endpointUrl)
    .option(
      '--types <types>',
      `comma-separated, or all: ${Object.keys(EVENT_TYPES).join(', ')}`,
      eventTypes,
      eventTypes('all'),
    )
    .option('--description <text>', 'what it is for', text)
    .action(
      run.opened(async ({ db, config }, { workspace, types, description }: Creation, url: string) => {
        const { mustBeReachable } = await import('../platform/egress-check.ts')
        await mustBeReachable(url, config.WEBHOOK_NETWORKS)
        const value = await createEndpoint(db, workspace, { url, types, description })
        return {
          value,
          text: `${pairs(value)}\n\nKeep the secret now: it signs what is sent (Standard Webhooks).`,
        }
      }),
    )

  shelfCommands(webhook, run, ENDPOINTS)
  webhookTryingCommands(webhook, run)

  ofWorkspace(webhook.command('delete').description('remove an endpoint and its log'))
    .addArgument(naming('webhook', '<endpoint>', 'its address, or its id'))
    .option(...YES)
    .action(
      run.opened(async ({ db }, { workspace, yes }: InWorkspace & Meant, endpointId: string) => {
        await mustMean(`Delete endpoint ${endpointId}, its secret and its log?`, { yes })
        await deleteEndpoint(db, workspace, endpointId)
        return { value: { id: endpointId }, text: `Deleted ${endpointId}` }
      }),
    )

  ofWorkspace(webhook.command('enable').description('switch on an endpoint that was switched off'))
    .addArgument(naming('webhook', '<endpoint>', 'its address, or its id'))
    .action(
      run.opened(async ({ db }, { workspace }: InWorkspace, endpointId: string) => {
        await db.transaction((tx) => setEndpointStatus(tx, workspace, endpointId, 'active'))
        return { value: { id: endpointId, status: 'active' }, text: `Enabled ${endpointId}` }
      }),
    )

  narrowed(webhook.command('log').description('what was sent to endpoints, the newest first'))
    .option('--limit <n>', 'at most so many', count, SHOWN_BY_DEFAULT)
    .action(
      run.opened(async ({ db }, { workspace, endpoint, ...wanted }: LogOptions) => {
        const value = await readLog(db, workspace, { endpointId: endpoint, ...wanted })
        const shown = ['id', 'created', 'type', 'state', 'attempts', 'lastStatus', 'lastAnswer'] as const
        return { value, text: table(value, shown) }
      }),
    )

  narrowed(webhook.command('replay').description('send messages again, with the ids they had'))
    .option('--message <id>', 'only this one', id)
    .action(
      run.opened(
        async (
          { db },
          { workspace, endpoint, message, state, since }: Omit<LogOptions, 'limit'> & { message?: string },
        ) => {
          const replayed = await replay(db, workspace, {
            endpointId: endpoint,
            messageId: message,
            state,
            since,
          })
          return { value: { replayed }, text: `${replayed} messages are sent again` }
        },
      ),
    )
}

function ofWorkspace(command: Command): Command {
  return command.addOption(workspaceOption())
}

function narrowed(command: Command): Command {
  return ofWorkspace(command)
    .addOption(
      namingOption('webhook', '--endpoint <endpoint>', 'only of this endpoint: its address, or its id'),
    )
    .option('--since <time>', 'only from then on', time)
    .addOption(new Option('--state <state>', 'only such').choices(['waiting', 'delivered', 'failed']))
}

function endpointUrl(text: string): string {
  if (isEndpointUrl(text)) return text
  throw new InvalidArgumentError('Addresses begin with https:// and carry no password.')
}

function eventTypes(text: string): readonly EventType[] {
  if (text === 'all') return Object.keys(EVENT_TYPES).filter(isEventType)
  const types = [...new Set(text.split(',').map((type) => type.trim()))]
  if (types.every(isEventType)) return types
  throw new InvalidArgumentError(`Types are ${Object.keys(EVENT_TYPES).join(', ')}, or all.`)
}

function count(text: string): number {
  const n = Number(text)
  if (/^\d{1,4}$/.test(text) && n > 0) return n
  throw new InvalidArgumentError('Say a number from 1 to 9999.')
}
