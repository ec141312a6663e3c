/** Files of contacts sent and imported as the app does it, and a worker that takes them. */
import assert from 'node:assert/strict'
import { after } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { openContactTasks } from '../../server/contacts/tasks/run.ts'
import { PERSONAL_DATA } from '../../server/personal-data.ts'
import type { Person } from './accounts.ts'
import { log } from './postgres.ts'
import type { TestServer } from './server.ts'

export const PIECE_BYTES = 1_048_576

/** Goes on with imports and the like until the tests of the file are over. */
export function useTaskWorker({ db }: TestServer): void {
  const loop = openContactTasks({ db, log, personalData: PERSONAL_DATA })
  after(() => loop.stop())
}

/** Sends a file in pieces; answers its id. */
export async function upload(
  server: TestServer,
  { ask, cookie }: Person,
  workspaceId: string,
  file: { readonly name: string; readonly bytes: Buffer },
): Promise<string> {
  const { name, bytes } = file
  const made = await ask('POST', '/app/api/imports', { name, bytes: bytes.length })
  assert.equal(made.status, 201, made.text)
  const { id } = made.body
  for (let at = 0, number = 0; at < bytes.length; at += PIECE_BYTES, number += 1) {
    const piece = bytes.subarray(at, at + PIECE_BYTES)
    const { statusCode, payload } = await sendPiece(server, { cookie, workspaceId }, id, number, piece)
    assert.equal(statusCode, 204, payload)
  }
  const ended = await ask('POST', `/app/api/imports/${id}/uploaded`)
  assert.equal(ended.status, 204, ended.text)
  return id
}

export function sendPiece(
  { http }: TestServer,
  { cookie, workspaceId }: { readonly cookie: string; readonly workspaceId: string },
  id: string,
  number: number,
  bytes: Buffer,
) {
  return http.inject({
    method: 'PUT',
    url: `/app/api/imports/${id}/pieces/${number}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-tidings-app': '1',
      'content-type': 'application/octet-stream',
      cookie,
      'x-workspace': workspaceId,
    },
    payload: bytes,
  })
}

/** The import once it stands in one of these, whatever it takes. */
export async function reached({ ask }: Person, id: string, ...statuses: string[]) {
  for (;;) {
    const { status, body, text } = await ask('GET', `/app/api/imports/${id}`)
    assert.equal(status, 200, text)
    if (statuses.includes(body.status)) return body
    assert.ok(!['failed', 'stopped', 'undone'].includes(body.status), text)
    await sleep(20)
  }
}

export const ORDER = {
  admission: 'active',
  channels: { email: true, sms: true },
  proof: 'They ticked the box on our order form.',
  tags: [],
} as const

/** Checked with the columns as they were guessed, and done. */
export async function importAll(person: Person, id: string, order: object = {}) {
  const { guessed } = await reached(person, id, 'ready')
  const checked = await person.ask('POST', `/app/api/imports/${id}/check`, {
    ...ORDER,
    targets: guessed,
    ...order,
  })
  assert.equal(checked.status, 204, checked.text)
  const check = await reached(person, id, 'checked')
  const started = await person.ask('POST', `/app/api/imports/${id}/start`)
  assert.equal(started.status, 204, started.text)
  return { check, done: await reached(person, id, 'finished') }
}
