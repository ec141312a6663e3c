/** `tidings key …` */
import type { Command } from 'commander'
import type { Scope } from '../http/scopes.ts'
import { createKey, listKeys, revokeKey, type ListedKey } from '../workspaces/api-keys/store.ts'
import { mustMean, YES, type Meant } from './ask.ts'
import type { Run } from './run.ts'
import { shelfCommands, type Shelf } from './list-and-show.ts'
import { pairs } from './table.ts'
import { name, scopes } from './words.ts'
import { naming, workspaceOption } from './names.ts'

interface Creation {
  readonly workspace: string
  readonly scopes: readonly Scope[]
  readonly name: string
}

const KEYS: Shelf<ListedKey> = {
  name: 'key',
  about: 'list keys, revoked ones too',
  within: 'any',
  fields: { id: 'id', name: 'string', scopes: 'strings', created: 'date', lastUsed: 'date', revoked: 'date' },
  columns: ['id', 'name', 'scopes', 'created', 'lastUsed', 'revoked', 'workspaceId'],
  names: ['name'],
  read: ({ db }, workspaceId) => listKeys(db, workspaceId || undefined),
}

export function keyCommands(program: Command, run: Run): void {
  const key = program.command('key').description('API keys')

  key
    .command('create')
    .description('make a key; it is shown this once')
    .addOption(workspaceOption())
    .requiredOption('--scopes <scopes>', 'what it may do, comma-separated, or all', scopes)
    .option('--name <name>', 'what it is for', name, 'API key')
    .action(
      run.opened(async ({ db }, { workspace, ...settings }: Creation) => {
        const made = await createKey(db, workspace, settings)
        const shown = pairs({ Id: made.id, Scopes: made.scopes, Key: made.key })
        return { value: made, text: `${shown}\n\nKeep it now: only a hash of it is stored.` }
      }),
    )

  shelfCommands(key, run, KEYS)

  key
    .command('revoke')
    .description('revoke a key, on every node within a second')
    .addArgument(naming('key', '<key>', 'its name, or its id'))
    .option(...YES)
    .action(
      run.opened(async ({ db }, { yes }: Meant, keyId: string) => {
        await mustMean(`Revoke key ${keyId}? What uses it stops within a second`, { yes })
        const value = await revokeKey(db, keyId)
        return { value, text: `Revoked ${value.revoked}` }
      }),
    )
}
