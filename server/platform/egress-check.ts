/** Whether a delivery would be let through to an address: asked before it is stored. */
import { isIP } from 'node:net'
import { reachable } from '../lib/private-networks.ts'
import { barredError, guardedLookup } from './egress-connector.ts'

const REMEDY = 'deliveries would be refused: allow its network with WEBHOOK_NETWORKS'

/** Throws the sentence that each delivery would fail with. A name that nobody can look up at this moment passes. */
export async function mustBeReachable(url: string, networks: readonly string[]): Promise<void> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  const isReachable = reachable(networks)
  if (isIP(host) > 0) {
    if (!isReachable(host)) throw barredError(host, host, REMEDY)
    return
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  guardedLookup(isReachable, REMEDY)(host, { all: true }, (error) => {
    // Name servers may be away, and the name may come to be: only what leads inside is refused.
    if (error?.message.includes(REMEDY)) reject(error)
    else resolve()
  })
  await promise
}
