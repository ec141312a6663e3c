/** The cable between a program and its database, which a test cuts, unplugs or lets swallow what is sent. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { Connection } from '../../server/platform/embedded-postgres.ts'

export interface Cable {
  readonly port: number
  /** A DATABASE_URL that leads through it. */
  readonly url: string
  readonly connection: Connection
  /** Ends every connection there is, as a failover does. */
  cut(): void
  /** Takes no connection any more, and ends those there are. */
  unplug(): Promise<void>
  plugIn(): Promise<void>
  /** From here on nothing that is sent arrives, on connections there are and on new ones, and neither end notices. */
  swallow(): void
  /** New connections work; those that were swallowed never do. */
  heal(): void
  close(): Promise<void>
}

interface Wire {
  readonly near: Socket
  readonly far: Socket
  isSwallowed: boolean
}

/** A proxy on a port of its own, in front of a PostgreSQL on a socket in a folder. */
export async function aCable(to: Connection): Promise<Cable> {
  const wires = new Set<Wire>()
  let swallows = false
  const server = createServer((near) => {
    const far = connect(`${to.host}/.s.PGSQL.${to.port}`)
    const wire: Wire = { near, far, isSwallowed: swallows }
    wires.add(wire)
    const end = (): void => {
      wires.delete(wire)
      near.destroy()
      far.destroy()
    }
    for (const [from, other] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => wire.isSwallowed || other.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => wire.isSwallowed || end())
    }
  })
  const cut = (): void => {
    for (const { near, far } of wires) {
      near.destroy()
      far.destroy()
    }
    wires.clear()
  }
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  const unplug = async (): Promise<void> => {
    const closed = once(server, 'close')
    server.close()
    cut()
    await closed
  }
  const connection = { ...to, host: '127.0.0.1', port }
  return {
    port,
    url: `postgres://${to.user}:${encodeURIComponent(to.password)}@127.0.0.1:${port}/${to.database}`,
    connection,
    cut,
    unplug,
    plugIn: () => listen(port),
    swallow: () => {
      swallows = true
      for (const wire of wires) wire.isSwallowed = true
    },
    heal: () => {
      swallows = false
    },
    close: async () => {
      cut()
      if (server.listening) await unplug()
    },
  }
}
