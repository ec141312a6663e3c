/** The demo: whole or not at all, once, and worth looking at. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { endWithFile } from '../../test/support/children.ts'
import { aMailServer } from '../../test/support/mail-server.ts'
import { urlOf } from '../../test/support/program.ts'
import { eventually } from '../../test/support/sending.ts'
import { aMediaFolder } from '../../test/support/pictures.ts'
import { apiWith, useServer, type Api } from '../../test/support/server.ts'
import { PROGRAM } from '../../test/support/tidings.ts'
import { listFlows } from '../automation/flows/store.ts'
import { countEnrollments } from '../automation/flows/log-store.ts'
import { listRequests } from '../campaigns/post-requests/store.ts'
import { publishDueCampaigns } from '../campaigns/publish-due.ts'
import { campaignReport } from '../campaigns/report.ts'
import { listOutbox } from '../messaging/outbox/store.ts'
import { sweepMedia } from '../media/removal.ts'
import { readSettings } from '../workspaces/store.ts'
import { openSending } from '../messaging/sending/open.ts'
import { moveClock } from '../platform/clock.ts'
import { openMediaStore } from '../platform/object-store/open.ts'
import { readCurve } from '../tracking/report-store.ts'
import { type Demo, loadDemo, loadDemoIfEmpty } from './load.ts'
import { PEOPLE } from './people.ts'

const { folder, MEDIA_URL } = aMediaFolder()
const server = await useServer({ MEDIA_URL })
const { db, config } = server
const media = openMediaStore(config)
const press = { db, media, publicUrl: config.PUBLIC_URL }

interface Dated {
  readonly publishDate: string
}

let demo: Demo
let others: unknown[]
let api: Api

before(async () => {
  const loads = await Promise.all([1, 2, 3].map(() => loadDemoIfEmpty(press)))
  const [first, ...rest] = loads.filter((load) => load !== undefined)
  assert.ok(first)
  ;[demo, others, api] = [first, rest, apiWith(server.http, first.key)]
})

async function picture(address: string) {
  const answer = await server.http.inject({ method: 'GET', url: new URL(address).pathname })
  return { status: answer.statusCode, type: answer.headers['content-type'], bytes: answer.rawPayload }
}

test('an empty installation gets the demo once, however many start at once', async () => {
  assert.deepEqual(others, [])
  const totals = ['/contacts', '/products', '/collections', '/campaigns', '/posts', '/team-members'].map(
    async (path) => [path, assertAnswered(await api.get(path)).meta.maxResults],
  )
  assert.deepEqual(Object.fromEntries(await Promise.all(totals)), {
    '/contacts': 240,
    '/products': 200,
    '/collections': 8,
    '/campaigns': 8,
    '/posts': 8,
    '/team-members': 3,
  })
  const found = assertAnswered(
    await api.post('/products-search', { prompt: 'blue mug under 20 euro', offset: 0, limit: 5 }),
  )
  assert.equal(found.items[0].title, 'Ocean blue stoneware mug')
})

describe('what is seen of it', () => {
  test('every product has a picture of its own, and no two are the same', async () => {
    const pages = await Promise.all(
      [0, 100].map(async (offset) => assertAnswered(await api.get(`/products?$limit=100&$offset=${offset}`))),
    )
    const addresses = pages.flatMap(({ items }) => items.map((item: { imageUrl: string }) => item.imageUrl))
    assert.equal(addresses.length, 200)
    const pictures = await Promise.all(addresses.map(picture))
    for (const { status, type } of pictures) assert.deepEqual([status, type], [200, 'image/png'])
    assert.equal(new Set(pictures.map(({ bytes }) => bytes.toString('base64'))).size, 200)
  })

  test('its posts are by people of the team, of many days, clapped for, and most have a picture', async () => {
    const { items } = assertAnswered(await api.get('/posts'))
    const names = assertAnswered(await api.get('/team-members')).items.map(
      (member: { name: string }) => member.name,
    )
    const days = new Set<string>()
    let pictured = 0
    for (const { author, claps, image, publishedDate } of items) {
      assert.ok(names.includes(author.name))
      assert.equal((await picture(author.image)).status, 200)
      assert.ok(claps > 0)
      days.add(publishedDate.slice(0, 10))
      if (image) {
        pictured += 1
        assert.equal((await picture(image)).status, 200)
      }
    }
    assert.equal(days.size, items.length)
    assert.equal(pictured, 7)
    const age = Date.now() - Date.parse(items.at(-1).publishedDate)
    assert.ok(age > 30 * 24 * 3_600_000, `the oldest is ${age} ms old`)
  })

  test('it has a mark and a colour of its own, a sender with an address, a tagline and links', async () => {
    const page = await server.http.inject({ method: 'GET', url: `/w/${demo.handle}` })
    const [mark = ''] = /\/media\/[^"]+512x512\.png/.exec(page.body) ?? []
    assert.equal((await picture(`http://tidings.test${mark}`)).status, 200)
    assert.match(page.body, /get better with use/)
    assert.match(page.body, /mailto:hello@example\.com/)
    const { tagline, image, ...settings } = await readSettings(db, demo.workspaceId)
    assert.ok(tagline && image)
    assert.match(settings.accentColor ?? '', /^#[0-9a-f]{6}$/)
    assert.match(settings.postalAddress ?? '', /Stockholm/)
    assert.equal(settings.senderEmail, 'hello@example.com')
  })
})

describe('what happened in it', () => {
  test('letters were sent to whoever was there by then, read for days, bounced and left; the report adds up', async () => {
    const { items } = assertAnswered(await api.get("/campaigns?$filter=status eq 'published'"))
    assert.equal(items.length, 5)
    const all = { bounced: 0 }
    for (const { id } of items) {
      const [mailing] = (await campaignReport(db, demo.workspaceId, id)).mailings
      assert.ok(mailing)
      const { recipients, sent, failed, skipped, bounced, engagement, firstSent } = mailing
      assert.ok(sent > 0 && failed === 0 && sent + skipped === recipients)
      const count = (kind: string): number =>
        engagement.reduce((sum, each) => sum + (each.kind === kind ? (each.people ?? 0) : 0), 0)
      assert.ok(count('open') > count('click') && count('click') > 0 && count('open') < sent)
      const hours = await readCurve(db, demo.workspaceId, [mailing.id], firstSent ?? '')
      assert.ok(new Set(hours.map(({ hour }) => hour)).size > 10, 'it was read at many hours')
      all.bounced += bounced
    }
    assert.ok(all.bounced > 0 && all.bounced < 12, `${all.bounced} bounced`)
    const left = assertAnswered(await api.get("/contacts?$filter=state eq 'unsubscribed'")).meta.maxResults
    const never = PEOPLE.filter(({ state }) => state === 'unsubscribed').length
    assert.ok(left > never && left < never + 12, `${left - never} left`)
    const [oldest] = items.toSorted((a: Dated, b: Dated) => a.publishDate.localeCompare(b.publishDate))
    const [first] = (await campaignReport(db, demo.workspaceId, oldest.id)).mailings
    assert.ok(first && first.recipients < 200, 'who joined later did not get it')
  })

  test('nothing of it waits to be sent, and nothing is in the outbox: what comes there is the reader’s own', async () => {
    assert.deepEqual(await listOutbox(db, { workspaceId: demo.workspaceId, limit: 10 }), [])
  })

  test('people are on their way through its welcome, and some are through', async () => {
    const [counts] = (await countEnrollments(db, demo.workspaceId)).values()
    const { waiting = 0, done = 0, failed = 0 } = counts ?? {}
    assert.ok(waiting > 0 && done > 0 && failed === 0, JSON.stringify(counts))
  })

  test('posts wait for somebody’s word, one for its day, and one letter for its hour', async () => {
    const page = { offset: 0, limit: 10 }
    const waiting = await listRequests(db, demo.workspaceId, { states: ['suggested'], ...page })
    const coming = await listRequests(db, demo.workspaceId, { states: ['scheduled'], ...page })
    assert.deepEqual([waiting.total, coming.total], [2, 1])
    const { items } = assertAnswered(await api.get("/campaigns?$filter=status eq 'scheduled'"))
    assert.ok(items.length === 1 && Date.parse(items[0].publishDate) > Date.now())
  })
})

test('a demo can be added beside what there is, with an address of its own', async () => {
  const second = await loadDemo(press)

  assert.notEqual(demo.handle, second.handle)
  assert.notEqual(demo.workspaceId, second.workspaceId)
})

test('where pictures cannot be kept the demo comes without them, and no address leads nowhere', async () => {
  await writeFile(path.join(folder, 'file'), '')
  const none = openMediaStore({ ...config, MEDIA_URL: `file://${folder}/file/media` })
  const bare = await loadDemo({ ...press, media: none })

  const own = apiWith(server.http, bare.key)
  const { items } = assertAnswered(await own.get('/products?$limit=100'))
  assert.deepEqual(new Set(items.map((item: { imageUrl: string | null }) => item.imageUrl)), new Set([null]))
  const posts = assertAnswered(await own.get('/posts'))
  assert.equal(posts.meta.maxResults, 8)
  assert.doesNotMatch(posts.items.map((post: { html: string }) => post.html).join(''), /<img/)
})

test('what a process leaves behind that is killed while it draws is swept, and nothing else is', async () => {
  const { folder: place, MEDIA_URL: url } = aMediaFolder()
  const store = openMediaStore({ ...config, MEDIA_URL: url })
  const files = () =>
    readdirSync(place, { recursive: true }).filter((file) => String(file).endsWith('.png')).length
  const own = { DATABASE_URL: urlOf(server.connection), MEDIA_URL: url, LOG_LEVEL: 'error' }
  const child = endWithFile(
    spawn(process.execPath, [PROGRAM, 'demo'], { env: { ...process.env, ...own }, cwd: place }),
  )
  await eventually(async () => files() > 20)
  child.kill('SIGKILL')
  await once(child, 'close')
  assert.ok(files() > 20)

  // PostgreSQL takes a moment to see that nobody is there any more.
  await eventually(async () => {
    await sweepMedia(db, store)
    return files() === 0
  })
  const left = readdirSync(place, { recursive: true, withFileTypes: true })
  assert.deepEqual(
    left.filter((entry) => entry.isFile()).map(({ name }) => name),
    [],
  )

  await loadDemo({ ...press, media: store })
  const drawn = files()
  await sweepMedia(db, store)
  assert.ok(drawn > 200)
  assert.equal(files(), drawn)
})

test('beside mail servers nothing of it reaches a stranger: its letter goes at its hour, into the outbox', async () => {
  const { workspaceId } = await loadDemo(press)
  const { outboxOnly } = await readSettings(db, workspaceId)
  const statuses = (await listFlows(db, workspaceId)).map(({ status }) => status)
  assert.deepEqual([outboxOnly, statuses], [true, ['active']])
  const mailServer = await aMailServer()
  after(() => mailServer.close())
  const sending = openSending({ db, config: { ...config, SMTP_URL: mailServer.url }, log: server.http.log })
  after(() => sending.stop())

  const FIVE_DAYS = 5 * 24 * 3_600_000
  moveClock(FIVE_DAYS)
  after(() => moveClock(-FIVE_DAYS))
  await publishDueCampaigns({ db, publicUrl: config.PUBLIC_URL })
  await eventually(async () => (await listOutbox(db, { workspaceId, limit: 1 })).length > 0)

  assert.equal(mailServer.mails.length, 0)
})
