/** The card of a post with the workspace's own picture. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { aPerson } from '../../test/support/accounts.ts'
import { aMediaFolder, sendPicture } from '../../test/support/pictures.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../test/support/server.ts'
import { publishPost } from '../posts/publish.ts'
import { changeSettings } from '../workspaces/store.ts'

const { MEDIA_URL } = aMediaFolder()
const server = await useServer({ MEDIA_URL })
const { db, http } = server
const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer()

/** The colour in the middle of where the picture stands. */
async function cornerOf({ id, handle }: TestWorkspace, postId: string): Promise<number[]> {
  const answer = await http.inject({ url: `/w/${handle}/${postId}/card.png` })
  assert.equal(answer.statusCode, 200, id)
  const pixel = await sharp(answer.rawPayload)
    .extract({ left: 108, top: 90, width: 1, height: 1 })
    .raw()
    .toBuffer()
  return [...pixel.subarray(0, 3)]
}

describe('the card of a post', () => {
  test('shows the picture that the workspace keeps here; of another site nothing is fetched', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await db.transaction((tx) =>
      publishPost(tx, workspace.id, { title: 'May', text: '', html: '' }),
    )
    const person = await aPerson(server, workspace, 'admin')
    const sent = await sendPicture(server, person, workspace, red, { name: 'logo.png', type: 'image/png' })
    const own = sent.body.shown.url as string
    const plain = await cornerOf(workspace, id)

    for (const image of [own, new URL(own, 'http://x').pathname]) {
      await changeSettings(db, workspace.id, { image })
      const [r = 0, g = 255, b = 255] = await cornerOf(workspace, id)
      assert.ok(r > 200 && g < 60 && b < 60, `${image}: ${r} ${g} ${b}`)
    }
    for (const image of [
      'https://elsewhere.test/logo.png',
      own.replace(/\d+x\d+/, '1x1'),
      `${own}/../../x.png`,
    ]) {
      await changeSettings(db, workspace.id, { image })
      assert.deepEqual(await cornerOf(workspace, id), plain, image)
    }
  })
})
