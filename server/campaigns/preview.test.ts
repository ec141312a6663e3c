/** `tidings campaign preview`: the mail as one reader would get it, before anything is sent. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { runProgram } from '../../test/support/program.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { previewEmail } from './preview.ts'

const server = await useServer()
const OPTIONS = { publicUrl: 'http://tidings.test' }

async function aCampaign(blocks: readonly object[]) {
  const workspace = await aWorkspace(server)
  const { api } = workspace
  assertAnswered(
    await api.post('/contacts', { name: 'Ann Lee', email: 'Ann@Example.com', addDirectly: true }),
    201,
  )
  const campaign = assertAnswered(
    await api.post('/campaigns', { deliveryChannel: 'email', title: 'Hi {{ contact.first_name }}', blocks }),
    201,
  ) as { id: string }
  return { ...workspace, campaignId: campaign.id }
}

test('shows the mail to a contact, or to somebody unknown, and sends nothing', async () => {
  const { id, campaignId } = await aCampaign([
    { type: 'text', text: "Dear {{ contact.name | default: 'friend' }}" },
    { type: 'product', text: 'product: gone' },
    { type: 'button', text: 'Go', url: 'https://a.example/?e={{ contact.email | url_encode }}' },
  ])

  const ann = await previewEmail(server.db, id, campaignId, {
    ...OPTIONS,
    reader: { email: 'ann@example.com' },
  })
  const anybody = await previewEmail(server.db, id, campaignId, OPTIONS)

  assert.equal(ann.subject, 'Hi Ann')
  assert.match(ann.html, /Dear Ann Lee[^]*\?e=Ann%40Example\.com/i)
  assert.match(ann.text, /^Dear Ann Lee\n\nGo: https/)
  assert.equal(anybody.subject, 'Hi')
  assert.match(anybody.html, /Dear friend/)
  assert.match(anybody.warnings[0]?.message ?? '', /^Block 2 \(product\): there is no product "gone"/)
  assert.deepEqual(await server.db.rows(sql`select id from delivery where workspace_id = ${id}::uuid`), [])
})

test('a reader of another workspace, and a broken template, are refused in a sentence', async () => {
  const { id, campaignId } = await aCampaign([
    { type: 'text', text: 'Fine' },
    { type: 'text', text: '{{ x | y }}' },
  ])
  const other = await aWorkspace(server)

  await assert.rejects(
    previewEmail(server.db, id, campaignId, OPTIONS),
    /^Error: Block 2 \(text\), text, line 1, column 1: there is no filter `y`/,
  )
  await assert.rejects(previewEmail(server.db, other.id, campaignId, OPTIONS))
  const sound = await aCampaign([])
  const stranger = { ...OPTIONS, reader: { email: 'stranger@example.com' } }
  await assert.rejects(previewEmail(server.db, sound.id, sound.campaignId, stranger), /no contact stranger/)
})

test('the command writes the HTML, prints size and warnings, and ends 1 for what cannot be sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tidings-preview-'))
  try {
    const { campaignId } = await aCampaign([{ type: 'image', imageUrl: 'https://a.example/a.png' }])
    const file = join(folder, 'mail.html')

    const words = [
      'campaign',
      'preview',
      campaignId,
      '--contact',
      'ann@example.com',
      '--html',
      file,
      '--text',
    ]
    const shown = await runProgram(server.connection, words)
    assert.equal(shown.code, 0, shown.stderr)
    assert.match(
      shown.stdout,
      /Hi Ann[^]*! Block 1 \(image\): the picture has no alt text[^]*Unsubscribe: http/,
    )
    assert.match(await readFile(file, 'utf8'), /^<!doctype html>[^]*a\.example\/a\.png/)

    const broken = await aCampaign([{ type: 'text', text: '{{' }])
    const refused = await runProgram(server.connection, ['campaign', 'preview', broken.campaignId])
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /Block 1 \(text\), text, line 1, column 1/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
