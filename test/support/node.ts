/** Another Tidings on the database of a test server, as a second machine would be. */
import { openServer } from '../../server/server.ts'
import type { Http } from '../../server/http/http.ts'
import { openDatabase } from '../../server/platform/database.ts'
import { log } from './postgres.ts'
import type { TestServer } from './server.ts'

export interface TestNode {
  readonly http: Http
  close(): Promise<void>
}

export async function aNode({ config, connection, jobs }: TestServer): Promise<TestNode> {
  const db = openDatabase({ connection, log, connections: 4 })
  const http = await openServer({ config, db, jobs, log })
  await http.ready()
  const close = async (): Promise<void> => {
    await http.close()
    await db.close()
  }
  return { http, close }
}
