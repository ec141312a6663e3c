/** Tests of moving from other services, by exports as each writes them. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  aFile,
  buttondown,
  ghost,
  klaviyo,
  listmonk,
  mailchimp,
  substack,
} from '../../test/support/exports.ts'
import { aMediaFolder, aPhotograph } from '../../test/support/pictures.ts'
import { aProgram, runProgram } from '../../test/support/program.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import type { MediaDependencies } from '../media/media.ts'
import { openMedia } from '../media/open.ts'
import { openLog } from '../platform/log.ts'
import { sql } from '../platform/sql.ts'
import { createEndpoint } from '../webhooks/store.ts'
import { ExportUnreadable } from './records.ts'
import { importFrom, SERVICES } from './run.ts'
import type { Report } from './tally.ts'

const { MEDIA_URL } = aMediaFolder()
const server = await useServer({ MEDIA_URL, MEDIA_NETWORKS: '127.0.0.1' })
const { db } = server

interface Wish {
  readonly user?: string
  readonly isTrial?: boolean
  readonly site?: URL
  readonly media?: MediaDependencies
}

async function bring(
  workspaceId: string,
  service: string,
  from: readonly string[],
  wish: Wish = {},
): Promise<Report> {
  const { user, isTrial = false, site, media } = wish
  const source = await (await SERVICES[service]?.())?.({ from, user })
  assert.ok(source)
  try {
    return await importFrom(db, source, {
      from,
      workspaceId,
      publicUrl: 'https://tidings.test',
      isTrial,
      site,
      media,
    })
  } finally {
    await source.close()
  }
}

interface Stored {
  readonly email: string
  readonly name: string | null
  readonly state: string
  readonly tags: readonly string[]
  readonly custom: Readonly<Record<string, unknown>>
  readonly sms: string
  readonly source: string | null
}

async function contactsOf(workspaceId: string): Promise<ReadonlyMap<string, Stored>> {
  const rows = await db.rows<Stored>(sql`
    select c.email, c.name, c.state, c.tags, c.custom_fields as custom, c.follows_sms as sms, c.source from contact c
    where c.workspace_id = ${workspaceId}::uuid order by c.email`)
  return new Map(rows.map((row) => [row.email, row]))
}

async function statesOf(workspaceId: string): Promise<Record<string, string>> {
  return Object.fromEntries(
    [...(await contactsOf(workspaceId)).values()].map(({ email, state }) => [email, state]),
  )
}

async function suppressedOf(workspaceId: string): Promise<Record<string, string>> {
  const rows = await db.rows<{ address: string; reason: string }>(sql`
    select address, reason from suppression where workspace_id = ${workspaceId}::uuid order by address`)
  return Object.fromEntries(rows.map(({ address, reason }) => [address, reason]))
}

async function postsOf(workspaceId: string) {
  return db.rows<{
    title: string
    html: string
    published: string
    isPrivate: boolean
    tags: readonly string[]
    image: string | null
    author: { name: string } | null
    excerpt: string
  }>(sql`
    select title, html, published, is_private, tags, image, author, excerpt from post
    where workspace_id = ${workspaceId}::uuid order by title`)
}

describe('Mailchimp', () => {
  test('every file of the archive brings its people in the state they were in, with proof, tags and fields', async () => {
    const { id } = await aWorkspace(server)

    const report = await bring(id, 'mailchimp', [await mailchimp()])

    assert.deepEqual(await statesOf(id), {
      'ann@example.com': 'active',
      'bo@example.com': 'active',
      'buyer@example.com': 'invited',
      'gone@example.com': 'bounced',
      'left@example.com': 'unsubscribed',
    })
    assert.deepEqual(await suppressedOf(id), {
      'gone@example.com': 'bounced',
      'left@example.com': 'unsubscribed',
    })
    const ann = (await contactsOf(id)).get('ann@example.com')
    assert.equal(ann?.name, 'Ann Ek')
    assert.deepEqual(ann?.tags.toSorted(), ['Editors', 'VIP'])
    assert.deepEqual(ann?.custom, { company: 'Ek & Co', shoe_size: 38 })
    assert.deepEqual([ann?.sms, ann?.source], ['off', 'Mailchimp'])
    const proofs = await db.rows<{ words: string; ip: string }>(sql`
      select e.words, e.ip from consent_event e join contact c on c.workspace_id = e.workspace_id and c.id = e.contact_id
      where e.workspace_id = ${id}::uuid and c.email = 'ann@example.com'`)
    assert.match(proofs[0]?.words ?? '', /signed up 2018-02-12 10:54:27, confirmed 2018-02-12 11:00:00/)
    assert.equal(proofs[0]?.ip, '203.0.113.8')
    const [note] = await db.rows<{ text: string }>(
      sql`select text from contact_note where workspace_id = ${id}::uuid`,
    )
    assert.equal(note?.text, 'Met in Malmö')
    assert.deepEqual([report.contacts.created, report.contacts.rejected, report.suppressed], [5, 1, 2])
    assert.match(report.rejected[0]?.reason ?? '', /email/)
  })

  test('nobody is told of it: no event, no invitation, no message', async () => {
    const { id } = await aWorkspace(server)
    const types = ['contact.created', 'contact.subscribed', 'contact.unsubscribed', 'post.published'] as const
    await createEndpoint(db, id, { url: 'https://hook.example/', types })
    await bring(id, 'mailchimp', [await mailchimp()])
    await bring(id, 'ghost', ghost('https://elsewhere.test/a.jpg'))

    for (const table of ['event', 'contact_invitation', 'delivery']) {
      const { rows } = await db.execute(`select 1 from ${table} where workspace_id = $1`, [id])
      assert.equal(rows.length, 0, table)
    }
  })

  test('a trial says what it would come to, and writes nothing', async () => {
    const { id } = await aWorkspace(server)

    const report = await bring(id, 'mailchimp', [await mailchimp()], { isTrial: true })

    assert.deepEqual([report.contacts.created, report.contacts.rejected, report.suppressed], [5, 1, 2])
    assert.deepEqual(report.fields, ['company', 'shoe_size'])
    assert.equal((await contactsOf(id)).size, 0)
    assert.deepEqual(await suppressedOf(id), {})
    assert.deepEqual(await db.rows(sql`select 1 from custom_field where workspace_id = ${id}::uuid`), [])
  })

  test('the same archive again changes nothing, and takes nobody off who said yes here since', async () => {
    const { id } = await aWorkspace(server)
    const archive = await mailchimp()
    await bring(id, 'mailchimp', [archive])
    const before = await contactsOf(id)
    const again = await bring(id, 'mailchimp', [archive])
    assert.deepEqual([again.contacts.created, again.contacts.updated, again.contacts.unchanged], [0, 0, 5])
    assert.deepEqual(await contactsOf(id), before)

    await db.rows(
      sql`delete from suppression where workspace_id = ${id}::uuid and address = 'left@example.com'`,
    )
    await db.rows(sql`
      update contact set state = 'active', follows_email = 'always'
      where workspace_id = ${id}::uuid and email = 'left@example.com'`)
    await db.rows(sql`
      insert into consent_event (workspace_id, id, contact_id, channel, act, source, address, created)
      select workspace_id, gen_random_uuid(), id, 'email', 'confirmed', 'confirm page', email, now() from contact
      where workspace_id = ${id}::uuid and email = 'left@example.com'`)
    const last = await bring(id, 'mailchimp', [archive])

    assert.equal(last.keptOn, 1)
    assert.equal((await statesOf(id))['left@example.com'], 'active')
    assert.deepEqual(await suppressedOf(id), { 'gone@example.com': 'bounced' })
  })

  test('a neighbour keeps its contacts, fields and suppressions', async () => {
    const [ours, theirs] = [await aWorkspace(server), await aWorkspace(server)]
    await bring(ours.id, 'mailchimp', [await mailchimp()])

    assert.equal((await contactsOf(theirs.id)).size, 0)
    assert.deepEqual(await suppressedOf(theirs.id), {})
  })
})

test('Klaviyo: consent to email and to text messages apart, suppressed profiles by their reason', async () => {
  const { id } = await aWorkspace(server)

  await bring(id, 'klaviyo', klaviyo())

  assert.deepEqual(await statesOf(id), {
    'ann@example.com': 'active',
    'bo@example.com': 'active',
    'buyer@example.com': 'invited',
    'cross@example.com': 'complained',
    'gone@example.com': 'bounced',
    'left@example.com': 'unsubscribed',
    'never@example.com': 'blocked',
  })
  const contacts = await contactsOf(id)
  assert.deepEqual(
    [contacts.get('ann@example.com')?.sms, contacts.get('bo@example.com')?.sms],
    ['always', 'off'],
  )
  assert.deepEqual(contacts.get('ann@example.com')?.custom, { loyalty_points: 120 })
  assert.deepEqual(await suppressedOf(id), {
    'cross@example.com': 'complained',
    'gone@example.com': 'bounced',
    'left@example.com': 'unsubscribed',
    'never@example.com': 'blocked',
  })
})

describe('Ghost', () => {
  test('members with labels, and posts with date, author, tags and excerpt; what is not for all stays private', async () => {
    const { id } = await aWorkspace(server)

    const report = await bring(id, 'ghost', ghost('https://elsewhere.test/a.jpg'), {
      site: new URL('https://blog.test'),
    })

    assert.deepEqual(await statesOf(id), { 'ann@example.com': 'active', 'left@example.com': 'unsubscribed' })
    assert.deepEqual((await contactsOf(id)).get('ann@example.com')?.tags.toSorted(), ['Malmö', 'VIP'])
    const posts = await postsOf(id)
    assert.deepEqual(
      posts.map(({ title, isPrivate }) => [title, isPrivate]),
      [
        ['Hello world', false],
        ['Only mailed', true],
        ['Second', true],
      ],
    )
    const [hello] = posts
    assert.equal(new Date(hello?.published ?? '').toISOString(), '2023-05-02T08:00:00.000Z')
    assert.equal(hello?.author?.name, 'Nora North')
    assert.deepEqual(hello?.tags, ['News'])
    assert.equal(hello?.excerpt, 'How it began')
    assert.equal(hello?.image, 'https://blog.test/content/images/cover.jpg')
    assert.match(hello?.html ?? '', /href="https:\/\/blog\.test\/second\/"/)
    assert.doesNotMatch(hello?.html ?? '', /script/)
    assert.deepEqual(report.posts, { created: 3, known: 0, private: 2 })
    assert.ok(report.leftBehind.some((one) => /1 drafts/.test(one)))
    assert.ok(report.leftBehind.some((one) => /1 pages/.test(one)))
  })

  test('an old address leads to the post by 301, however it is written; a private one leads nowhere', async () => {
    const { id } = await aWorkspace(server)
    const slug = `hello-${id.slice(-12)}`
    const [members = '', posts = ''] = ghost('https://elsewhere.test/a.jpg')
    const own = aFile(
      'own.json',
      readFileSync(posts, 'utf8').replaceAll('hello-world', slug).replaceAll('"second"', `"s-${slug}"`),
    )

    await bring(id, 'ghost', [members, own])

    for (const path of [`/${slug}/`, `/${slug}`, `/${slug}?utm_source=x`, `/${slug.toUpperCase()}/`]) {
      const answer = await server.http.inject({ url: path })
      assert.equal(answer.statusCode, 301, path)
      const page = await server.http.inject({ url: String(answer.headers.location) })
      assert.equal(page.statusCode, 200, String(answer.headers.location))
      assert.match(page.payload, /Hello world/)
    }
    assert.equal((await server.http.inject({ url: `/s-${slug}/` })).statusCode, 404)
    assert.equal((await server.http.inject({ method: 'POST', url: `/${slug}/` })).statusCode, 404)
  })

  test('the same export again adds no post, and tells nobody of any', async () => {
    const { id } = await aWorkspace(server)
    const files = ghost('https://elsewhere.test/a.jpg')
    await bring(id, 'ghost', files)
    const again = await bring(id, 'ghost', files)

    assert.deepEqual(again.posts, { created: 0, known: 3, private: 2 })
    assert.equal((await postsOf(id)).length, 3)
    const [counted] = await db.rows<{ n: number }>(sql`
      select sum(n)::int as n from counter where workspace_id = ${id}::uuid and resource = 'post' and facet = ''`)
    assert.equal(counted?.n, 3)
  })

  test('two workspaces may have the same old address: the first keeps it', async () => {
    const [first, second] = [await aWorkspace(server), await aWorkspace(server)]
    const post = {
      id: 'x',
      uuid: 'x',
      title: 'Twice',
      slug: `twice-${first.id.slice(-12)}`,
      html: '<p>Twice.</p>',
      status: 'published',
      published_at: '2024-01-01T00:00:00Z',
    }
    const export_ = aFile('a.json', JSON.stringify({ data: { posts: [post] } }))
    assert.equal((await bring(first.id, 'ghost', [export_])).redirects, 1)
    assert.equal((await bring(second.id, 'ghost', [export_])).redirects, 0)
    const { headers } = await server.http.inject({ url: `/${post.slug}` })
    assert.ok(String(headers.location).includes(`/w/${first.handle}/`), String(headers.location))
  })

  test('what stands for a page of ours is never claimed, whatever an export calls its posts', async () => {
    const { id } = await aWorkspace(server)
    const posts = ['w', 'api/contacts', 'app', 'docs', 'unsubscribe/x'].map((slug, at) => ({
      id: `${at}`,
      uuid: `ours-${at}`,
      title: slug,
      slug,
      html: '<p>x</p>',
      status: 'published',
      published_at: '2024-01-01T00:00:00Z',
    }))
    await bring(id, 'ghost', [aFile('a.json', JSON.stringify({ data: { posts } }))])
    for (const url of ['/w', '/api/contacts/x/y', '/app', '/docs'])
      assert.notEqual((await server.http.inject({ url })).statusCode, 301, url)
  })
})

test("Substack: the archive as it is downloaded; payers' posts stay private, threads and drafts are named", async () => {
  const { id } = await aWorkspace(server)

  const report = await bring(id, 'substack', [await substack()])

  assert.deepEqual(await statesOf(id), { 'ann@example.com': 'active', 'left@example.com': 'unsubscribed' })
  assert.deepEqual((await contactsOf(id)).get('ann@example.com')?.tags, ['Paid'])
  assert.deepEqual(
    (await postsOf(id)).map(({ title, isPrivate, excerpt }) => [title, isPrivate, excerpt]),
    [
      ['For payers', true, 'Secret words.'],
      ['Plain Text', false, 'What it is about'],
    ],
  )
  assert.equal(report.redirects, 1)
  assert.deepEqual(
    report.leftBehind.filter((one) => /^\d/.test(one)).map((one) => one.slice(0, 8)),
    ['1 drafts', '1 thread', '1 posts '],
  )
})

test('Buttondown: states by type, metadata as fields, Markdown as posts', async () => {
  const { id } = await aWorkspace(server)

  await bring(id, 'buttondown', [await buttondown()])

  assert.deepEqual(await statesOf(id), {
    'ann@example.com': 'active',
    'asked@example.com': 'invited',
    'gone@example.com': 'bounced',
    'left@example.com': 'unsubscribed',
    'paid@example.com': 'active',
  })
  const ann = (await contactsOf(id)).get('ann@example.com')
  assert.deepEqual(ann?.custom, { shoe_size: 38, plan: '{"name":"gold"}' })
  assert.deepEqual(ann?.tags.toSorted(), ['north', 'vip'])
  const [post] = await postsOf(id)
  assert.match(post?.html ?? '', /<h2>Well<\/h2>\s*<p>Some <em>words<\/em>\.<\/p>/)
})

describe('listmonk', () => {
  test('its CSV file: status as it is, attributes as fields', async () => {
    const { id } = await aWorkspace(server)

    await bring(id, 'listmonk', [listmonk()])

    assert.deepEqual(await statesOf(id), {
      'ann@example.com': 'active',
      'never@example.com': 'blocked',
      'off@example.com': 'unsubscribed',
    })
    assert.deepEqual((await contactsOf(id)).get('ann@example.com')?.custom, { city: 'Malmö', points: 12 })
  })

  test('its API, page by page: lists as tags, who did not confirm is asked, campaigns as posts', async () => {
    const { id } = await aWorkspace(server)
    const api = await aListmonk()

    const report = await bring(id, 'listmonk', [api.origin], { user: 'reader:token' })

    assert.deepEqual(await statesOf(id), {
      'ann@example.com': 'active',
      'asked@example.com': 'invited',
      'left@example.com': 'unsubscribed',
    })
    assert.deepEqual((await contactsOf(id)).get('ann@example.com')?.tags.toSorted(), ['News', 'Shop'])
    const [post] = await postsOf(id)
    assert.equal(post?.title, 'Hello')
    assert.match(post?.html ?? '', /href="https:\/\/shop\.test\/a"/)
    assert.doesNotMatch(post?.html ?? '', /\{\{/)
    assert.equal(report.redirects, 1)
    assert.ok(api.asked.every((header) => header === 'token reader:token'))
    await assert.rejects(bring(id, 'listmonk', [api.origin], { user: 'reader:wrong' }), /refuses the user/)
    await assert.rejects(bring(id, 'listmonk', [api.origin]), /--user/)
  })
})

async function aListmonk(): Promise<{ origin: string; asked: string[] }> {
  const asked: string[] = []
  const news = { name: 'News', optin: 'double' }
  const subscribers = [
    {
      email: 'ann@example.com',
      name: 'Ann',
      attribs: {},
      status: 'enabled',
      created_at: '2024-01-01',
      lists: [
        { ...news, subscription_status: 'confirmed' },
        { name: 'Shop', optin: 'single', subscription_status: 'unconfirmed' },
      ],
    },
    {
      email: 'asked@example.com',
      name: 'As',
      attribs: {},
      status: 'enabled',
      lists: [{ ...news, subscription_status: 'unconfirmed' }],
    },
    {
      email: 'left@example.com',
      name: 'Le',
      attribs: {},
      status: 'enabled',
      lists: [{ ...news, subscription_status: 'unsubscribed' }],
    },
  ]
  const campaigns = [
    {
      uuid: `c1`,
      subject: 'Hello',
      status: 'finished',
      type: 'regular',
      content_type: 'html',
      created_at: '2024-02-01',
      started_at: '2024-02-02T10:00:00Z',
      archive: true,
      archive_slug: `hello-${Date.now()}`,
      tags: [],
      body: '<p>Dear {{ .Subscriber.FirstName }}, <a href="{{ TrackLink "https://shop.test/a" . }}">look</a></p>',
    },
    { uuid: 'c2', subject: 'Not yet', status: 'draft', created_at: '2024-02-01', body: '' },
  ]
  const site = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://x')
    const header = request.headers.authorization ?? ''
    if (header !== 'token reader:token') return reply.writeHead(403).end('{"message":"invalid session"}')
    asked.push(header)
    const all: readonly object[] = url.pathname === '/api/subscribers' ? subscribers : campaigns
    // One a page, whatever is asked for: as a server that bounds its pages.
    const page = Number(url.searchParams.get('page'))
    const data = { results: all.slice(page - 1, page), total: all.length, page, per_page: 1 }
    return reply.setHeader('content-type', 'application/json').end(JSON.stringify({ data }))
  }).listen(0, '127.0.0.1')
  after(() => {
    site.closeAllConnections()
    site.close()
  })
  await once(site, 'listening')
  return { origin: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, asked }
}

describe('what is not an export of the service', () => {
  test('is refused before anything is stored, with what would be right', async () => {
    const { id } = await aWorkspace(server)
    const wrong: readonly (readonly [string, string, RegExp])[] = [
      ['mailchimp', aFile('a.csv', 'name\nAnn\n'), /no column "Email Address"/],
      ['mailchimp', aFile('a.zip', 'PK\u0003\u0004 and no more'), /cannot be read|not an archive/i],
      ['klaviyo', aFile('a.csv', 'name\nAnn\n'), /no column "Email"/],
      ['ghost', aFile('a.json', '{"posts": []}'), /not a content export of Ghost/],
      ['ghost', aFile('a.json', '{'), /not a content export of Ghost/],
      ['ghost', aFile('a.txt', 'x'), /Neither members/],
      ['substack', aFile('a.txt', 'x'), /No CSV file/],
      ['listmonk', aFile('a.csv', 'name\nAnn\n'), /no column "email"/],
      ['buttondown', '/nowhere/at/all', /cannot be read/],
    ]
    for (const [service, from, words] of wrong)
      await assert.rejects(bring(id, service, [from]), (error) => {
        assert.ok(error instanceof ExportUnreadable, `${service}: ${String(error)}`)
        assert.match(error.message, words)
        return true
      })
    assert.equal((await contactsOf(id)).size, 0)
  })
})

test('pictures of letters come along, each once; one that cannot be had stays where it is', async () => {
  const { id } = await aWorkspace(server)
  const photograph = await aPhotograph(900, 600)
  let asked = 0
  const site = createServer((request, reply) => {
    asked += 1
    if (request.url !== '/a.jpg') return reply.writeHead(404).end()
    return reply.setHeader('content-type', 'image/jpeg').end(photograph)
  }).listen(0, '127.0.0.1')
  const media = openMedia(server.config, openLog('silent'))
  after(async () => {
    site.close()
    await media.close()
  })
  await once(site, 'listening')
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`

  const report = await bring(id, 'ghost', ghost(`${origin}/a.jpg`), { site: new URL(origin), media })

  assert.deepEqual(report.pictures, { taken: 1, left: 1 })
  assert.equal(asked, 2)
  const hello = (await postsOf(id)).find(({ title }) => title === 'Hello world')
  const [, own = ''] = /<img [^>]*src="https:\/\/tidings\.test(\/media\/[^"]*)"/.exec(hello?.html ?? '') ?? []
  assert.equal((await server.http.inject({ url: own })).headers['content-type'], 'image/jpeg')
  assert.equal(hello?.image, `${origin}/content/images/cover.jpg`)
})

describe('tidings import', () => {
  test('brings people and posts, says what came and what stays, and goes on where it was killed', async () => {
    const { id } = await aWorkspace(server)
    const words = [
      'import',
      'ghost',
      ...ghost('https://elsewhere.test/a.jpg'),
      '--no-pictures',
      '--workspace',
      id,
    ]
    const people = Array.from({ length: 3_000 }, (_, at) => `p${at}@example.com,enabled`)
    const many = [
      'import',
      'listmonk',
      aFile('s.csv', `email,status\n${people.join('\n')}\n`),
      '--workspace',
      id,
    ]

    const ran = await runProgram(server.connection, words)
    const { child, ended } = aProgram(server.connection, many)
    while ((await contactsOf(id)).size < 600 && child.exitCode === null) await sleep(20)
    child.kill('SIGKILL')
    await ended
    const last = await runProgram(server.connection, [...many, '--json'])

    assert.equal(ran.code, 0, ran.stderr)
    assert.match(ran.stdout, /Contacts +2 new[^]*Posts +3 new[^]*What stays behind:[^]*1 drafts/)
    assert.equal(last.code, 0, last.stderr)
    assert.equal((JSON.parse(last.stdout) as Report).contacts.rejected, 0)
    assert.equal((await contactsOf(id)).size, 3_002)
    const refused = await runProgram(server.connection, [
      'import',
      'mailchimp',
      '/nowhere',
      '--workspace',
      id,
    ])
    assert.equal(refused.code, 2)
    assert.match(refused.stderr, /\/nowhere cannot be read/)
  })
})
