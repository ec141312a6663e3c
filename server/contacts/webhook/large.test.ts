/** Large deliveries, which are read beside the program. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aWorkspace, useServer } from '../../../test/support/server.ts'

const server = await useServer()
const base = await server.http.listen({ port: 0, host: '127.0.0.1' })
const WORDS = ['newsletter', 'partner', 'invoice', 'primary', 'consent', 'street', 'teacher', 'message']

function label(n: number): string {
  return `May we send ${WORDS[n % 8]} ${WORDS[(n * 3) % 7]} ${n.toString(36)} to you about other things, no thanks`
}

/** Sentences, each read for what it consents to: most of a second of a processor. */
function costly(email: string): string {
  const rest = Array.from({ length: 2_500 }, (_, n) => [label(n), n % 2 ? 'no' : 'yes'] as const)
  return JSON.stringify(Object.fromEntries([['E-Mail', email], ['First name', 'Ann'], ...rest]))
}

async function contactIn(answer: Response): Promise<{ email: string; name?: string }> {
  return ((await answer.json()) as { contact: { email: string; name?: string } }).contact
}

async function aHook() {
  const { webhookId } = await aWorkspace(server)
  const post = (body: string, at = ''): Promise<Response> =>
    fetch(`${base}/webhooks/contacts/${at}${webhookId}`, { method: 'POST', body })
  return { post }
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

  test('two of one webhook wait at once; a third is told when to come again, and one of another webhook is taken', async () => {
    const [one, other] = [await aHook(), await aHook()]
    const answers = await Promise.all([
      ...['a@example.com', 'b@example.com', 'c@example.com'].map((email) => one.post(costly(email))),
      other.post(costly('d@example.com')),
    ])
    const statuses = answers.map(({ status }) => status)

    assert.deepEqual(statuses.slice(0, 3).map(String).toSorted(), ['200', '200', '503'])
    assert.equal(statuses[3], 200)
    assert.equal(answers.find(({ status }) => status === 503)?.headers.get('retry-after'), '10')
  })

  test('what is nested too deep for a text takes nothing else with it', async () => {
    const { post } = await aHook()
    const deep = '[{"a":'.repeat(4_900) + '1' + '}]'.repeat(4_900)
    const answer = await post(`{"email":"deep@example.com","more":${deep}}`, 'test/')

    assert.equal(answer.status, 200)
    assert.equal((await contactIn(answer)).email, 'deep@example.com')
  })
})
