/** Pictures of other sites: fetched into the workspace, or shown in the app, and never from where we must not go. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import sharp from 'sharp'
import { aPerson } from '../../test/support/accounts.ts'
import { aMediaFolder, aPhotograph, sendPicture } from '../../test/support/pictures.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'

const { MEDIA_URL } = aMediaFolder()
/** One address of this machine stands for the internet here; all others are as private as they are. */
const PUBLIC = '127.0.0.1'
const server = await useServer({ MEDIA_URL, MEDIA_NETWORKS: PUBLIC })
const photograph = await aPhotograph(900, 600)

/** A site of somebody's; what it was asked is kept. */
async function aSite(answer: RequestListener, host = PUBLIC): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = []
  const site = createServer((request, reply) => {
    asked.push(request.url ?? '')
    answer(request, reply)
  }).listen(0, host)
  after(() => {
    site.closeAllConnections()
    site.close()
  })
  await once(site, 'listening')
  return { origin: `http://${host}:${(site.address() as AddressInfo).port}`, asked }
}

const pictures = await aSite((request, reply) => {
  const at = request.url ?? ''
  if (at.startsWith('/led/')) return reply.writeHead(302, { location: decodeURIComponent(at.slice(5)) }).end()
  if (at === '/none') return reply.writeHead(404).end('no')
  if (at === '/page') return reply.end('<!doctype html><p>a picture, honestly')
  if (at === '/endless') {
    reply.write(photograph)
    const drip = setInterval(() => reply.write(Buffer.alloc(1_000_000)), 1)
    return reply.on('close', () => clearInterval(drip))
  }
  return reply.setHeader('content-type', 'image/jpeg').end(photograph)
})
/** Inside: it answers whoever gets there. */
const inside = await aSite((_, reply) => reply.end(photograph), '127.0.0.2')

const workspace = await aWorkspace(server)
const person = await aPerson(server, workspace, 'author')
const take = (url: string) => person.ask('POST', '/app/api/media-by-url', { url })
const look = (url: string, headers: Record<string, string> = {}) =>
  server.http.inject({
    method: 'GET',
    url: `/app/api/picture?workspace=${workspace.id}&url=${encodeURIComponent(url)}`,
    headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin', ...headers },
  })

/** Where nobody may be led to, and nothing may be fetched from. */
const BARRED = [
  `${inside.origin}/a.jpg`,
  `${pictures.origin}/led/${encodeURIComponent(`${inside.origin}/a.jpg`)}`,
  inside.origin.replace('127.0.0.2', '[::ffff:127.0.0.2]'),
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/a.jpg',
  'http://10.0.0.1/a.jpg',
  'http://0x7f000002/a.jpg',
  'file:///etc/passwd',
  'ftp://127.0.0.1/a.jpg',
  'http://ann:secret@127.0.0.1/a.jpg',
  'javascript:alert(1)',
  'nonsense',
]
/** What is there, and is no picture that can be had. */
const UNFIT = [
  [`${pictures.origin}/none`, /404/],
  [`${pictures.origin}/page`, /not a picture/],
  [`${pictures.origin}/endless`, /more than \d+ MB/],
  ['http://127.0.0.1:1/a.jpg', /cannot be reached/],
] as const

describe('a picture taken from an address', () => {
  test('is a picture like any other, by the name of its file, also where the address leads on', async () => {
    const { status, body } = await take(
      `${pictures.origin}/led/${encodeURIComponent('/summer%20dress.jpg?v=2')}`,
    )

    assert.equal(status, 201, body?.message)
    assert.deepEqual([body.width, body.height], [900, 600])
    const { body: again, status: known } = await take(`${pictures.origin}/other-name.jpg`)
    assert.deepEqual([known, again.id], [200, body.id])
  })

  for (const url of BARRED)
    test(`is not fetched from ${url.replace(/:\d{4,5}\b/g, '')}`, async () => {
      const { status, body } = await take(url)

      assert.equal(status, 400, body?.message)
      assert.match(
        body.message,
        /^url: the address (is not an|cannot be reached: .*not on the public internet)/,
      )
      assert.deepEqual(inside.asked, [])
    })

  for (const [url, words] of UNFIT)
    test(`where there is none is refused: ${words.source}`, async () => {
      const { status, body } = await take(url)

      assert.ok([400, 415].includes(status), body?.message)
      assert.match(body.message, words)
    })

  test('does not lead round and round', async () => {
    const loop = await aSite((_, reply) => reply.writeHead(301, { location: '/again' }).end())

    const { body } = await take(loop.origin)

    assert.match(body.message, /leads on more than 3 times/)
    assert.equal(loop.asked.length, 4)
  })
})

describe('a picture of another site in the app', () => {
  test('comes from us: decoded, small, without what the camera wrote, and kept by that browser alone', async () => {
    const answer = await look(`${pictures.origin}/a.jpg`)

    assert.equal(answer.statusCode, 200, answer.payload)
    const { width, format } = await sharp(answer.rawPayload).metadata()
    assert.deepEqual([width, format], [640, 'jpeg'])
    assert.equal(answer.headers['content-type'], 'image/jpeg')
    assert.equal(answer.headers['cache-control'], 'private, max-age=3600')
    assert.equal(answer.headers['cross-origin-resource-policy'], 'same-origin')
    assert.match(String(answer.headers['content-security-policy']), /sandbox/)
  })

  test('asked for by many at once is fetched once', async () => {
    const before = pictures.asked.length

    const answers = await Promise.all(Array.from({ length: 8 }, () => look(`${pictures.origin}/many.jpg`)))

    assert.ok(answers.every(({ statusCode }) => statusCode === 200))
    assert.equal(pictures.asked.length - before, 1)
    await look(`${pictures.origin}/many.jpg`)
    assert.equal(pictures.asked.length - before, 1)
  })

  for (const url of BARRED)
    test(`is not fetched from ${url.replace(/:\d{4,5}\b/g, '')}`, async () => {
      assert.equal((await look(url)).statusCode, 400)
      assert.deepEqual(inside.asked, [])
    })

  for (const [url, words] of UNFIT)
    test(`where there is none is refused: ${words.source}`, async () => {
      const answer = await look(url)

      assert.ok([400, 415].includes(answer.statusCode))
      assert.match(answer.payload, words)
    })

  test('is fetched for nobody who is signed out, of another workspace, or on a page of another site', async () => {
    const url = `${pictures.origin}/secret.jpg`
    const stranger = await aPerson(server, await aWorkspace(server), 'owner')

    assert.equal((await look(url, { cookie: '' })).statusCode, 401)
    assert.equal((await look(url, { cookie: stranger.cookie })).statusCode, 404)
    assert.equal((await look(url, { 'sec-fetch-site': 'cross-site' })).statusCode, 403)
    assert.equal((await look(url, { 'sec-fetch-site': 'none' })).statusCode, 403)
    assert.ok(!pictures.asked.includes('/secret.jpg'))
  })

  test('that is our own is led to where it is', async () => {
    const { body } = await sendPicture(server, person, workspace, await aPhotograph(400, 300))

    const { statusCode, headers } = await look(body.shown.url)

    assert.deepEqual([statusCode, headers['location']], [302, body.shown.path])
  })
})
