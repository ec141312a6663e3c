/** Mail servers as nobody wants them, each on a raw socket, and what each must not be able to do. */
import { aHostileMailServer, type HostileMailServer } from '../hostile-mail-server.ts'

type Kind = 'hangs' | 'throttles' | 'loses' | 'refuses'

export interface BadServer {
  readonly name: string
  readonly kind: Kind
  readonly url: string
  readonly server: HostileMailServer
}

type Decide = HostileMailServer['decide']

const BAD: readonly (readonly [string, Kind, Decide])[] = [
  ...(['banner', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'dot'] as const).map((at) =>
    saying(`hangs at ${at}`, 'hangs', at, ''),
  ),
  saying('throttles with 454', 'throttles', 'dot', '454 Throttling failure: Maximum sending rate exceeded.'),
  saying('throttles with 4.7.0', 'throttles', 'MAIL', '421 4.7.0 Too many messages, slow down'),
  saying('throttles at RCPT', 'throttles', 'RCPT', '451 4.7.1 Rate limit exceeded, try again later'),
  ['takes and never answers', 'loses', ({ step }) => (step === 'dot' ? { ends: true } : undefined)],
  ['breaks off at DATA', 'loses', ({ step }) => (step === 'DATA' ? { ends: true } : undefined)],
  saying('refuses with a bare 550', 'refuses', 'RCPT', '550 Requested action not taken'),
  saying(
    'wants authentication',
    'refuses',
    'RCPT',
    '550 5.7.1 Please turn on SMTP Authentication in your client',
  ),
  saying('suspended the account', 'refuses', 'MAIL', '550 Account suspended'),
  saying('prohibits', 'refuses', 'dot', '554 Administrative prohibition'),
  saying('rejects the sender', 'refuses', 'RCPT', '553 sender address rejected: not owned by user'),
]

/** Whoever is refused at MAIL is so at all that was sent along with it. */
function saying(name: string, kind: Kind, at: string, words: string): readonly [string, Kind, Decide] {
  const steps = at === 'MAIL' ? ['MAIL', 'RCPT', 'DATA'] : [at]
  return [name, kind, ({ step }) => (steps.includes(step) ? words : undefined)]
}

export async function badMailServers(): Promise<readonly BadServer[]> {
  const servers = BAD.map(async ([name, kind, decide]): Promise<BadServer> => {
    const server = await aHostileMailServer(decide)
    // The one that never greets never ends a TLS handshake either.
    const url = name === 'hangs at banner' ? server.url.replace('smtp:', 'smtps:') : server.url
    return { name, kind, url, server }
  })
  return Promise.all(servers)
}
