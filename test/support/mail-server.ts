/** A real mail server for tests, which keeps what it accepts and can be made to refuse, wait or hang up. */
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

export interface AcceptedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: Buffer
  readonly isSecret: boolean
}

type Step = 'connect' | 'auth' | 'mail' | 'rcpt' | 'data-begins' | 'data-ends'
type Decision = undefined | 'hang-up' | { readonly code: number; readonly words: string }

export interface TestMailServer {
  readonly port: number
  /** Without parameters. */
  readonly url: string
  readonly mails: readonly AcceptedMail[]
  /** Connections ever made. */
  readonly connected: () => number
  /** What is decided at each step from now on; by default everything is accepted. `address` is the step's own. */
  decide: (step: Step, address: string) => Decision | Promise<Decision>
  close(): Promise<void>
}

export interface MailServerOptions extends SMTPServerOptions {
  /** All credentials are right unless this says otherwise. */
  readonly user?: string
  readonly password?: string
}

export async function aMailServer({
  user,
  password,
  ...options
}: MailServerOptions = {}): Promise<TestMailServer> {
  const mails: AcceptedMail[] = []
  let connected = 0
  const hangUp = (session: SMTPServerSession): void => {
    for (const connection of smtp.connections as Set<{ session: SMTPServerSession; _socket: Socket }>) {
      if (connection.session === session) connection._socket.destroy()
    }
  }
  const at = (
    step: Step,
    session: SMTPServerSession,
    address: string,
    done: (error?: Error | null) => void,
    accept: () => void = () => done(),
  ): void => {
    const decide = async (): Promise<void> => {
      const decision = await server.decide(step, address)
      if (decision === undefined) accept()
      else if (decision === 'hang-up') hangUp(session)
      else done(Object.assign(new Error(decision.words), { responseCode: decision.code }))
    }
    void decide()
  }
  const smtp = new SMTPServer({
    authOptional: user === undefined,
    disabledCommands: user === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect: (session, done) => {
      connected++
      at('connect', session, '', done)
    },
    onAuth: (auth, session, done) => {
      const isRight = auth.username === user && auth.password === password
      at(
        'auth',
        session,
        auth.username ?? '',
        (error) => done(error ?? null),
        () => (isRight ? done(null, { user }) : done(new Error(`Invalid credentials ${auth.password}`))),
      )
    },
    onMailFrom: ({ address }, session, done) => at('mail', session, address, done),
    onRcptTo: ({ address }, session, done) => at('rcpt', session, address, done),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      const to = rcptTo.map(({ address }) => address)
      const chunks: Buffer[] = []
      const keep = (): void => {
        const from = mailFrom === false ? '' : mailFrom.address
        mails.push({ from, to, raw: Buffer.concat(chunks), isSecret: session.secure })
        done()
      }
      at('data-begins', session, to[0] ?? '', done, () => {
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => at('data-ends', session, to[0] ?? '', done, keep))
      })
    },
    ...options,
  })
  smtp.on('error', () => undefined)
  smtp.listen(0, '0.0.0.0')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo
  const protocol = options.secure === true ? 'smtps' : 'smtp'
  const credentials =
    user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`
  const server: TestMailServer = {
    port,
    url: `${protocol}://${credentials}127.0.0.1:${port}`,
    mails,
    connected: () => connected,
    decide: () => undefined,
    close: async () => {
      for (const { _socket } of smtp.connections as Set<{ _socket: Socket }>) _socket.destroy()
      await new Promise<void>((resolve) => smtp.close(resolve))
    },
  }
  return server
}
