/** Another Tidings on the database of a test server, as a second machine would be. */
import { openServer } from '../../server/server.ts'
import type { Http } from '../../server/http/http.ts'
import { log } from './postgres.ts'
import { poolsFor, type TestServer } from './server.ts'

export interface TestNode {
  readonly http: Http
  close(): Promise<void>
}

export async function aNode({ config, connection }: TestServer): Promise<TestNode> {
  const pools = poolsFor(config, connection)
  const http = await openServer({ config, pools, log })
  await http.ready()
  const close = async (): Promise<void> => {
    await http.close()
    await pools.close()
  }
  return { http, close }
}
