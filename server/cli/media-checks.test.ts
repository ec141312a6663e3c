/** What `doctor` and `backup` say of pictures. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { aPerson } from '../../test/support/accounts.ts'
import { aMediaFolder, aPhotograph, sendPicture } from '../../test/support/pictures.ts'
import { runProgram } from '../../test/support/program.ts'
import { aBucket } from '../../test/support/s3.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { mediaFilesCheck, mediaPlaceCheck } from './media-checks.ts'

const { folder, MEDIA_URL } = aMediaFolder()
const server = await useServer({ MEDIA_URL })
const { config, db } = server

describe('doctor', () => {
  test('writes, reads and deletes a file where pictures are kept, and leaves nothing there', async () => {
    const bucket = await aBucket()

    assert.deepEqual(await mediaPlaceCheck(config), {
      check: 'pictures',
      ok: true,
      says: `are kept in ${folder}`,
    })
    assert.equal((await mediaPlaceCheck({ ...config, MEDIA_URL: bucket.url })).ok, true)
    assert.equal(bucket.objects.size, 0)
  })

  test('says what to do where they cannot be kept, and shows no secret', async () => {
    const bucket = await aBucket()
    const there = mkdtempSync(path.join(tmpdir(), 'media-checks-'))
    after(() => rmSync(there, { recursive: true }))
    const file = path.join(there, 'file')
    writeFileSync(file, '', { mode: 0o600 })
    const below = await mediaPlaceCheck({
      ...config,
      MEDIA_URL: pathToFileURL(path.join(file, 'media')).href,
    })
    const instead = await mediaPlaceCheck({ ...config, MEDIA_URL: pathToFileURL(file).href })
    const wrong = await mediaPlaceCheck({
      ...config,
      MEDIA_URL: bucket.url.replace(/:[^:@]+@/, ':hidden-secret@'),
    })

    for (const finding of [below, instead, wrong]) {
      assert.equal(finding.ok, false, finding.says)
      assert.match(finding.mend ?? '', /MEDIA_URL/)
      assert.doesNotMatch(JSON.stringify(finding), /hidden-secret/)
    }
    assert.match(wrong.says, /403/)
  })

  test('misses the files of a database that came back without them; backup says where they are', async () => {
    const workspace = await aWorkspace(server)
    const person = await aPerson(server, workspace, 'editor')
    await sendPicture(server, person, workspace, await aPhotograph(300, 200))
    assert.equal((await mediaFilesCheck(db, config)).ok, true)
    const copy = path.join(folder, '..', `${path.basename(folder)}.backup`)
    after(() => rmSync(copy, { force: true }))

    const backup = await runProgram(server.connection, ['backup', copy])
    const missing = await mediaFilesCheck(db, { ...config, MEDIA_URL: 'file:///nowhere/at/all' })

    assert.match(
      backup.stdout,
      /files of 1 pictures are not in it: they are in .*media; copy them after this backup/,
      backup.stderr,
    )
    assert.equal(missing.ok, false)
    assert.match(missing.says, /^1 of the newest 1 pictures are not in \/nowhere\/at\/all$/)
  })
})
