/**
 * The attackers, in a process of their own that stands back for all others: they would bring their own machines. What
 * they have the program and PostgreSQL do is done at the usual priority.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setPriority } from 'node:os'
import { endWithFile } from '../children.ts'
import { besiege, costlyFilters, floods, type OpenSiege, type Siege, type Target } from './attackers.ts'
import { badMailServers } from './mail-servers.ts'

/** Whom they ask, and in whose name. */
export interface Plan {
  readonly url: string
  readonly tenants: readonly Target[]
  readonly flooded: Target
  readonly others: readonly Target[]
}

/** What has been waiting for the program on the attackers' side. */
export interface Places {
  readonly mailServers: readonly { readonly name: string; readonly url: string }[]
  /** An endpoint that is gone, and one whose answers drip for ever. */
  readonly endpoints: readonly string[]
}

export interface Attackers extends Places {
  attack(plan: Plan): void
  /** Has each attack been answered as often as is the least that counts as one? */
  areFelt(): Promise<boolean>
  /** Breaks off what is on its way. */
  leave(): Promise<Siege>
  /** Recipients of whole messages, by the name of the server that was given them. */
  handedOver(): Promise<ReadonlyMap<string, readonly string[]>>
  end(): void
}

type Order = { readonly attack: Plan } | 'are felt' | 'leave' | 'handed over'

/** Of 19. An attack must still go on beside the work of a busy machine. */
const STANDING_BACK = 10

export async function openAttackers(): Promise<Attackers> {
  const child = endWithFile(fork(import.meta.filename, { serialization: 'advanced', execArgv: [] }))
  /** What the process below sends. */
  const heard = async <Heard>(): Promise<Heard> => (await once(child, 'message'))[0] as Heard
  const send = (order: Order): void => void child.send(order)
  const places = await heard<Places>()
  const ask = <Heard>(order: Order): Promise<Heard> => {
    const answer = heard<Heard>()
    send(order)
    return answer
  }
  return {
    ...places,
    attack: ({ url, tenants, flooded, others }) =>
      send({
        attack: { url, tenants: tenants.map(bare), flooded: bare(flooded), others: others.map(bare) },
      }),
    areFelt: () => ask<boolean>('are felt'),
    leave: () => ask<Siege>('leave'),
    handedOver: () => ask<ReadonlyMap<string, readonly string[]>>('handed over'),
    end: () => void child.kill('SIGKILL'),
  }
}

/** What goes to another process: no more than they know. */
function bare({ id, key, webhookId }: Target): Target {
  return { id, key, webhookId }
}

async function takeOrders(): Promise<void> {
  setPriority(STANDING_BACK)
  const bad = await badMailServers()
  const mailServers = bad.map(({ name, url }) => ({ name, url }))
  const handedOver = new Map(bad.map(({ name, server }) => [name, server.handedOver]))
  let siege: OpenSiege | undefined
  process.on('disconnect', () => process.exit())
  process.on('message', (order: Order) => {
    if (order === 'handed over') return tell(handedOver)
    if (order === 'are felt') return tell(siege?.isFelt())
    if (order === 'leave') return void siege?.leave().then(tell)
    const { url, tenants, flooded, others } = order.attack
    siege = besiege(url, [...costlyFilters(tenants), ...floods(flooded, others)])
  })
  tell({ mailServers, endpoints: await hostileEndpoints() } satisfies Places)
}

function tell(said: unknown): void {
  process.send?.(said)
}

async function hostileEndpoints(): Promise<string[]> {
  return Promise.all([
    aReceiver((_, response) => response.writeHead(410).end('gone')),
    aReceiver((_, response) => {
      const drip = setInterval(() => response.write('.'), 100)
      response.on('close', () => clearInterval(drip))
    }),
  ])
}

async function aReceiver(listener: RequestListener): Promise<string> {
  const receiver = createServer(listener).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  return `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
}

if (process.argv[1] === import.meta.filename) await takeOrders()
