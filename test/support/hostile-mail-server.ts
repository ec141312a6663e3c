/** A mail server on a raw socket, which answers at each step what the test says: for what no well-behaved one does. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type HostileStep = 'banner' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'dot' | 'RSET' | 'QUIT'

interface Spoken {
  readonly step: HostileStep
  /** The recipient, once it was named. */
  readonly address: string
  /** Which connection it is, from 1, and how many messages it has taken before. */
  readonly connection: number
  readonly messages: number
}

/** A line to say; the empty one says nothing, from then on. With `ends` the connection is closed then. */
type Said = undefined | string | { readonly say?: string; readonly ends: true }

export interface HostileMailServer {
  readonly url: string
  readonly port: number
  /** Recipients of whole messages, in order, whatever was answered. */
  readonly handedOver: readonly string[]
  /** Recipients of the messages that were accepted. */
  readonly accepted: readonly string[]
  readonly connected: () => number
  /** How many clients said QUIT, and how many connections the server closed. */
  readonly quits: () => number
  readonly cuts: () => number
  /** What is said instead of the usual. */
  decide: (spoken: Spoken) => Said | Promise<Said>
  close(): Promise<void>
}

const USUAL: Readonly<Record<HostileStep, string>> = {
  banner: '220 hostile.example ESMTP',
  EHLO: '250-hostile.example\r\n250-PIPELINING\r\n250 8BITMIME',
  AUTH: '235 2.7.0 welcome',
  MAIL: '250 2.1.0 sender ok',
  RCPT: '250 2.1.5 recipient ok',
  DATA: '354 go ahead',
  dot: '250 2.0.0 taken',
  RSET: '250 2.0.0 ok',
  QUIT: '221 2.0.0 bye',
}

export async function aHostileMailServer(
  decide: HostileMailServer['decide'] = () => undefined,
): Promise<HostileMailServer> {
  const sockets = new Set<Socket>()
  const counts = { connected: 0, quits: 0, cuts: 0 }
  const handedOver: string[] = []
  const accepted: string[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    converse(socket, (counts.connected += 1))
  })

  const converse = (socket: Socket, connection: number): void => {
    const now = { address: '', messages: 0, isInside: false, isLast: false, isRefused: false }
    const usual = (step: HostileStep): string =>
      step === 'DATA' && now.isRefused ? '554 5.5.1 no recipients' : USUAL[step]
    const speak = async (step: HostileStep): Promise<void> => {
      const { address, messages } = now
      if (step === 'dot') handedOver.push(address)
      if (step === 'QUIT') counts.quits += 1
      const said = (await hostile.decide({ step, address, connection, messages })) ?? usual(step)
      const line = typeof said === 'string' ? said : (said.say ?? '')
      if (step === 'dot') now.messages += 1
      if (step === 'MAIL' || step === 'RCPT') now.isRefused = !line.startsWith('2')
      if (step === 'dot' && line.startsWith('2')) accepted.push(address)
      now.isInside = step === 'DATA' && line.startsWith('3')
      if (line === '') now.isLast = true
      else socket.write(`${line}\r\n`)
      if (typeof said === 'string' && step !== 'QUIT') return
      now.isLast = true
      if (step !== 'QUIT') counts.cuts += 1
      socket.end()
    }
    const hear = async (line: string): Promise<void> => {
      if (now.isLast) return
      if (now.isInside) return line === '.' ? speak('dot') : undefined
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') now.address = /<(.*)>/.exec(line)?.[1] ?? ''
      if (verb in USUAL) return speak(verb as HostileStep)
    }
    let work = speak('banner')
    let rest = ''
    socket.on('data', (bytes) => {
      const lines = `${rest}${bytes.toString('latin1')}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) work = work.then(() => hear(line))
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const hostile: HostileMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    port,
    handedOver,
    accepted,
    connected: () => counts.connected,
    quits: () => counts.quits,
    cuts: () => counts.cuts,
    decide,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return hostile
}
