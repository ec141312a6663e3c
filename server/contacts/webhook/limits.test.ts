/** Who is let in to the contact webhook, how often, and what is left of it once the server is closed. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { aServer, type TestServer } from '../../../test/support/server.ts'
import { aHook } from '../../../test/support/webhook.ts'
import { sql } from '../../platform/sql.ts'

const ANN = { email: 'ann@shop.example' }

async function limited(settings: Readonly<Record<string, string>>): Promise<TestServer> {
  const server = await aServer(settings)
  after(() => server.close())
  return server
}

test('one address calls one webhook as often as its limit; other webhooks it calls on', async () => {
  const server = await limited({ WEBHOOK_RATE_LIMIT_PER_MINUTE: '4' })
  const [hook, other] = [await aHook(server), await aHook(server)]

  const answers = await Promise.all(Array.from({ length: 40 }, () => hook.deliver(ANN)))

  assert.ok(answers.filter(({ status }) => status === 200).length >= 4)
  assert.ok(answers.some(({ status }) => status === 429))
  assert.equal((await other.deliver(ANN)).status, 200)
})

test('who asks for webhooks that are not there is held up, and then also where one is that nobody called', async () => {
  const server = await limited({ PUBLIC_RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_BURST: '3' })
  const [hook, called] = [await aHook(server), await aHook(server)]
  assert.equal((await called.deliver(ANN)).status, 200)
  const guess = async (n: number) => (await aGuess(server, n)).statusCode

  const statuses = [await guess(1), await guess(2), await guess(3), await guess(4)]

  assert.deepEqual(statuses, [404, 404, 404, 429])
  assert.equal((await hook.deliver(ANN)).status, 429)
})

function aGuess({ http }: TestServer, n: number) {
  return http.inject({ method: 'POST', url: `/webhooks/contacts/guess${n}`, payload: ANN })
}

test('a server that is closed listens to nothing more', async () => {
  const server = await aServer()
  after(() => server.close())
  const listeners = async () => {
    const [row] = await server.db.rows<{ n: number }>(sql`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'tidings listener'`)
    return row?.n ?? -1
  }
  assert.ok((await listeners()) > 0)

  await server.http.close()

  let left = await listeners()
  // A connection that said goodbye is shown until its process has ended.
  for (let n = 0; n < 100 && left > 0; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    left = await listeners()
  }
  assert.equal(left, 0)
})
