/** The act of clapping for a post, by whoever reads it. */
import { createHmac } from 'node:crypto'
import { isUuid } from '../lib/uuid.ts'
import { now } from '../platform/clock.ts'
import { retried, type Db } from '../platform/database.ts'
import { readSecret } from '../platform/secrets.ts'
import { addClap, type Claps } from './claps-store.ts'

export interface Reader {
  /** What its cookie says. */
  readonly browser: string
  readonly address: string
}

export interface ClapCounter {
  /** One clap more, if this browser and this address may; undefined when there is no such public post. */
  clap(workspaceId: string, postId: string, reader: Reader): Promise<Claps | undefined>
}

/** Neither cookies nor addresses are kept, only keyed hashes: another one for each post, and of addresses each day. */
export function openClapCounter(db: Db): ClapCounter {
  let secret: Promise<Buffer> | undefined
  const readKey = (): Promise<Buffer> => {
    secret ??= readSecret(db, 'claps').catch((error: unknown) => {
      secret = undefined
      throw error
    })
    return secret
  }
  return {
    async clap(workspaceId, postId, { browser, address }) {
      if (!isUuid(postId)) return undefined
      const key = await readKey()
      const hash = (...parts: string[]): Buffer =>
        createHmac('sha256', key).update(JSON.stringify(parts)).digest().subarray(0, 16)
      const clapping = {
        postId,
        clapper: hash('browser', workspaceId, postId.toLowerCase(), browser),
        address: hash('address', workspaceId, now().toISOString().slice(0, 10), address),
      }
      return retried(() => db.transaction((tx) => addClap(tx, workspaceId, clapping)))
    },
  }
}
