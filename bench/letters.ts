/**
 * What a letter costs without the ledger: made, signed, and handed to a mail server in a process of its own. By itself in
 * half a minute, `node bench/letters.ts`; with `--cpu-prof` it says where the time goes.
 */
import { createSecretKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { compileEmail } from '../server/content/rendering/email/compile.ts'
import { openStationery, type Stationery } from '../server/messaging/email/letter.ts'
import type { Tracking } from '../server/messaging/email/letterhead.ts'
import type { Leased } from '../server/messaging/transport.ts'
import { newId } from '../server/platform/clock.ts'
import { openPool } from '../server/platform/smtp/pool.ts'
import { readSmtpUrls } from '../server/platform/smtp/server-url.ts'
import { openMailSink } from './mail-sink.ts'
import { BLOCKS } from './mail-blocks.ts'
import { median, type Row } from './row.ts'

const LETTERS = 4_000
const SIGNATURES = 10_000
const ROUNDS = 5
const CONNECTIONS = 10
/** As many as a transport with these connections has under way. */
const TOGETHER = 3 * CONNECTIONS
const SENDER = 'news@bench.example'
const [workspaceId, mailingId] = [newId(), newId()]

type Way = (leased: Leased) => Promise<unknown>

/** In seconds of processor time of this process for 1,000 letters: the median of five rounds of 4,000. */
export async function measureLetters(): Promise<Row[]> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const plain = await stationeryOf('off')
  const counted = await stationeryOf('person')
  const signed = await stationeryOf('off', privateKey)
  const sink = await openMailSink(CONNECTIONS)
  const [server] = readSmtpUrls(sink.url)
  if (!server) throw new Error('The sink has no address')
  const pool = openPool(server)
  const deliver = async (to: string, content: Buffer) => pool.deliver({ from: SENDER, to, content })
  const one = await made(plain, leased(1))
  const ways: Readonly<Record<string, Way>> = {
    'a letter, made': (message) => made(plain, message),
    'a letter, made with its clicks counted': (message) => made(counted, message),
    'a letter, made and signed (RSA-2048)': (message) => made(signed, message),
    'a letter, handed over': ({ address }) => deliver(address, one),
    'a letter, made and handed over': async (message) => deliver(message.address, await made(plain, message)),
  }
  const rows: Row[] = []
  for (const [operation, way] of Object.entries(ways)) rows.push(await rowOf(operation, way, one.length))
  await pool.close()
  await sink.close()
  return rows
}

/** How many signatures a second the machine makes, RSA-2048, with nothing else to do: a letter cannot be signed faster. */
export async function signaturesPerSecond(): Promise<number> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signInPool = promisify(sign)
  const waiting = Array.from({ length: SIGNATURES }).values()
  const work = async (): Promise<void> => {
    for (const _ of waiting) await signInPool('sha256', Buffer.alloc(1_000), privateKey)
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, work))
  return (SIGNATURES / (performance.now() - began)) * 1000
}

async function rowOf(operation: string, way: Way, size: number): Promise<Row> {
  await costOf(way, LETTERS / 4)
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await costOf(way, LETTERS))
  return { operation, size, figures: { serverCpu: median(costs) } }
}

async function costOf(way: Way, n: number): Promise<number> {
  const messages = Array.from({ length: n }, (_, index) => leased(index)).values()
  const before = process.cpuUsage()
  const work = async (): Promise<void> => {
    for (const message of messages) await way(message)
  }
  await Promise.all(Array.from({ length: TOGETHER }, work))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / n
}

async function made(stationery: Stationery, message: Leased): Promise<Buffer> {
  const { content } = await stationery.write(message, message.address, stationery.fill(message))
  return content
}

async function stationeryOf(tracking: Tracking, privateKey?: KeyObject): Promise<Stationery> {
  const publicUrl = 'https://news.bench.example'
  const isCounted = tracking !== 'off'
  const workspace = {
    id: workspaceId,
    name: 'Bench',
    handle: 'bench',
    image: null,
    accentColor: null,
    postalAddress: 'Street 1',
    timezone: 'UTC',
    senderName: null,
    language: 'en',
  }
  const mail = await compileEmail({
    content: { subject: 'News', blocks: BLOCKS },
    workspace,
    publicUrl,
    isMarketing: true,
    ...(isCounted ? { tracking: { known: [] } } : {}),
  })
  return openStationery({
    workspaceId,
    mailingId,
    handle: workspace.handle,
    senderEmail: SENDER,
    senderName: workspace.name,
    replyTo: null,
    publicUrl,
    secret: createSecretKey(randomBytes(32)),
    isMarketing: true,
    kind: 'campaign',
    mailbox: null,
    bounceDomain: null,
    keys: privateKey ? [{ domain: 'bench.example', selector: 'bench', privateKey }] : [],
    mail,
    tracking,
  })
}

function leased(n: number): Leased {
  const contactId = newId()
  const email = `person${n}@mail${n % 50}.example`
  return {
    workspaceId,
    id: newId(),
    mailingId,
    contactId,
    address: email,
    contact: { id: contactId, name: `Person ${n}`, email, phone: null, country: 'SE' },
    variables: null,
    attempts: 0,
  }
}

if (import.meta.main)
  for (const { operation, size, figures } of await measureLetters())
    process.stdout.write(
      `${operation} (${size} bytes): ${((figures['serverCpu'] ?? 0) * 1000).toFixed(1)} µs\n`,
    )
