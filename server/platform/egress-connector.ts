/** Connections to addresses of others: every address a name leads to is looked at before one is made. */
import { lookup as resolve, Resolver } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import type { buildConnector } from 'undici'
import { undici } from '../lib/lazy.ts'

/** For finding the address, connecting and TLS together. */
const CONNECT_MILLISECONDS = 10_000
const NAME_MILLISECONDS = 2_500
const NAME_TRIES = 2

/** Names are looked up here and only here, and every address they lead to must be reachable; literals are looked at too. */
export function guardedConnector(
  isReachable: (address: string) => boolean,
  /** The setting that opens private networks to it. */
  setting: string,
): buildConnector.connector {
  const remedy = `allow its network with ${setting}`
  const lookup = guardedLookup(isReachable, remedy)
  const connect = undici().buildConnector({ lookup, timeout: CONNECT_MILLISECONDS })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // A literal address is never looked up.
    if (isIP(host) > 0 && !isReachable(host)) callback(barredError(host, host, remedy), null)
    else connect(options, callback)
  }
}

/**
 * For connections to names: fails unless every address they lead to is reachable. Literals are never looked up.
 * `remedy` says what would be right instead.
 */
export function guardedLookup(isReachable: (address: string) => boolean, remedy: string): LookupFunction {
  return (hostname, options, callback) => {
    mustAnswer(hostname, (fault) => {
      if (fault) return callback(fault, '', 0)
      resolve(hostname, { ...options, all: true }, (error, addresses) => {
        const barred = addresses?.find(({ address }) => !isReachable(address))
        const refusal = error ?? (barred ? barredError(hostname, barred.address, remedy) : null)
        const [first] = addresses ?? []
        if (refusal || !first) callback(refusal ?? new Error(`${hostname} has no address`), '', 0)
        else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      })
    })
  }
}

/**
 * The system's own lookup holds one of four threads of the whole program for as long as a name server is silent, so a
 * name is asked for without them first. Any answer will do, "no such name" too: the system may know it from elsewhere, as
 * it does names of one word.
 */
function mustAnswer(hostname: string, done: (fault: Error | null) => void): void {
  if (!hostname.includes('.')) return done(null)
  const resolver = new Resolver({ timeout: NAME_MILLISECONDS, tries: NAME_TRIES })
  resolver.resolve4(hostname, (error) => {
    const isSilent = error?.code === 'ETIMEOUT'
    done(isSilent ? new Error(`No name server answers for ${hostname}`) : null)
  })
}

/** Within a network that nobody may be led into. */
export class Barred extends Error {}

export function barredError(host: string, address: string, remedy: string): Barred {
  const place = host === address ? address : `${host} (${address})`
  return new Barred(`${place} is not on the public internet; ${remedy}`)
}
