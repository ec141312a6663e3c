/** A small IMAP4rev1 server (RFC 3501) for tests: one folder, and as many commands as reading and marking takes. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

interface StoredMessage {
  readonly uid: number
  readonly source: Buffer
  readonly flags: Set<string>
}

export interface ImapServer {
  readonly url: string
  readonly messages: StoredMessage[]
  add(source: string): void
  /** Breaks the connection once, when a command that begins like this comes. */
  breakAt(command: string): void
  /** Breaks every connection at once. */
  drop(): void
  /** Commands that came, without their tags. */
  readonly commands: string[]
  close(): Promise<void>
}

interface Folder {
  readonly messages: StoredMessage[]
  readonly keepsKeywords: boolean
  readonly isRightToken: ((token: string) => boolean) | undefined
}

const PASSWORD = 's3cret'

export interface ImapOptions {
  /** False: a server that knows the system flags only. */
  readonly keepsKeywords?: boolean
  /** Signing in is by XOAUTH2 alone, with tokens of which this says true. */
  readonly isRightToken?: (token: string) => boolean
}

/** Listens on a port of its own. */
export async function anImapServer({
  keepsKeywords = true,
  isRightToken,
}: ImapOptions = {}): Promise<ImapServer> {
  const folder: Folder = { messages: [], keepsKeywords, isRightToken }
  const refused = new WeakMap<Socket, string>()
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let breaking: string | undefined
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    socket.write('* OK ready\r\n')
    let pending = ''
    socket.on('data', (chunk: Buffer) => {
      const all = (pending + chunk.toString('latin1')).split('\r\n')
      pending = all.pop() ?? ''
      for (const line of all) {
        const [tag = '', ...words] = line.split(' ')
        const command = words.join(' ')
        commands.push(command)
        if (breaking && command.startsWith(breaking)) {
          breaking = undefined
          socket.destroy()
          return
        }
        const waiting = refused.get(socket)
        if (waiting !== undefined && line === '') {
          refused.delete(socket)
          socket.write(`${waiting} NO [AUTHENTICATIONFAILED] wrong token\r\n`)
          continue
        }
        for (const answer of answers(folder, tag, command)) {
          socket.write(answer)
          if (answer.toString().startsWith('+ ')) refused.set(socket, tag)
        }
        if (/^LOGOUT/i.test(command)) socket.end()
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `imap://bounces:${PASSWORD}@127.0.0.1:${port}/Bounces`,
    messages: folder.messages,
    add: (source) => {
      const uid = 100 + folder.messages.length
      folder.messages.push({ uid, source: Buffer.from(source), flags: new Set() })
    },
    breakAt: (command) => (breaking = command),
    drop: () => {
      for (const socket of sockets) socket.destroy()
    },
    commands,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function answers(folder: Folder, tag: string, command: string): (string | Buffer)[] {
  const ok = (...untagged: (string | Buffer)[]) => [...untagged, `${tag} OK done\r\n`]
  const [, uidCommand] = /^UID (\w+)/i.exec(command) ?? []
  switch ((uidCommand ?? command.split(' ')[0] ?? '').toUpperCase()) {
    case 'CAPABILITY':
      return ok(
        `* CAPABILITY IMAP4rev1${folder.isRightToken ? ' SASL-IR AUTH=XOAUTH2 LOGINDISABLED' : ''}\r\n`,
      )
    case 'AUTHENTICATE': {
      const said = Buffer.from(command.split(' ')[2] ?? '', 'base64').toString()
      const token = said.split('\u0001')[1]?.replace(/^auth=Bearer /, '') ?? ''
      return folder.isRightToken?.(token) ? ok() : ['+ eyJzdGF0dXMiOiI0MDEifQ==\r\n']
    }
    case 'LOGIN':
      return command.includes(PASSWORD) ? ok() : [`${tag} NO [AUTHENTICATIONFAILED] wrong\r\n`]
    case 'LIST':
      // What is asked for without a name is the hierarchy itself.
      return ok(command.endsWith('"" ""') ? '* LIST (\\Noselect) "/" ""\r\n' : '* LIST () "/" "Bounces"\r\n')
    case 'LSUB':
      return ok()
    case 'SELECT':
      return select(folder, tag, command)
    case 'SEARCH':
      return ok(`* SEARCH ${searched(folder, command).join(' ')}\r\n`)
    case 'FETCH':
      return ok(...fetched(folder, command))
    case 'STORE':
      mark(folder, command)
      return ok()
    case 'LOGOUT':
      return ok('* BYE\r\n')
    case 'NOOP':
    case 'CLOSE':
    case 'UNSELECT':
      return ok()
    default:
      return [`${tag} BAD unknown command\r\n`]
  }
}

function select({ messages, keepsKeywords }: Folder, tag: string, command: string): string[] {
  if (!/^SELECT "?Bounces"?$/.test(command)) return [`${tag} NO [NONEXISTENT] no such folder\r\n`]
  return [
    `* FLAGS (\\Seen \\Deleted)\r\n* ${messages.length} EXISTS\r\n* 0 RECENT\r\n`,
    `* OK [PERMANENTFLAGS (\\Seen \\Deleted${keepsKeywords ? ' \\*' : ''})] flags\r\n`,
    '* OK [UIDVALIDITY 1] valid\r\n* OK [UIDNEXT 9999] next\r\n',
    `${tag} OK [READ-WRITE] selected\r\n`,
  ]
}

/** UNKEYWORD and UNSEEN; the rest of the criteria all messages meet. */
function searched({ messages }: Folder, command: string): number[] {
  const [, keyword] = /UNKEYWORD (\S+)/i.exec(command) ?? []
  const unwanted = keyword ?? (/NOT SEEN|UNSEEN/i.test(command) ? '\\Seen' : undefined)
  return messages.filter(({ flags }) => !unwanted || !flags.has(unwanted)).map(({ uid }) => uid)
}

function fetched({ messages }: Folder, command: string): Buffer[] {
  const [, start = '0', length = '99999999'] = /<(\d+)\.(\d+)>/.exec(command) ?? []
  return named(messages, command).map((message) => {
    const part = message.source.subarray(Number(start), Number(start) + Number(length))
    const place = messages.indexOf(message) + 1
    return Buffer.concat([
      Buffer.from(
        `* ${place} FETCH (UID ${message.uid} FLAGS (${[...message.flags].join(' ')}) BODY[]<${start}> {${part.length}}\r\n`,
      ),
      part,
      Buffer.from(')\r\n'),
    ])
  })
}

function mark({ messages, keepsKeywords }: Folder, command: string): void {
  const [, list = ''] = /FLAGS(?:\.SILENT)? \(([^)]*)\)/i.exec(command) ?? []
  const flags = list.split(' ').filter((flag) => keepsKeywords || flag.startsWith('\\'))
  const isTakenAway = / -FLAGS/i.test(command)
  for (const message of named(messages, command))
    for (const flag of flags) {
      if (isTakenAway) message.flags.delete(flag)
      else message.flags.add(flag)
    }
}

function named(messages: readonly StoredMessage[], command: string): StoredMessage[] {
  const [, set = ''] = /^UID \w+ ([\d:,]+)/i.exec(command) ?? []
  const ranges = set.split(',').map((range) => range.split(':').map(Number))
  return messages.filter(({ uid }) => ranges.some(([from = 0, to = from]) => uid >= from && uid <= to))
}
