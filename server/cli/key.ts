/** `tidings key …` */
import type { Command } from 'commander'
import type { Scope } from '../http/scopes.ts'
import { createKey, listKeys, revokeKey } from '../workspaces/api-keys/store.ts'
import type { Run } from './run.ts'
import { pairs, table } from './table.ts'
import { id, name, scopes } from './words.ts'

interface Creation {
  readonly workspace: string
  readonly scopes: readonly Scope[]
  readonly name: string
}

export function keyCommands(program: Command, run: Run): void {
  const key = program.command('key').description('API keys')

  key
    .command('create')
    .description('make a key; it is shown this once')
    .requiredOption('--workspace <id>', 'the workspace it opens', id)
    .requiredOption('--scopes <scopes>', 'what it may do, comma-separated, or all', scopes)
    .option('--name <name>', 'what it is for', name, 'API key')
    .action(
      run.opened(async ({ db }, { workspace, ...settings }: Creation) => {
        const made = await createKey(db, workspace, settings)
        const shown = pairs({ Id: made.id, Scopes: made.scopes, Key: made.key })
        return { value: made, text: `${shown}\n\nKeep it now: only a hash of it is stored.` }
      }),
    )

  key
    .command('list')
    .description('list keys, revoked ones too')
    .option('--workspace <id>', 'only of this workspace', id)
    .action(
      run.opened(async ({ db }, { workspace }: { workspace?: string }) => {
        const value = await listKeys(db, workspace)
        return {
          value,
          text: table(value, ['id', 'name', 'scopes', 'created', 'lastUsed', 'revoked', 'workspaceId']),
        }
      }),
    )

  key
    .command('revoke')
    .description('revoke a key, on every node within a second')
    .argument('<id>', 'the key', id)
    .action(
      run.opened(async ({ db }, _options: object, keyId: string) => {
        const value = await revokeKey(db, keyId)
        return { value, text: `Revoked ${value.revoked}` }
      }),
    )
}
