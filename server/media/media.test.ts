/** Pictures: what is taken, what is made of it, how it is served, and what becomes of it. */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { aPerson, type Person } from '../../test/support/accounts.ts'
import { aDrawing, aMediaFolder, anAnimation, aPhotograph, sendPicture } from '../../test/support/pictures.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../test/support/server.ts'
import { moveClock } from '../platform/clock.ts'
import { openMediaStore } from '../platform/object-store/open.ts'
import { sql } from '../platform/sql.ts'
import { WORK_FOLDERS } from './pictures.ts'
import { removeFiles, sweepMedia } from './removal.ts'
import { folderOf } from './rules.ts'
import { beginMedia } from './unfinished-store.ts'

const { folder, MEDIA_URL } = aMediaFolder()
const server = await useServer({ MEDIA_URL, MEDIA_QUOTA_MEGABYTES: '2' })

async function aDesk(): Promise<{ workspace: TestWorkspace; person: Person }> {
  const workspace = await aWorkspace(server)
  return { workspace, person: await aPerson(server, workspace, 'editor') }
}

async function served(at: string, headers: Record<string, string> = {}) {
  const answer = await server.http.inject({ method: 'GET', url: at, headers })
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}

async function filesOf(workspaceId: string): Promise<string[]> {
  const [place = ''] = folderOf(workspaceId, workspaceId).split('/')
  const files = await readdir(path.join(folder, place), { recursive: true }).catch(() => [])
  return files.filter((file) => file.includes('/'))
}

async function rowsOf({ id }: TestWorkspace): Promise<{ status: string }[]> {
  return server.db.rows<{ status: string }>(
    sql`select status from media where workspace_id = ${id}::uuid order by status`,
  )
}

describe('a picture that is sent', () => {
  test('is made into sizes that mail programs show, none wider than it is, with width and height known', async () => {
    const { workspace, person } = await aDesk()

    const { status, body } = await sendPicture(server, person, workspace, await aPhotograph(1600, 1067), {
      name: 'C:\\fakepath\\../../Summer.jpg',
    })

    assert.equal(status, 201)
    assert.equal(body.name, 'Summer.jpg')
    assert.equal(body.alt, null)
    assert.deepEqual(
      body.files.map(({ width, height }: { width: number; height: number }) => [width, height]),
      [
        [320, 213],
        [640, 427],
        [1280, 854],
        [1600, 1067],
      ],
    )
    assert.equal(body.shown.width, 1280)
    for (const { path: at, width, height, bytes } of body.files) {
      const file = await served(at)
      assert.equal(file.headers['content-type'], 'image/jpeg')
      const found = await sharp(file.bytes).metadata()
      assert.deepEqual([found.format, found.width, found.height], ['jpeg', width, height])
      assert.equal(file.bytes.length, bytes)
    }
  })

  test('loses what the camera wrote (EXIF, GPS, XMP, ICC, comments), and is turned as it was held', async () => {
    const { workspace, person } = await aDesk()
    const photograph = await sharp(await aPhotograph(600, 400))
      .withExif({
        IFD0: { Artist: 'Ann Example', Copyright: 'secret words' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 20/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    assert.ok((await sharp(photograph).metadata()).exif, 'it was there')

    const { body } = await sendPicture(server, person, workspace, photograph)

    assert.deepEqual([body.width, body.height], [400, 600])
    for (const { path: at } of body.files) {
      const { bytes } = await served(at)
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
      assert.deepEqual([exif, xmp, icc, iptc, orientation], Array(5).fill(undefined))
      assert.doesNotMatch(bytes.toString('latin1'), /Ann Example|secret words|GPS/)
    }
  })

  test('with see-through places stays PNG; of WebP and AVIF JPEG is made, which Outlook shows', async () => {
    const { workspace, person } = await aDesk()
    const glass = await aDrawing({ r: 1, g: 2, b: 3, alpha: 0.4 })
    const photograph = await aPhotograph(500, 300)
    const sent = [
      await sendPicture(server, person, workspace, glass, { type: 'image/png' }),
      await sendPicture(server, person, workspace, await sharp(photograph).webp().toBuffer()),
      await sendPicture(server, person, workspace, await sharp(photograph).avif({ effort: 0 }).toBuffer()),
    ]

    const formats = await Promise.all(
      sent.map(async ({ body, text }) => {
        assert.ok(body.shown, text)
        return (await sharp((await served(body.shown.path)).bytes).metadata()).format
      }),
    )
    assert.deepEqual(formats, ['png', 'jpeg', 'jpeg'])
  })

  test('that moves keeps moving, as GIF, no wider than a mail', async () => {
    const { workspace, person } = await aDesk()

    const { body } = await sendPicture(server, person, workspace, await anAnimation(), { type: 'image/gif' })

    assert.equal(body.isAnimated, true)
    assert.deepEqual([body.shown.width, body.shown.height], [640, 480])
    const { format, pages, delay } = await sharp((await served(body.shown.path)).bytes).metadata()
    assert.deepEqual([format, pages, delay], ['gif', 3, [100, 100, 100]])
  })
})

describe('served', () => {
  test('for ever under an address that nobody guesses, as a picture and nothing else', async () => {
    const { workspace, person } = await aDesk()
    const { body } = await sendPicture(server, person, workspace, await aPhotograph(400, 300))

    const { status, headers } = await served(body.shown.path)

    assert.equal(status, 200)
    assert.match(body.shown.path, /^\/media\/[0-9A-Za-z]{22}\/[0-9A-Za-z]{22}\/400x300\.jpg$/)
    assert.equal(body.shown.url, `http://tidings.test${body.shown.path}`)
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(String(headers['content-security-policy']), /default-src 'none'; sandbox/)
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.equal(headers['content-length'], String(body.shown.bytes))
    assert.equal((await served(body.shown.path, { 'if-none-match': String(headers['etag']) })).status, 304)
    const head = await server.http.inject({ method: 'HEAD', url: body.shown.path })
    assert.deepEqual([head.statusCode, head.rawPayload.length], [200, 0])
  })

  test('no address leads out of the folder, or to what is no picture', async () => {
    const { workspace, person } = await aDesk()
    const { body } = await sendPicture(server, person, workspace, await aPhotograph(400, 300))
    const [, , place, id] = body.shown.path.split('/')
    const tried = [
      `/media/${place}/${id}/..%2f400x300.jpg`,
      `/media/..%2f..%2f..%2fetc/${id}/400x300.jpg`,
      `/media/${place}/${id}/400x300.png`,
      `/media/${place}/${id}/400x300.jpg%00`,
      `/media/${place}/${id}/..%2F..%2F..%2F..%2Fetc%2Fpasswd`,
      `/media/${place}/${id}/`,
      `/media/${place}/${'0'.repeat(22)}/400x300.jpg`,
      `/media/${place}//400x300.jpg`,
    ]

    for (const at of tried) assert.equal((await served(at)).status, 404, at)
  })
})

describe('what is no picture, or too much of one', () => {
  const refused: readonly (readonly [string, () => Promise<Buffer>, number])[] = [
    ['nothing', async () => Buffer.alloc(0), 415],
    ['words', async () => Buffer.from('hello, I am a picture'), 415],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a PDF', async () => Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n1 0 obj'), 415],
    [
      'SVG with a script',
      async () =>
        Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      415,
    ],
    ['a JPEG that breaks off', async () => (await aPhotograph()).subarray(0, 3_000), 415],
    ['a GIF by its first bytes only', async () => Buffer.from('GIF89a<script>alert(1)</script>'), 415],
    ['50,000 × 50,000 pixels in a header', async () => header(50_000, 50_000), 413],
    ['one pixel high and 60,000 wide', async () => header(60_000, 1), 413],
    [
      'a bomb: 16,000 × 16,000 pixels in a few hundred KB',
      async () =>
        sharp({
          create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' },
          limitInputPixels: false,
        })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      413,
    ],
    ['21 MB', async () => Buffer.alloc(21_000_000, 0xff), 413],
  ]
  for (const [what, make, expected] of refused) {
    test(`${what} is refused in a sentence, and leaves nothing behind`, async () => {
      const { workspace, person } = await aDesk()

      const { status, body } = await sendPicture(server, person, workspace, await make())

      assert.equal(status, expected, body?.message)
      assert.match(body.message, /[a-z]{3,} .*[;,] /)
      assert.deepEqual(await rowsOf(workspace), [])
      assert.deepEqual(await filesOf(workspace.id), [])
    })
  }

  test('what hangs on behind a picture is left behind: a page, a program, an archive', async () => {
    const { workspace, person } = await aDesk()
    const hidden = '<script>alert("polyglot")</script>PK\u0003\u0004'
    const polyglot = Buffer.concat([await aPhotograph(300, 200), Buffer.from(hidden)])

    const { status, body } = await sendPicture(server, person, workspace, polyglot)

    assert.equal(status, 201)
    for (const { path: at } of body.files)
      assert.doesNotMatch((await served(at)).bytes.toString('latin1'), /polyglot|<script/)
  })

  test('a body of another type is refused before it is read', async () => {
    const { workspace, person } = await aDesk()
    const { status } = await sendPicture(server, person, workspace, await aPhotograph(), {
      type: 'text/html',
    })

    assert.equal(status, 415)
  })
})

describe('the workspace', () => {
  test('has the same file once, also when it is sent twice at once', async () => {
    const { workspace, person } = await aDesk()
    const photograph = await aPhotograph(500, 400)

    const sent = await Promise.all([1, 2, 3].map(() => sendPicture(server, person, workspace, photograph)))

    assert.equal(new Set(sent.map(({ body }) => body.id)).size, 1)
    assert.deepEqual(await rowsOf(workspace), [{ status: 'ready' }])
    assert.equal((await filesOf(workspace.id)).length, 2)
    assert.equal((await served(sent[0]?.body.shown.path)).status, 200)
  })

  test('keeps to its quota, also when several are sent at once; what does not fit leaves nothing behind', async () => {
    const { workspace, person } = await aDesk()
    const photographs = await Promise.all([40, 80, 120, 160].map((shade) => aPhotograph(1600, 1067, shade)))

    const sent = await Promise.all(
      photographs.map((photograph) => sendPicture(server, person, workspace, photograph)),
    )

    const kept = sent.filter(({ status }) => status === 201)
    const refused = sent.filter(({ status }) => status === 409)
    const said = sent.map(({ status, text }) => `${status} ${text.slice(0, 200)}`).join('\n')
    assert.ok(kept.length > 0 && refused.length > 0, said)
    assert.equal(kept.length + refused.length, 4, said)
    assert.match(refused[0]?.body.message, /more than its 2 MB/)
    const { body } = await person.ask('GET', '/app/api/media')
    assert.ok(body.usedBytes <= body.quotaBytes)
    assert.equal(body.meta.maxResults, kept.length)
    assert.equal((await filesOf(workspace.id)).length, kept.length * 4)
  })

  test('sees, changes and deletes no picture of another one', async () => {
    const { workspace, person } = await aDesk()
    const { body } = await sendPicture(server, person, workspace, await aPhotograph(400, 300))
    const { person: stranger, workspace: other } = await aDesk()
    const at = `/app/api/media/${body.id}`

    for (const [method, place, sent] of [
      ['GET', at],
      ['PATCH', at, { alt: 'mine' }],
      ['POST', `${at}/cuts`, { shape: 'square' }],
      ['DELETE', `${at}?anyway=true`],
    ] as const)
      assert.equal((await stranger.ask(method, place, sent)).status, 404, `${method} ${place}`)
    assert.equal((await stranger.ask('GET', '/app/api/media')).body.meta.maxResults, 0)
    // The same file in both: each has its own.
    const bytes = (await served(body.shown.path)).bytes
    const theirs = await sendPicture(server, stranger, other, bytes)
    assert.equal(theirs.status, 201)
    assert.notEqual(theirs.body.shown.path, body.shown.path)
  })
})

describe('deleting', () => {
  test('takes row and files away; what shows it is named and in the way until it is said again', async () => {
    const { workspace, person } = await aDesk()
    const { body } = await sendPicture(server, person, workspace, await aPhotograph(400, 300))
    const { url } = body.files[0]
    await workspace.api.post('/products', { title: 'Ash chair', imageUrl: url })
    const campaign = await workspace.api.post('/campaigns', {
      deliveryChannel: 'email',
      title: 'Spring',
      blocks: [{ type: 'image', imageUrl: body.shown.url, alt: 'x' }],
    })
    assert.equal(campaign.status, 201, campaign.text)
    const unused = await sendPicture(server, person, workspace, await aPhotograph(410, 300))

    const { uses } = (await person.ask('GET', `/app/api/media/${body.id}`)).body
    const left = (await person.ask('GET', '/app/api/media?unused=true')).body.items
    const refused = await person.ask('DELETE', `/app/api/media/${body.id}`)

    assert.deepEqual(uses.map(({ kind, title }: { kind: string; title: string }) => [kind, title]).sort(), [
      ['campaign', 'Spring'],
      ['product', 'Ash chair'],
    ])
    assert.deepEqual(
      left.map(({ id }: { id: string }) => id),
      [unused.body.id],
    )
    assert.deepEqual([refused.status, refused.body.code], [409, 'pictureUsed'])
    assert.match(refused.body.message, /"Spring", "Ash chair"/)
    assert.equal((await served(body.shown.path)).status, 200)
    assert.equal((await person.ask('DELETE', `/app/api/media/${body.id}?anyway=true`)).status, 204)
    assert.equal((await person.ask('DELETE', `/app/api/media/${unused.body.id}`)).status, 204)
    assert.equal((await served(body.shown.path)).status, 404)
    assert.deepEqual(await rowsOf(workspace), [])
    assert.deepEqual(await filesOf(workspace.id), [])
  })

  test('what a crash cut off half way, being written or being taken away, is nowhere seen and gone after an hour', async () => {
    const { workspace, person } = await aDesk()
    const store = openMediaStore(server.config)
    const { body } = await sendPicture(server, person, workspace, await aPhotograph(400, 300))
    const file = { name: '400x300.jpg', width: 400, height: 300, bytes: 100 }
    const begun = { name: 'half.jpg', sha256: Buffer.alloc(32), files: [file], isAnimated: false }
    const id = await beginMedia(server.db, workspace.id, begun, 2_000_000)
    await store.put(`${folderOf(workspace.id, id)}/${file.name}`, Buffer.from('half'), 'image/jpeg')
    await server.db.rows(sql`
      update media set status = 'deleting' where workspace_id = ${workspace.id}::uuid and id = ${body.id}::uuid`)
    assert.equal((await person.ask('GET', '/app/api/media')).body.meta.maxResults, 0)

    await sweepMedia(server.db, store)
    assert.equal((await rowsOf(workspace)).length, 2, 'it may still be under way')
    moveClock(2 * 3_600_000)
    try {
      await sweepMedia(server.db, store)
    } finally {
      moveClock(-2 * 3_600_000)
    }

    assert.deepEqual(await rowsOf(workspace), [])
    assert.deepEqual(await filesOf(workspace.id), [])
  })

  test('a folder of work under way is left alone whatever time we think it is, and one of two hours ago is gone', async () => {
    const [fresh, old] = await Promise.all([1, 2].map(() => mkdtemp(path.join(tmpdir(), WORK_FOLDERS))))
    assert.ok(fresh && old)
    const long = new Date(Date.now() - 2 * 3_600_000)
    await utimes(old, long, long)
    moveClock(2 * 3_600_000)
    try {
      await sweepMedia(server.db, openMediaStore(server.config))
    } finally {
      moveClock(-2 * 3_600_000)
    }

    assert.deepEqual([existsSync(fresh), existsSync(old)], [true, false])
    await rm(fresh, { recursive: true })
  })

  test('a picture that is ready is never swept, whoever asks for it', async () => {
    const { workspace, person } = await aDesk()
    const { body } = await sendPicture(server, person, workspace, await aPhotograph(400, 300))

    await removeFiles(server.db, openMediaStore(server.config), {
      workspaceId: workspace.id,
      id: body.id,
      files: body.files,
    })

    assert.equal((await served(body.shown.path)).status, 200)
  })
})

describe('what is said of a picture', () => {
  test('is found again by name or words, and a cut keeps what matters most in it', async () => {
    const { workspace, person } = await aDesk()
    const left = await sharp({ create: { width: 200, height: 400, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
    const wide = await sharp({ create: { width: 1000, height: 400, channels: 3, background: '#00f' } })
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { body } = await sendPicture(server, person, workspace, wide, {
      name: 'banner.png',
      type: 'image/png',
    })
    const at = `/app/api/media/${body.id}`
    const said = await person.ask('PATCH', at, { alt: '100%_red', focus: { x: 0, y: 0.5 } })
    assert.equal(said.status, 200, said.text)

    const found = async (search: string) =>
      (await person.ask('GET', `/app/api/media?search=${encodeURIComponent(search)}`)).body.meta.maxResults
    const cut = await person.ask('POST', `${at}/cuts`, { shape: 'square' })
    const again = await person.ask('POST', `${at}/cuts`, { shape: 'square' })

    assert.deepEqual([await found('BANNER'), await found('0%_r'), await found('0%r')], [1, 1, 0])
    assert.deepEqual([cut.body.width, cut.body.height], [400, 400])
    assert.deepEqual(again.body, cut.body)
    const part = await sharp((await served(cut.body.path)).bytes)
      .extract({ left: 0, top: 0, width: 150, height: 400 })
      .toBuffer()
    const { dominant } = await sharp(part).stats()
    assert.ok(dominant.r > 200 && dominant.b < 60, JSON.stringify(dominant))
    assert.equal((await person.ask('GET', at)).body.files.length, body.files.length)
    assert.equal((await person.ask('DELETE', at)).status, 204)
    assert.deepEqual(await filesOf(workspace.id), [])
  })
})

/** The checksum of a PNG's header is of the header as it was. */
function withChecksum(png: Buffer): Buffer {
  let crc = 0xffffffff
  for (const byte of png.subarray(12, 29)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  png.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 29)
  return png
}

/** The header of a PNG so large, with nothing behind it. */
function header(width: number, height: number): Buffer {
  const png = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108020000009077' +
      '53de0000000c4944415408d763f8cfc0000000030001015b2c1d0000000049454e44ae426082',
    'hex',
  )
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return withChecksum(png)
}
