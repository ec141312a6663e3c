/** The app's page and files as they are served, and what a browser makes of them. */
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { fastify } from 'fastify'
import { pageRoutes } from '../../server/app-api/pages.ts'
import type { Http } from '../../server/http/http.ts'
import { Refusal } from '../../server/refusals.ts'
import { useApp } from '../support/app.ts'
import { apiWith } from '../support/server.ts'

const { server } = await useApp()
const api = apiWith(server.http)

/** The files that the page names. */
function filesOf(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="(\/app\/assets\/[^"]+)"/g)].map(([, name = '']) => name)
}

function nonceOf(policy: unknown): string | undefined {
  return /script-src 'self' 'nonce-([\w-]{22})'/.exec(String(policy))?.[1]
}

describe('what is served at /app', () => {
  test('every address below /app is the one page, always asked for again, and framed by nobody', async () => {
    for (const place of ['/app', '/app/w/fern/contacts?page=2', '/app/sign-in']) {
      const { status, headers, text } = await api.get(place)

      assert.equal(status, 200)
      assert.match(text, /<div id="app">/)
      assert.equal(headers['cache-control'], 'no-cache')
      assert.equal(headers['x-frame-options'], 'DENY')
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/)
    }
  })

  test('the page runs only what carries the nonce of this very answer', async () => {
    const [one, other] = await Promise.all([api.get('/app'), api.get('/app')])

    const nonce = nonceOf(one.headers['content-security-policy'])
    assert.ok(nonce)
    assert.notEqual(nonce, nonceOf(other.headers['content-security-policy']))
    assert.ok(one.text.includes(`<script nonce="${nonce}">`))
    assert.doesNotMatch(one.text, /__NONCE__/)
    assert.doesNotMatch(String(one.headers['content-security-policy']), /unsafe/)
  })

  test('files are kept for ever, and sent as they were compressed beforehand', async () => {
    const names = filesOf((await api.get('/app')).text)
    assert.ok(names.length >= 2)

    for (const name of names) {
      const plain = await api.get(name)
      const small = await api.get(name, { 'accept-encoding': 'br' })
      assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.equal(small.text, plain.text)
      // A small one has little to be left out; one that fits into a packet is sent as it is.
      if (plain.bytes.length < 4_096) continue
      assert.equal(small.headers['content-encoding'], 'br')
      assert.ok(small.bytes.length < plain.bytes.length / 2, name)
    }
  })

  test('what is not a file of the app, and no endpoint of its API, is not there', async () => {
    for (const place of [
      '/app/assets/missing-00000000.js',
      '/app/assets/..%2Findex.html',
      '/app/assets/.%2e%2f%2e%2e%2fpackage.json',
      '/app/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fapp%2fpublic%2ficon.svg',
      '/app/assets/index.html',
      '/app/api/nothing-of-ours',
    ])
      assert.equal((await api.get(place)).status, 404, place)
  })

  test('without a built app, /app says what to do', async () => {
    const empty = await mkdtemp(path.join(tmpdir(), 'tidings-no-app-'))
    const http = fastify() as unknown as Http
    after(() => Promise.all([http.close(), rm(empty, { recursive: true })]))
    http.setErrorHandler((error: Error, _request, reply) =>
      reply.code(error instanceof Refusal ? error.answer.status : 500).send(error.message),
    )
    pageRoutes(http, empty)

    const { statusCode, body } = await http.inject('/app/sign-in')

    assert.equal(statusCode, 503)
    assert.match(body, /npm install --include=dev/)
  })
})
