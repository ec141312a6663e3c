/** Questions to DNS: the system's resolvers, or those of DNS_SERVERS. */
import { Resolver } from 'node:dns/promises'

export interface Dns {
  /** The TXT records of a name, each in one piece; none when there is no such name. Throws `DnsUnavailable`. */
  txt(name: string): Promise<readonly string[]>
}

/** No resolver gave an answer: that says nothing of the name. */
export class DnsUnavailable extends Error {}

const ANSWER_MILLISECONDS = 4_000
const TRIES = 2
/** There is no such name, it has no such record, or is not a name at all. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME'])

/** `servers` are addresses, with a port if it is not 53. */
export function openDns(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: ANSWER_MILLISECONDS, tries: TRIES })
  if (servers.length > 0) resolver.setServers(servers)
  return {
    txt: async (name) => {
      try {
        return (await resolver.resolveTxt(name)).map((strings) => strings.join(''))
      } catch (error) {
        const { code = '', message } = error as NodeJS.ErrnoException
        if (NOTHING.has(code)) return []
        throw new DnsUnavailable(`DNS gave no answer about ${name}: ${code || message}`)
      }
    },
  }
}
