/** `tidings workspace move` and `isolate`: where a workspace lies in a cluster. */
import { InvalidArgumentError, type Command } from 'commander'
import type { MoveProgress, Place } from '../platform/distribution/move.ts'
import type { Run } from './run.ts'
import { id } from './words.ts'

interface Address {
  readonly host: string
  readonly port: number
}

const POSTGRES_PORT = 5432

export function placeCommands(workspace: Command, run: Run): void {
  workspace
    .command('move')
    .description(
      'move a workspace to another node of a cluster, with those in the same part, while it is used',
    )
    .argument('<id>', 'the workspace', id)
    .requiredOption('--to <host:port>', 'the node, as tidings doctor names it', address)
    .action(
      run.opened(
        async ({ installation: { connection }, say }, { to }: { to: Address }, workspaceId: string) => {
          const { moveWorkspace } = await import('../platform/distribution/move.ts')
          const place = await telling(say, (tell) => moveWorkspace(connection, workspaceId, to, tell))
          return { value: place, text: `${place.moved ? 'Moved' : 'It is there already'}: ${words(place)}` }
        },
      ),
    )

  workspace
    .command('isolate')
    .description('give a workspace of a cluster a part of its own, which then moves alone')
    .argument('<id>', 'the workspace', id)
    .action(
      run.opened(async ({ installation: { connection }, say }, _: object, workspaceId: string) => {
        const { isolateWorkspace } = await import('../platform/distribution/move.ts')
        const place = await telling(say, (tell) => isolateWorkspace(connection, workspaceId, tell))
        return { value: place, text: `${place.moved ? 'Done' : 'It has one already'}: ${words(place)}` }
      }),
    )
}

function words({ host, port, shard, neighbours }: Place): string {
  const others = neighbours === 0 ? 'alone' : `with ${neighbours} others`
  return `on ${host}:${port}, in part ${shard}, ${others}`
}

/** Each step is said once, and how far the copying is. */
async function telling<Result>(
  say: (line: string) => void,
  work: (tell: (progress: MoveProgress) => void) => Promise<Result>,
): Promise<Result> {
  let said = ''
  return work(({ step, bytes, share }) => {
    const line = `${step}: ${Math.floor(share * 100)} %, ${(bytes / 1e6).toFixed(1)} MB`
    if (line !== said) say(line)
    said = line
  })
}

function address(text: string): Address {
  const [, host = '', port = String(POSTGRES_PORT)] = /^(\[[^\]]+\]|[^:\s]+)(?::(\d{1,5}))?$/.exec(text) ?? []
  if (host === '') throw new InvalidArgumentError('An address looks like 10.0.0.2:5432.')
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) }
}
