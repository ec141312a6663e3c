/** Large deliveries, which are read beside the program. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eventually } from '../../../test/support/sending.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'

const server = await useServer()
const base = await server.http.listen({ port: 0, host: '127.0.0.1' })
const WORDS = ['newsletter', 'partner', 'invoice', 'primary', 'consent', 'street', 'teacher', 'message']

const LONG = 'x'.repeat(900_000)

function label(n: number): string {
  return `May we send ${WORDS[n % 8]} ${WORDS[(n * 3) % 7]} ${n.toString(36)} to you about other things, no thanks`
}

/** Sentences, each read for what it consents to: most of a second of a processor. */
function costly(email: string, sentences = 2_500, message = ''): string {
  const rest = Array.from({ length: sentences }, (_, n) => [label(n), n % 2 ? 'no' : 'yes'] as const)
  return JSON.stringify(
    Object.fromEntries([['E-Mail', email], ['First name', 'Ann'], ['message', message], ...rest]),
  )
}

/** As a system sends all it knows of somebody: 20 KB, and quickly read. */
function aRecord(n: number): string {
  return JSON.stringify({
    email: `p${n}@example.com`,
    record: Array.from({ length: 200 }, () => 'x'.repeat(100)),
  })
}

async function contactIn(answer: Response): Promise<{ email: string; name?: string }> {
  return ((await answer.json()) as { contact: { email: string; name?: string } }).contact
}

async function aHook() {
  const { id, webhookId } = await aWorkspace(server)
  const post = (body: string, at = ''): Promise<Response> =>
    fetch(`${base}/webhooks/contacts/${at}${webhookId}`, { method: 'POST', body })
  const emails = (): Promise<{ email: string }[]> =>
    server.db.rows(sql`select email from contact where workspace_id = ${id}::uuid`)
  const calls = async (outcome: string): Promise<number> =>
    (
      await server.db.rows(
        sql`select from form_call where workspace_id = ${id}::uuid and outcome = ${outcome}::text`,
      )
    ).length
  return { post, emails, calls }
}

describe('a large delivery', () => {
  test('keeps nobody waiting while it is read, and is read as any other', async () => {
    const { post } = await aHook()
    const delivery = post(costly('ann@example.com'), 'test/')
    let answered = 0
    const over = new AbortController()
    const delivered = delivery.finally(() => over.abort())
    while (!over.signal.aborted) {
      const answer = await fetch(`${base}/api/health/live`)
      assert.equal(answer.status, 200)
      answered += 1
    }

    const contact = await contactIn(await delivered)
    assert.deepEqual([contact.email, contact.name], ['ann@example.com', 'Ann'])
    // Read by the program itself, it lets two through: before, and after.
    assert.ok(answered >= 10, `${answered} others were answered meanwhile`)
  })

  test('twenty of one system at once are all taken', async () => {
    const { post, emails } = await aHook()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => post(aRecord(n))))

    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
    assert.equal((await emails()).length, 20)
  })

  test('one webhook that is flooded leaves another its turn', async () => {
    const [flooded, other] = [await aHook(), await aHook()]
    const order: string[] = []
    const flood = Array.from({ length: 5 }, (_, n) =>
      flooded.post(costly(`f${n}@example.com`)).then(({ status }) => order.push(`flood ${status}`)),
    )
    await eventually(async () => (await flooded.emails()).length > 0)
    await other.post(costly('other@example.com')).then(({ status }) => order.push(`other ${status}`))
    await Promise.all(flood)

    assert.equal(order.length, 6)
    assert.notEqual(order.at(-1), 'other 200', order.join(', '))
    assert.ok(order.includes('other 200'), order.join(', '))
  })

  test('what would have to be kept beyond four million characters is told when to come again, and is in the log', async () => {
    const { post, emails, calls } = await aHook()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => post(costly(`l${n}@example.com`, 1_000, LONG))),
    )
    const refused = answers.filter(({ status }) => status === 503)

    assert.ok(refused.length > 0, 'nobody was refused')
    assert.equal(refused[0]?.headers.get('retry-after'), '10')
    assert.equal((await emails()).length, 8 - refused.length)
    await eventually(async () => (await calls('failed')) === refused.length)
  })

  test('what is nested too deep for a text takes nothing else with it', async () => {
    const { post } = await aHook()
    const deep = '[{"a":'.repeat(4_900) + '1' + '}]'.repeat(4_900)
    const answer = await post(`{"email":"deep@example.com","more":${deep}}`, 'test/')

    assert.equal(answer.status, 200)
    assert.equal((await contactIn(answer)).email, 'deep@example.com')
  })
})
