/** HTTP to addresses that somebody else gave us: never into private networks, never after a redirect, never for long. */
import type { buildConnector, Pool } from 'undici'
import { lazily, undici } from '../lib/lazy.ts'
import { reachable } from '../lib/private-networks.ts'
import { guardedConnector } from './egress-connector.ts'
import { exchange, type Answered } from './egress-exchange.ts'

export type { Answered } from './egress-exchange.ts'

export interface EgressClient {
  /**
   * Posts a body; never throws for what the other side does. Whoever shares a host shares no connection with `party`:
   * one that hangs uses up its own and nobody else's.
   */
  post(party: string, url: string, body: string, headers: Readonly<Record<string, string>>): Promise<Answered>
  close(): Promise<void>
}

/** At once, to one party; what comes behind waits, and its time begins when it is its turn. */
const CONNECTIONS = 8
const IDLE_MILLISECONDS = 30_000

interface Kept {
  readonly pool: Pool
  readonly idle: NodeJS.Timeout
  inUse: number
}

/** From the first byte sent to the last one received, however slowly they drip. */
const ANSWER_MILLISECONDS = 15_000

/** `allowed` are networks of one's own that may be reached although they are private. */
export function openEgressClient(
  allowed: readonly string[],
  { answerMilliseconds = ANSWER_MILLISECONDS }: { readonly answerMilliseconds?: number } = {},
): EgressClient {
  const pools = openPools(lazily(() => guardedConnector(reachable(allowed), 'WEBHOOK_NETWORKS')))
  return {
    async post(party, url, body, headers) {
      const { origin, pathname, search } = new URL(url)
      const kept = pools.of(party, origin)
      kept.inUse += 1
      try {
        return await exchange(
          kept.pool,
          { method: 'POST', path: pathname + search, body, headers },
          answerMilliseconds,
        )
      } finally {
        kept.inUse -= 1
        kept.idle.refresh()
      }
    },
    close: pools.close,
  }
}

function openPools(connector: () => buildConnector.connector) {
  const pools = new Map<string, Kept>()
  const open = (key: string, origin: string): Kept => {
    const options = { connections: CONNECTIONS, headersTimeout: 0, bodyTimeout: 0 }
    const pool = new (undici().Pool)(origin, { connect: connector(), ...options })
    const forget = (): void => {
      if (kept.inUse > 0) return
      pools.delete(key)
      void pool.close()
    }
    const kept: Kept = { pool, inUse: 0, idle: setTimeout(forget, IDLE_MILLISECONDS).unref() }
    pools.set(key, kept)
    return kept
  }
  return {
    of: (party: string, origin: string): Kept => {
      const key = `${party} ${origin}`
      return pools.get(key) ?? open(key, origin)
    },
    close: async (): Promise<void> => {
      const all = [...pools.values()]
      pools.clear()
      for (const { idle } of all) clearTimeout(idle)
      await Promise.all(all.map(({ pool }) => pool.close()))
    },
  }
}
