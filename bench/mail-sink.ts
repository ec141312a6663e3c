/** A mail server that takes everything and keeps nothing, as fast as it can: a process of its own, which counts on request. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export interface MailSink {
  readonly url: string
  /** Counts from zero. */
  reset(): void
  /** How many messages since, and when the first and the last were whole, in milliseconds of the clock. */
  read(): Promise<Taken>
  close(): Promise<void>
}

interface Taken {
  readonly n: number
  readonly first: number
  readonly last: number
}

/** `connections` is how many of them a client should open. */
export async function openMailSink(connections: number): Promise<MailSink> {
  const child = fork(import.meta.filename, { stdio: 'inherit' })
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `smtp://127.0.0.1:${port}?connections=${connections}`,
    reset: () => child.send('reset'),
    read: async () => {
      child.send('read')
      const [taken] = (await once(child, 'message')) as [Taken]
      return taken
    },
    close: async () => {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

if (process.send) serve()

function serve(): void {
  let taken: Taken = { n: 0, first: 0, last: 0 }
  const count = (): void => {
    const at = Date.now()
    taken = { n: taken.n + 1, first: taken.n === 0 ? at : taken.first, last: at }
  }
  process.on('message', (asked) => {
    if (asked === 'reset') taken = { n: 0, first: 0, last: 0 }
    else process.send?.(taken)
  })
  process.on('disconnect', () => process.exit())
  const server = createServer({ noDelay: true }, (socket) => talk(socket, count)).listen(
    0,
    '127.0.0.1',
    () => {
      const address = server.address()
      process.send?.(typeof address === 'object' ? address?.port : undefined)
    },
  )
}

/** Knows just as much SMTP as a client that behaves needs. */
function talk(socket: Socket, count: () => void): void {
  let rest = ''
  let isMessage = false
  socket.setEncoding('latin1')
  socket.on('error', () => socket.destroy())
  socket.write('220 sink ESMTP\r\n')
  socket.on('data', (piece: string) => {
    rest += piece
    let answer = ''
    for (;;) {
      if (isMessage) {
        const end = rest.indexOf('\r\n.\r\n')
        if (end < 0) break
        rest = rest.slice(end + 5)
        isMessage = false
        count()
        answer += '250 2.0.0 taken\r\n'
        continue
      }
      const end = rest.indexOf('\r\n')
      if (end < 0) break
      const verb = rest.slice(0, 4).toUpperCase()
      rest = rest.slice(end + 2)
      isMessage = verb === 'DATA'
      answer += answerTo(verb)
    }
    if (answer) socket.write(answer)
  })
}

function answerTo(verb: string): string {
  if (verb === 'EHLO') return '250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n'
  if (verb === 'DATA') return '354 go on\r\n'
  return verb === 'QUIT' ? '221 bye\r\n' : '250 2.0.0 ok\r\n'
}
