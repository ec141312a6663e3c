/** Where pictures are kept: a folder or a bucket, by one setting, with the same outcome. */
import assert from 'node:assert/strict'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import { aPerson } from '../../test/support/accounts.ts'
import { aMediaFolder, aPhotograph, sendPicture } from '../../test/support/pictures.ts'
import { aBucket, S3_SECRET } from '../../test/support/s3.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { openMediaStore } from '../platform/object-store/open.ts'
import { readMediaPlace } from '../platform/object-store/place.ts'
import { sql } from '../platform/sql.ts'

const { folder, MEDIA_URL } = aMediaFolder()
const bucket = await aBucket()
const server = await useServer({ MEDIA_URL: bucket.url })
const stores = {
  folder: openMediaStore({ MEDIA_URL, DATA_DIR: '/nowhere' }),
  bucket: openMediaStore({ MEDIA_URL: bucket.url, DATA_DIR: '/nowhere' }),
}

for (const [kind, store] of Object.entries(stores)) {
  describe(`a ${kind}`, () => {
    test('gives back what was put there, takes it away, and finds nothing where there is nothing', async () => {
      const bytes = Buffer.from([0, 255, 10, 13, 0])
      await store.put('one/two/3x4.jpg', Buffer.from('an older one'), 'image/jpeg')
      await store.put('one/two/3x4.jpg', bytes, 'image/jpeg')

      const found = (await store.get('one/two/3x4.jpg')) ?? assert.fail('nothing')
      assert.equal(found.bytes, 5)
      assert.deepEqual(await buffer(found.stream), bytes)
      assert.equal(await store.get('one/two/none.jpg'), undefined)
      assert.equal(await store.get('one/two'), undefined)
      await store.remove('one/two/3x4.jpg')
      await store.remove('one/two/3x4.jpg')
      assert.equal(await store.get('one/two/3x4.jpg'), undefined)
    })

    test('takes no key that leads elsewhere', async () => {
      for (const key of [
        '../a',
        'a/../../b',
        '/etc/passwd',
        'a//b',
        '.hidden',
        'a/.b',
        'a\\b',
        'a b',
        '',
        'a\u0000b',
      ])
        await assert.rejects(async () => store.get(key), RangeError, key)
    })
  })
}

describe('a folder', () => {
  test('is for its owner alone, and holds nothing unfinished', async () => {
    await stores.folder.put('a/b/1x1.png', Buffer.from('x'), 'image/png')

    assert.equal((await stat(path.join(folder, 'a/b/1x1.png'))).mode & 0o077, 0)
    assert.deepEqual(await readdir(path.join(folder, 'a/b')), ['1x1.png'])
  })
})

describe('a bucket', () => {
  test('holds a picture from upload to deletion, served from our own address; each request is signed rightly', async () => {
    const workspace = await aWorkspace(server)
    const person = await aPerson(server, workspace, 'editor')

    const { status, body } = await sendPicture(server, person, workspace, await aPhotograph(700, 500))
    const file = await server.http.inject({ method: 'GET', url: body.shown.path })

    assert.equal(status, 201)
    assert.equal(bucket.objects.size, 3)
    for (const [key, { type }] of bucket.objects) {
      assert.match(key, /^tidings\/[0-9A-Za-z]{22}\/[0-9A-Za-z]{22}\/\d+x\d+\.jpg$/)
      assert.equal(type, 'image/jpeg')
    }
    assert.deepEqual([file.statusCode, file.rawPayload.length], [200, body.shown.bytes])
    assert.equal((await person.ask('DELETE', `/app/api/media/${body.id}`)).status, 204)
    assert.equal(bucket.objects.size, 0)
    assert.deepEqual(bucket.refused, [])
  })

  test('that is away is said to be away, leaves no picture half there, and no secret in a sentence', async () => {
    const workspace = await aWorkspace(server)
    const person = await aPerson(server, workspace, 'editor')
    const { body } = await sendPicture(server, person, workspace, await aPhotograph(300, 200))
    bucket.isDown = true
    try {
      const refused = await sendPicture(server, person, workspace, await aPhotograph(310, 200))
      const missing = await server.http.inject({ method: 'GET', url: body.shown.path })

      assert.equal(refused.status, 503, refused.text)
      assert.equal(missing.statusCode, 503)
      assert.equal(missing.headers['cache-control'], undefined)
    } finally {
      bucket.isDown = false
    }
    assert.equal((await person.ask('GET', '/app/api/media')).body.meta.maxResults, 1)
    const rows = await server.db.rows<{ status: string }>(sql`
      select status from media where workspace_id = ${workspace.id}::uuid order by status`)
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['deleting', 'ready'],
      'the job takes the other away',
    )
  })

  test('asked with a wrong secret refuses', async () => {
    const wrong = openMediaStore({
      MEDIA_URL: bucket.url.replace(/:[^:@]+@/, ':wrong@'),
      DATA_DIR: '/nowhere',
    })

    await assert.rejects(wrong.put('a/b/1x1.jpg', Buffer.from('x'), 'image/jpeg'), /403.*signature is wrong/)
    bucket.refused.length = 0
  })
})

describe('MEDIA_URL', () => {
  test('names a folder or a bucket; unset it is a folder of the data folder', () => {
    assert.deepEqual(readMediaPlace(undefined, '/data'), { folder: '/data/media' })
    assert.deepEqual(readMediaPlace('file:///srv/my%20media', '/data'), { folder: '/srv/my media' })
    assert.deepEqual(readMediaPlace('s3://key:a%2Fb@s3.example/bucket/in/here?region=eu-1', '/data'), {
      bucket: {
        origin: 'https://s3.example',
        name: 'bucket',
        prefix: 'in/here/',
        region: 'eu-1',
        accessKeyId: 'key',
        secretAccessKey: 'a/b',
      },
    })
  })

  test('that cannot be read is told without its secret', () => {
    for (const text of [
      's3://s3.example/bucket',
      `s3://key:${encodeURIComponent(S3_SECRET)}@s3.example/`,
      `s3://key:${encodeURIComponent(S3_SECRET)}@s3.example/UPPER`,
      `s3://key:${encodeURIComponent(S3_SECRET)}@s3.example/bucket/../up`,
      'file://host/share',
    ]) {
      const answer = (): string => {
        try {
          return JSON.stringify(readMediaPlace(text, '/data'))
        } catch (error) {
          return String(error)
        }
      }
      assert.doesNotMatch(answer().startsWith('Error') ? answer() : '', /wJalr/, text)
      if (!text.endsWith('/up')) assert.match(answer(), /^Error: (needs key|is not)/, text)
    }
  })
})
