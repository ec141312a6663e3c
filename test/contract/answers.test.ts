/** Every operation, asked: what the document shows works as it is shown, and what it refuses it refuses as declared. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { contractOf, type DocumentedOperation } from '../support/contract.ts'
import { addressOf, ask, bodiesOf, exampleQuery } from '../support/contract-asking.ts'
import { aFurnishedWorkspace, type FurnishedWorkspace } from '../support/contract-workspace.ts'
import { apiWith, aServer, aWorkspace, type Answer } from '../support/server.ts'
import { stopClock } from '../../server/platform/clock.ts'

// Each answer is checked against the document, to the last member, where the tests ask: support/server.ts.
const server = await aServer()
const hurried = await aServer({
  RATE_LIMIT_PER_MINUTE: '1',
  RATE_LIMIT_BURST: '1',
  PUBLIC_RATE_LIMIT_PER_MINUTE: '1',
  WEBHOOK_RATE_LIMIT_PER_MINUTE: '1',
})
after(() => Promise.all([server.close(), hurried.close()]))
const { operations } = contractOf(server.http)
const nobody = apiWith(server.http)
const poor = await aWorkspace(server, { scopes: [] })

const JSON_TYPE = 'application/json'
/** Of no record. */
const STRANGE_ID = '00000000-0000-4000-8000-000000000000'

for (const operation of operations) {
  const isKeyed = operation.security.some((needs) => 'key' in needs)
  const statuses = [...operation.answers.keys()]
  const promises = (status: number): boolean => statuses.includes(status)

  describe(`${operation.method} ${operation.path}`, () => {
    test('answers each example of its body, with each example of its parameters, as it shows', async () => {
      const workspace = await aFurnishedWorkspace(server)
      for (const [type, payload] of bodiesOf(operation, workspace)) {
        const answer = await ask(server.http, operation, workspace, {
          type,
          payload,
          query: exampleQuery(operation),
        })
        assert.ok(answer.status < 300, `${answer.status}: ${answer.text}\n${payload}`)
        assertHeaders(operation, answer)
      }
    })

    test('400: takes no parameter it does not list, and stores nothing then', async () => {
      const workspace = await aFurnishedWorkspace(server)
      const isSilent = operation.path.startsWith('/webhooks/')
      const [[type, payload] = ['', undefined]] = bodiesOf(operation, workspace)

      const answer = await ask(server.http, operation, workspace, {
        type,
        payload: isSilent ? '{' : payload,
        query: '?$top=1',
      })

      assert.equal(answer.status, 400, answer.text)
    })

    if (isKeyed) {
      test('403: without a key, with a wrong one, and without the scope', async () => {
        const { path } = await aFurnishedWorkspace(server)
        const url = addressOf(operation, path)
        const [[type, payload] = ['', undefined]] = bodiesOf(operation)
        const asked = (api: typeof nobody, headers = {}) =>
          api.ask(operation.method, url, payload, { ...(type ? { 'content-type': type } : {}), ...headers })

        assert.equal((await asked(nobody)).status, 403)
        assert.equal((await asked(nobody, { 'x-api-key': 'tdg_wrong' })).status, 403)
        const needsScope = operation.security.some(({ key = [] }) => key.length > 0)
        assert.equal((await asked(poor.api)).status, needsScope ? 403 : 200)
      })
    }

    if (promises(404) && operation.path.includes('{')) {
      test('404: an id that is not there, of another workspace, or no id at all', async () => {
        const workspace = await aFurnishedWorkspace(server)
        const other = await aFurnishedWorkspace(server)
        const isPublic = operation.security.length === 0
        const strangers = isPublic ? [] : [other.path]
        const names = Object.keys(workspace.path)
        const [[type, payload] = ['', undefined]] = bodiesOf(operation, workspace)
        const all = [STRANGE_ID, 'x', 'a%00b', encodeURIComponent("'")].map((id) =>
          Object.fromEntries(names.map((name) => [name, id])),
        )
        for (const path of [...all, ...strangers]) {
          const answer = await ask(server.http, operation, { ...workspace, path }, { type, payload })
          assert.equal(answer.status, 404, `${JSON.stringify(path)}: ${answer.text}`)
        }
      })
    }

    if (operation.body) {
      test('413: a body over 1 MiB; 415: a body of another type', async () => {
        const workspace = await aFurnishedWorkspace(server)
        const large = await ask(server.http, operation, workspace, {
          type: JSON_TYPE,
          payload: `{"a":"${'x'.repeat(1_100_000)}"}`,
        })
        const strange = await ask(server.http, operation, workspace, {
          type: 'application/xml',
          payload: '<a/>',
        })

        assert.deepEqual([large.status, strange.status], [413, 415])
      })
    }

    if (promises(406)) {
      test('406: a type it cannot make; the types it can make are those it declares', async () => {
        const workspace = await aFurnishedWorkspace(server)
        const [[type, payload] = ['', undefined]] = bodiesOf(operation, workspace)

        const refused = await ask(server.http, operation, workspace, {
          type,
          payload,
          headers: { accept: 'image/png' },
        })
        assert.equal(refused.status, 406)
        for (const accept of Object.keys(operation.answers.get(200)?.content ?? {})) {
          const answer = await ask(server.http, operation, workspace, { type, payload, headers: { accept } })
          assert.match(
            String(answer.headers['content-type']),
            new RegExp(`^${accept.replaceAll('.', '[.]')}`),
          )
        }
      })
    }

    if (isKeyed && operation.method === 'POST') {
      test('Idempotency-Key: the first answer again for the same body, 409 for another request', async () => {
        const workspace = await aFurnishedWorkspace(server)
        const [[type, payload] = ['', undefined]] = bodiesOf(operation, workspace)
        const headers = { 'idempotency-key': 'once' }

        const first = await ask(server.http, operation, workspace, { type, payload, headers })
        const again = await ask(server.http, operation, workspace, { type, payload, headers })
        const other = await ask(server.http, operation, workspace, {
          type,
          payload,
          headers,
          query: '?other',
        })

        assert.deepEqual([again.status, again.text], [first.status, first.text])
        assert.equal(again.headers['idempotency-replayed'], 'true')
        assert.equal(other.status, 409)
      })
    }

    if (promises(429)) {
      test('429: past the limit, with Retry-After', async (t) => {
        t.after(stopClock())
        const workspace = await aFurnishedKeyless()
        const answers: Answer[] = []
        for (let n = 0; n < 4; n += 1) answers.push(await askHurried(operation, workspace))

        const last = answers.at(-1)
        assert.equal(last?.status, 429)
        assert.ok(Number(last.headers['retry-after']) > 0)
      })
    }
  })
}

/** The headers a success promises are there, except those that say what did not happen. */
function assertHeaders(operation: DocumentedOperation, { status, headers }: Answer): void {
  const sometimes = ['Idempotency-Replayed', 'Content-Disposition', 'Location']
  const promised = Object.keys(operation.answers.get(status)?.headers ?? {}).filter(
    (name) => !sometimes.includes(name),
  )
  assert.deepEqual(
    promised.filter((name) => headers[name.toLowerCase()] === undefined),
    [],
  )
}

/** Where nearly nothing may be asked, nothing can be prepared by asking. */
async function aFurnishedKeyless(): Promise<Pick<FurnishedWorkspace, 'key' | 'path'>> {
  const { id, key, webhookId } = await aWorkspace(hurried)
  return { key, path: { contactId: STRANGE_ID, id: STRANGE_ID, workspaceId: id, webhookId } }
}

function askHurried(
  operation: DocumentedOperation,
  workspace: Pick<FurnishedWorkspace, 'key' | 'path'>,
): Promise<Answer> {
  const [[type, payload] = ['', undefined]] = bodiesOf(operation)
  return ask(hurried.http, operation, workspace, { type, payload })
}
