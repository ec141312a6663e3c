/** Addresses, over raw sockets: none leads off the site, out of its folder, or to what another host is shown. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { before, describe, test } from 'node:test'
import { publishPost } from '../../server/posts/publish.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../support/server.ts'

const server = await useServer()
const OURS = 'http://tidings.test'
let port = 0
let shop: TestWorkspace
let postUrl = ''
before(async () => {
  await server.http.listen({ port: 0, host: '127.0.0.1' })
  // An address of the machine's own.
  port = (server.http.server.address() as AddressInfo).port
  shop = await aWorkspace(server, { name: '上海茶 не \u{1d51e}', webhookOrigins: ['https://shop.example'] })
  const post = { title: 'Ã \u4e0a\u4e0d //x.example', text: 'x', html: '<p>x</p>' }
  const { id } = await server.db.transaction((tx) => publishPost(tx, shop.id, post))
  postUrl = `/w/${encodeURIComponent(shop.handle)}/${id}`
})

interface Raw {
  readonly status: number
  readonly head: string
  readonly text: string
}

/** The bytes as they are given: no client mends them on the way. */
async function send(
  requestLine: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<Raw> {
  const socket = connect(port, '127.0.0.1')
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece)).on('error', () => undefined)
  const all = {
    Host: 'tidings.test',
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`${requestLine} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  await once(socket, 'close')
  const text = Buffer.concat(pieces).toString('utf8')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, text: rest.join('\r\n\r\n') }
}

/** Of no answer at all: nothing leads anywhere but to us. */
function assertLeadsHome({ head }: Raw, what: string): void {
  const [, location] = /^location: (.*)$/im.exec(head) ?? []
  if (location === undefined) return
  const to = new URL(location, `${OURS}/`)
  assert.equal(to.origin, OURS, `${what} leads to ${location}`)
  assert.doesNotMatch(location, /^[/\\]{2}/, what)
}

const CLIMBS = [
  '..',
  '../..',
  '%2e%2e',
  '%2e%2e%2f%2e%2e',
  '..%2f..',
  '..%5c..',
  '..\\..',
  '%252e%252e%252f',
  '..;',
  '.%00.',
  '....//',
  '/',
  '//evil.example',
  '\\\\evil.example',
  '%2f%2fevil.example',
  '%5cevil.example',
  '%0d%0aLocation:%20https://evil.example',
  '%e2%80%a8',
  '%c0%ae%c0%ae',
  '%ff',
  '%',
  '@evil.example',
  ':80',
]
const FILES = ['package.json', '.env', 'server/main.ts', 'etc/passwd', 'migrations/0001-foundation.sql']
const STARTS = [
  '/',
  '/docs',
  '/docs/',
  '/assets/',
  '/app',
  '/app/',
  '/embed',
  '/w/',
  '/feed',
  '/s/',
  '/c/',
  '/o/',
  '/api/',
  '/webhooks/contacts/',
]

describe('an address that climbs', () => {
  for (const start of STARTS)
    test(`from ${start} reaches no file, fails nothing and leads nowhere else`, async () => {
      for (const climb of CLIMBS)
        for (const file of FILES) {
          const path = `${start}${climb}/${climb}/${file}`
          const answer = await send(`GET ${path}`)

          // Below /app every address is the app's one page, or 503 where it was not built.
          const isApp = path.startsWith('/app') && [200, 503].includes(answer.status)
          assert.ok(isApp || (answer.status >= 300 && answer.status < 500), `${path}: ${answer.status}`)
          assert.doesNotMatch(
            answer.text,
            /"devDependencies"|root:x:0|create table|PGPASSWORD|startTidings/,
            path,
          )
          assertLeadsHome(answer, path)
        }
    })

  test('of a workspace and a post the same, below every page of theirs', async () => {
    const home = `/w/${encodeURIComponent(shop.handle)}`
    for (const page of [
      home,
      postUrl,
      `${home}/feed.xml`,
      `${home}/subscribe`,
      `${home}/embed`,
      `${home}/colours.css`,
    ])
      for (const climb of CLIMBS) {
        const answer = await send(`GET ${page}/${climb}`)

        // Beside the page of a post every word is its slug, which leads to the right one.
        assert.ok(answer.status < 500, `${page}/${climb}: ${answer.status}`)
        assertLeadsHome(answer, `${page}/${climb}`)
      }
  })
})

describe('whoever a request says that we are', () => {
  const LIES: readonly Readonly<Record<string, string>>[] = [
    { Host: 'evil.example' },
    { Host: 'tidings.test@evil.example' },
    { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'javascript' },
    { Forwarded: 'host=evil.example;proto=https' },
    { 'X-Original-URL': '//evil.example/', 'X-Rewrite-URL': '//evil.example/' },
    { Referer: 'https://evil.example/', Origin: 'https://evil.example' },
  ]
  test('no page, feed, redirect or script names it', async () => {
    const home = `/w/${encodeURIComponent(shop.handle)}`
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const asked = [
      ['GET /'],
      ['GET /docs'],
      ['GET /sitemap.xml'],
      ['GET /robots.txt'],
      ['GET /embed.js'],
      ['GET /api/openapi.json'],
      [`GET /api/${shop.id}/posts`],
      ...['', '/feed.xml', '/atom.xml', '/feed.json', '/sitemap.xml', '/embed'].map((end) => [
        `GET ${home}${end}`,
      ]),
      [`GET ${postUrl}`],
      [`GET ${postUrl}/wrong-slug`],
      [`POST ${postUrl}/claps`, ''],
      [
        `POST ${home}/subscribe`,
        'email=ann%40example.com&next=https%3A%2F%2Fevil.example&redirect=//evil.example',
      ],
      [`POST /webhooks/contacts/${shop.webhookId}`, 'email=ann%40example.com&redirect=//evil.example'],
    ] as const
    for (const [line = '', body] of asked)
      for (const lie of LIES) {
        const answer = await send(line, { ...lie, ...(body === undefined ? {} : form) }, body)

        assert.ok(answer.status >= 200 && answer.status < 500, `${line}: ${answer.status}`)
        assert.doesNotMatch(
          answer.head.replaceAll(/^access-control-allow-origin:.*$/gim, ''),
          /evil\.example/,
          line,
        )
        assert.doesNotMatch(answer.text, /evil\.example/, line)
        assertLeadsHome(answer, line)
      }
  })

  test('a whole address, or one without a host, in the request line is not an other site', async () => {
    for (const target of [
      'http://evil.example/',
      '//evil.example/',
      '//evil.example/%2e%2e',
      '/\\evil.example',
      'http:evil',
      '*',
      'evil.example:443',
    ]) {
      const answer = await send(`GET ${target}`)

      assert.ok(answer.status >= 300 && answer.status < 500, `${target}: ${answer.status}`)
      assertLeadsHome(answer, target)
    }
  })
})

test('a form leads to the origins of its settings alone, however another is spelled', async () => {
  const spelled = [
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'https://evil.example/?https://shop.example/',
    'https://shop.example:444/',
    'http://shop.example/',
    '//shop.example/',
    'https:\\\\evil.example',
    'https://shop.example\\@evil.example/',
    'javascript:alert(1)//https://shop.example/',
    'data:text/html,x',
    ' https://evil.example',
    'https://shop.example%0d%0aLocation: https://evil.example',
    '/\\evil.example',
  ]
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const redirect of [...spelled, 'https://shop.example/thanks\r\nSet-Cookie: a=b']) {
    const body = new URLSearchParams({ email: 'ann@example.com', redirect }).toString()
    const { head } = await send(`POST /webhooks/contacts/${shop.webhookId}`, form, body)

    const [, location] = /^location: (.*)$/im.exec(head) ?? []
    if (location !== undefined) assert.equal(new URL(location).origin, 'https://shop.example', redirect)
    assert.doesNotMatch(head, /set-cookie/i)
  }
})
