/** A workspace's contact webhook as strangers and as the workspace itself call it. */
import assert from 'node:assert/strict'
import type { NewWorkspace } from '../../server/workspaces/store.ts'
import { sql } from '../../server/platform/sql.ts'
import { aWorkspace, apiWith, type Answer, type TestServer, type TestWorkspace } from './server.ts'

type Headers = Readonly<Record<string, string>>

export interface Hook extends TestWorkspace {
  /** As anybody who knows the webhook's id. */
  deliver(body: unknown, query?: string, headers?: Headers): Promise<Answer>
  /** With an API key of the workspace. */
  vouch(body: unknown, query?: string): Promise<Answer>
  preview(body: unknown, query?: string, headers?: Headers): Promise<Answer>
  vouchedPreview(body: unknown, query?: string): Promise<Answer>
  // oxlint-disable-next-line typescript/no-explicit-any
  contacts(): Promise<any[]>
  notes(): Promise<string[]>
}

export async function aHook(server: TestServer, options: Partial<NewWorkspace> = {}): Promise<Hook> {
  const workspace = await aWorkspace(server, options)
  const { id, webhookId, key, api } = workspace
  const anyone = apiWith(server.http)
  const trust = { 'x-api-key': key }
  const post =
    (path: string) =>
    (body: unknown, query = '', headers: Headers = {}) =>
      anyone.post(`/webhooks/contacts/${path}${query}`, body, headers)
  const [deliver, preview] = [post(webhookId), post(`test/${webhookId}`)]
  return {
    ...workspace,
    deliver,
    preview,
    vouch: (body, query) => deliver(body, query, trust),
    vouchedPreview: (body, query) => preview(body, query, trust),
    contacts: async () => (await api.get('/contacts?$orderBy=created')).body.items,
    notes: async () => {
      const rows = await server.db.rows<{ text: string }>(sql`
        select text from contact_note where workspace_id = ${id}::uuid order by id`)
      return rows.map(({ text }) => text)
    },
  }
}

export function assertSilent(answer: Answer, status: number): void {
  assert.deepEqual([answer.status, answer.text], [status, ''])
  assert.equal(answer.headers['content-type'], undefined)
}
