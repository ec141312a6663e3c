/** A mailbox on an IMAP server, read message by message; what was read is marked there, and nothing is deleted. */
import { ImapFlow } from 'imapflow'
import { now } from './clock.ts'

/** What one message was: marked as read for people too, or only as looked at. */
export type Read = (message: Uint8Array) => Promise<'taken' | 'left'>

/** Set on every message that was looked at, where the server keeps keywords. */
const LOOKED_AT = '$TidingsRead'
const PAGE = 10
const SINCE_DAYS = 30
const TIMEOUT_MILLISECONDS = 30_000

/** Of a longer message only the beginning is read. */
const MESSAGE_BYTES = 1_048_576

/**
 * Reads the messages of the last 30 days that were not looked at yet, oldest first, each by `read`, and marks them after
 * that: whatever breaks off between is read again the next time. Without keywords on the server, those unread.
 * `url` is `imaps://user:password@host:port/folder`. Answers how many were taken. Throws when the server cannot be
 * reached, refuses the password or has no such folder.
 */
export async function readMailbox(url: string, read: Read): Promise<number> {
  const { options, folder } = readUrl(url)
  const client = new ImapFlow({ ...options, logger: false, disableAutoIdle: true })
  // What the connection breaks with is thrown by the command that waits for it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const lock = await client.getMailboxLock(folder)
    try {
      return await readAll(client, read)
    } finally {
      lock.release()
    }
  } catch (error) {
    const words = error instanceof Error && 'responseText' in error ? String(error.responseText) : undefined
    if (words === undefined) throw error
    throw new Error(`The mail server of BOUNCE_MAILBOX_URL refused: ${words}`, { cause: error })
  } finally {
    client.close()
  }
}

async function readAll(client: ImapFlow, read: Read): Promise<number> {
  const uids = await unread(client)
  let taken = 0
  for (let start = 0; start < uids.length; start += PAGE) {
    taken += await readPage(client, uids.slice(start, start + PAGE), read)
  }
  return taken
}

async function unread(client: ImapFlow): Promise<number[]> {
  const since = new Date(now().getTime() - SINCE_DAYS * 24 * 3600 * 1000)
  const query = keepsKeywords(client) ? { unKeyword: LOOKED_AT, since } : { seen: false, since }
  const uids = await client.search(query, { uid: true })
  if (!Array.isArray(uids)) throw new Error('The mail server did not answer which messages there are')
  return [...uids].sort((a, b) => a - b)
}

function keepsKeywords({ mailbox }: ImapFlow): boolean {
  const { permanentFlags } = mailbox || {}
  return !permanentFlags || permanentFlags.has('\\*') || permanentFlags.has(LOOKED_AT)
}

async function readPage(client: ImapFlow, uids: readonly number[], read: Read): Promise<number> {
  const source = { start: 0, maxLength: MESSAGE_BYTES }
  const messages = await client.fetchAll(uids.join(','), { uid: true, source }, { uid: true })
  const taken: number[] = []
  const left: number[] = []
  for (const { uid, source } of messages) {
    const isTaken = source !== undefined && (await read(source)) === 'taken'
    ;(isTaken ? taken : left).push(uid)
  }
  // Without keywords what was left must be marked all the same, or it is read every minute.
  const lookedAt = keepsKeywords(client) ? [LOOKED_AT] : ['\\Seen']
  await mark(client, left, lookedAt)
  await mark(client, taken, [...new Set(['\\Seen', ...lookedAt])])
  return taken.length
}

async function mark(client: ImapFlow, uids: readonly number[], flags: string[]): Promise<void> {
  if (uids.length === 0) return
  if (await client.messageFlagsAdd(uids.join(','), flags, { uid: true, silent: true })) return
  throw new Error('The mail server does not let messages be marked; give it an account that may write')
}

function readUrl(text: string) {
  const url = new URL(text)
  const isSecure = url.protocol === 'imaps:'
  return {
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    options: {
      host: url.hostname,
      port: Number(url.port) || (isSecure ? 993 : 143),
      secure: isSecure,
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
      connectionTimeout: TIMEOUT_MILLISECONDS,
      greetingTimeout: TIMEOUT_MILLISECONDS,
      socketTimeout: TIMEOUT_MILLISECONDS,
      // A literal is asked for in part; a server that sends more is broken or hostile.
      maxLiteralSize: 2 * MESSAGE_BYTES,
      maxResponseSize: 4 * MESSAGE_BYTES,
      maxLineLength: 4 * MESSAGE_BYTES,
    },
  }
}
