/** `tidings secret …`: what seals the secrets in the database. */
import type { Command } from 'commander'
import type { Config } from '../platform/config.ts'
import { addKeyToFile, keyFileOf } from '../platform/sealing/key-file.ts'
import { countSeals, sealAll, type SealCount } from '../platform/sealing/store.ts'
import type { Run } from './run.ts'
import { table } from './table.ts'

export function secretCommands(program: Command, run: Run): void {
  const secret = program.command('secret').description('what seals the secrets in the database')

  secret
    .command('list')
    .description('how many secrets there are, and the ids of the keys that seal them')
    .action(
      run.opened(async ({ db }) => {
        const sealed = await countSeals(db)
        const value = { keys: db.keys.ids(), sealed }
        return { value, text: table(sealed.map(shown), ['secret', 'key', 'values']) }
      }),
    )

  secret
    .command('rotate')
    .description('seal every secret with another key; killed half-way, the same command goes on')
    .action(
      run.opened(async ({ db, config }) => {
        const isGoingOn = (await countSeals(db)).some(({ keyId }) => keyId !== db.keys.ids()[0])
        if (!isGoingOn) beginWithNewKey(config, db.keys.ids())
        const sealed = await sealAll(db)
        const [key = '', ...previous] = db.keys.ids()
        return { value: { key, sealed }, text: rotationText(sealed, key, previous, config) }
      }),
    )
}

function shown({ name, keyId, values }: SealCount): Record<string, unknown> {
  return { secret: name, key: keyId ?? 'not sealed', values }
}

/** Throws a sentence where the keys are the operator's to set. */
function beginWithNewKey({ SECRET_KEY, DATABASE_URL, DATA_DIR }: Config, ids: readonly string[]): void {
  if (!DATABASE_URL && SECRET_KEY.length === 0) return addKeyToFile(keyFileOf(DATA_DIR))
  const [current] = ids
  throw new Error(
    current === undefined
      ? 'No SECRET_KEY is set, and nothing is sealed; set one, such as of openssl rand -base64 32, and start again'
      : `All secrets are sealed with ${current}, the first key of SECRET_KEY. To change it, put a new one before it ` +
          '(SECRET_KEY=new,old) for every process, and run this again',
  )
}

function rotationText(
  sealed: number,
  key: string,
  previous: readonly string[],
  { SECRET_KEY }: Config,
): string {
  const first = `Sealed ${sealed} secrets with the key ${key}.`
  if (previous.length === 0) return first
  const rest =
    SECRET_KEY.length === 0
      ? 'The keys before it stay in secret.key: older backups need them.'
      : `Take ${previous.join(', ')} out of SECRET_KEY when every process runs with the new key first; older backups need them.`
  return `${first} ${rest}`
}
