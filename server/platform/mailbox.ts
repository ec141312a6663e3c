/** A mailbox on an IMAP server, read message by message; what was read is marked there, and nothing is deleted. */
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { now } from './clock.ts'
import { accessToken, forgetToken, readOAuth } from './oauth.ts'

/** What one message was: marked as read for people too, or only as looked at. */
export type Read = (message: Uint8Array) => Promise<'taken' | 'left'>

/** Set on every message that was looked at, where the server keeps keywords; and before it is, once and again. */
const LOOKED_AT = '$TidingsRead'
const TRIED = '$TidingsTried'
const TRIED_AGAIN = '$TidingsTriedAgain'
const PAGE = 10
const SINCE_DAYS = 30
const TIMEOUT_MILLISECONDS = 30_000

/** Of a longer message only the beginning is read. */
const MESSAGE_BYTES = 1_048_576

export interface Looked {
  readonly taken: number
  /** Messages that are left because the program ended twice while it read them. */
  readonly givenUp: number
}

/**
 * Reads the messages of the last 30 days that were not looked at yet, oldest first, each by `read`, and marks them before
 * and after that: whatever breaks off between is read again the next time, once and alone. Without keywords on the
 * server, those unread, each marked as read before. `url` is `imaps://user:password@host:port/folder`. Throws when the
 * server cannot be reached, refuses the password or has no such folder, and what `read` throws.
 */
export async function readMailbox(url: string, read: Read): Promise<Looked> {
  const { options, folder, user, password, oauth } = readUrl(url)
  const auth = { user, ...(oauth ? { accessToken: await accessToken(oauth) } : { pass: password }) }
  const imap = await import('imapflow')
  const client = new imap.ImapFlow({ ...options, auth, logger: false, disableAutoIdle: true })
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
    // It may be the token that it refuses: the next look asks for another.
    if (oauth) forgetToken(oauth)
    const words = error instanceof Error && 'responseText' in error ? String(error.responseText) : undefined
    if (words === undefined) throw error
    throw new Error(`The mail server of BOUNCE_MAILBOX_URL refused: ${words}`, { cause: error })
  } finally {
    client.close()
  }
}

async function readAll(client: ImapFlow, read: Read): Promise<Looked> {
  const uids = await unread(client)
  const size = keepsKeywords(client) ? PAGE : 1
  let [taken, givenUp] = [0, 0]
  for (let start = 0; start < uids.length; start += size) {
    const page = await readPage(client, uids.slice(start, start + size), read)
    taken += page.taken
    givenUp += page.givenUp
  }
  return { taken, givenUp }
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

async function readPage(client: ImapFlow, uids: readonly number[], read: Read): Promise<Looked> {
  const source = { start: 0, maxLength: MESSAGE_BYTES }
  const messages = await client.fetchAll(uids.join(','), { uid: true, flags: true, source }, { uid: true })
  const fresh = messages.filter(({ flags }) => !flags?.has(TRIED))
  const again = messages.filter(({ flags }) => flags?.has(TRIED) && !flags.has(TRIED_AGAIN))
  const endless = messages.filter(({ flags }) => flags?.has(TRIED_AGAIN))
  const readEach = keepsKeywords(client) ? tryEach : readUnread
  let taken = await readEach(client, fresh, read, TRIED)
  // One of them ended the program: alone it cannot take the others along.
  for (const message of again) taken += await tryEach(client, [message], read, TRIED_AGAIN)
  await mark(client, uidsOf(endless), [LOOKED_AT])
  return { taken, givenUp: endless.length }
}

/** A failure that the program survives is none of the message's: it may be tried again. */
async function tryEach(
  client: ImapFlow,
  messages: readonly FetchMessageObject[],
  read: Read,
  tried: string,
): Promise<number> {
  await mark(client, uidsOf(messages), [tried])
  try {
    const { taken, left } = await sorted(messages, read)
    await mark(client, left, [LOOKED_AT])
    await mark(client, taken, ['\\Seen', LOOKED_AT])
    return taken.length
  } catch (error) {
    await unmark(client, uidsOf(messages), tried)
    throw error
  }
}

/** Where there are no keywords, what was left must be marked all the same, or it is read every minute. */
async function readUnread(
  client: ImapFlow,
  messages: readonly FetchMessageObject[],
  read: Read,
): Promise<number> {
  const uids = uidsOf(messages)
  await mark(client, uids, ['\\Seen'])
  try {
    return (await sorted(messages, read)).taken.length
  } catch (error) {
    await unmark(client, uids, '\\Seen')
    throw error
  }
}

async function sorted(
  messages: readonly FetchMessageObject[],
  read: Read,
): Promise<{ taken: number[]; left: number[] }> {
  const [taken, left]: [number[], number[]] = [[], []]
  for (const { uid, source } of messages) {
    const isTaken = source !== undefined && (await read(source)) === 'taken'
    ;(isTaken ? taken : left).push(uid)
  }
  return { taken, left }
}

function uidsOf(messages: readonly FetchMessageObject[]): number[] {
  return messages.map(({ uid }) => uid)
}

/** What failed is thrown by who failed, not by this. */
async function unmark(client: ImapFlow, uids: readonly number[], flag: string): Promise<void> {
  if (uids.length === 0) return
  await client.messageFlagsRemove(uids.join(','), [flag], { uid: true, silent: true }).catch(() => false)
}

async function mark(client: ImapFlow, uids: readonly number[], flags: string[]): Promise<void> {
  if (uids.length === 0) return
  if (await client.messageFlagsAdd(uids.join(','), flags, { uid: true, silent: true })) return
  throw new Error('The mail server does not let messages be marked; give it an account that may write')
}

function readUrl(text: string) {
  const url = new URL(text)
  const isSecure = url.protocol === 'imaps:'
  const oauth = readOAuth(url)
  if (oauth === 'wrong') {
    throw new Error(
      'BOUNCE_MAILBOX_URL: auth is xoauth2, and token is the https:// address of a token endpoint',
    )
  }
  const user = decodeURIComponent(url.username)
  return {
    user,
    password: decodeURIComponent(url.password),
    oauth,
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    options: {
      host: url.hostname,
      port: Number(url.port) || (isSecure ? 993 : 143),
      secure: isSecure,
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
