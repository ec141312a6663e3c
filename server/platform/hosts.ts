/** The addresses a database may be found at: one, or several of which one takes writes at a time. */

export interface Hosts {
  readonly count: number
  /** The one to connect to now. */
  current(): string
  /** `tried` did not answer or takes no writes: the next connection is made elsewhere. */
  passOver(tried: string): void
}

/** `postgres://user@one:5432,two:5432/name` as libpq reads it: the same database at several addresses, in this order. */
export function hostsOf(url: string): Hosts {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  const each = hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url]
  let at = 0
  const current = (): string => each[at] ?? url
  return {
    count: each.length,
    current,
    passOver: (tried) => {
      // Many may have tried it at once: one step is enough.
      if (tried === current()) at = (at + 1) % each.length
    },
  }
}
