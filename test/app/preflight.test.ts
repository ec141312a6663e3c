/** Each line of what is looked at before a campaign goes out leads to its mend: the right page, with the cursor in the field. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { changeSettings } from '../../server/workspaces/store.ts'
import { useApp } from '../support/app.ts'
import { aDraftTo, aSegment, aSendingWorkspace, anSmsTo, people } from '../support/campaigns.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server

/** Presses the link of a line, sees which field has the cursor, and goes back. */
async function fieldOf(page: Page, line: RegExp): Promise<string> {
  const row = page.getByRole('listitem').filter({ hasText: line })
  await row.getByRole('link').click()
  await page.locator(':is(input, textarea, [contenteditable=true]):focus').waitFor()
  const said = await page.evaluate<string>(`(() => {
    const field = document.activeElement
    const [label] = field.labels || []
    const words = label && (label.querySelector('.mantine-Switch-label') || label)
    return words ? words.textContent : field.getAttribute('aria-label')
  })()`)
  await page.goBack()
  await page.getByRole('heading', { name: /^Review/ }).waitFor()
  return said
}

describe('a line of the review', { concurrency: 1 }, () => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`leads to what mends it, with the cursor there (${width} px)`, async () => {
      const workspace = await aSendingWorkspace(server)
      await people(workspace, 2)
      const segment = await aSegment(db, workspace)
      const blocks = [
        { type: 'text', text: 'Words' },
        { type: 'image', imageUrl: 'https://a.example/a.jpg' },
      ]
      const id = await aDraftTo(workspace, [segment], { title: undefined, blocks })
      const view = { viewport: { width, height: 900 }, colorScheme }
      const { page, faults, check, close } = await openAs('owner', workspace, `/campaigns/${id}/review`, view)
      await page.getByRole('heading', { name: /^Review/ }).waitFor()
      assert.deepEqual(
        [
          await fieldOf(page, /It has no subject/),
          await fieldOf(page, /^.*the picture has no alt text/),
          await fieldOf(page, /says nowhere where you live/),
          await fieldOf(page, /shop\.example is not signed/),
          await fieldOf(page, /No mail server is set/),
        ],
        ['Subject', 'The picture in words', 'Postal address', 'Domain', 'Mail servers of your own'],
      )
      await check(`preflight-${width}`)

      await changeSettings(db, workspace.id, { senderEmail: null, outboxOnly: true })
      await page.reload()
      assert.deepEqual(
        [await fieldOf(page, /There is no sender yet/), await fieldOf(page, /keeps all its messages/)],
        ['Sender address', 'Keep all messages in the outbox'],
      )
      const alone = await aDraftTo(workspace, [], { title: 'For nobody' })
      await page.goto(page.url().replace(id, alone))
      assert.equal(await fieldOf(page, /Nobody is chosen/), 'To')
      const sms = await anSmsTo(workspace, [segment])
      await changeSettings(db, workspace.id, { smsEnabled: false })
      await page.goto(page.url().replace(alone, sms))
      assert.equal(await fieldOf(page, /SMS is switched off/), 'Send text messages')
      assert.deepEqual(faults, [])
      await close()
    })
  }

  test('is read by who only writes drafts, who hands it over and is asked for no time', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 2)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
    const view = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
    const { page, faults, check, close } = await openAs('author', workspace, `/campaigns/${id}/review`, view)
    await page.getByRole('heading', { name: 'Hand it over' }).waitFor()
    await page.getByRole('button', { name: 'Copy the address' }).waitFor()
    await assertShows(() => page.getByRole('radio').count(), 0)
    await check('review-author-390')
    assert.deepEqual(faults, [])
    await close()
  })

  test('is in the language of who reads it, beside the preview too: nothing is English in Swedish', async () => {
    const workspace = await aSendingWorkspace(server)
    const blocks = [
      { type: 'text', text: 'ä'.repeat(60_000) },
      { type: 'image', imageUrl: 'https://a.example/a.jpg' },
      { type: 'product', text: 'product: borta' },
      { type: 'product', text: 'prompt(3): koppar' },
    ]
    const id = await aDraftTo(workspace, [], { title: 'Sommar', blocks })
    const view = { viewport: { width: 1440, height: 900 }, locale: 'sv-SE' }
    const path = `/campaigns/${id}/review`
    const { page, person, faults, check, close } = await openAs('owner', workspace, path, view)
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()
    const sentences = [
      /Block 2: bilden har ingen alternativtext/,
      /Mejlet är \d+ kB: Gmail döljer/,
      /Block 3: det finns ingen produkt ”borta”, så den utelämnas$/,
      /Block 4: inget som ”koppar” frågar efter finns till salu/,
    ]

    for (const sentence of sentences) await page.getByText(sentence).waitFor()
    await page.getByRole('link', { name: 'Skriv vidare' }).click()
    for (const sentence of sentences) await page.getByText(sentence).waitFor()
    await check('warnings-sv')

    assert.deepEqual(faults, [])
    await close()
  })

  test('says where Liquid breaks off in the words of who reads, and leads there; so do preview and test', async () => {
    const workspace = await aSendingWorkspace(server)
    const blocks = [
      { type: 'text', text: 'Hej' },
      { type: 'text', text: 'Hej {{ contact.firstName | skrik }}' },
    ]
    const id = await aDraftTo(workspace, [], { title: 'Sommar', blocks })
    const view = { viewport: { width: 1440, height: 900 }, locale: 'sv-SE' }
    const path = `/campaigns/${id}/review`
    const { page, person, faults, check, close } = await openAs('owner', workspace, path, view)
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()
    const sentence = /Block 2, texten, rad 1, tecken \d+: det finns inget filter skrik/

    const row = page.getByRole('listitem').filter({ hasText: sentence })
    await check('liquid-sv')
    await row.getByRole('link', { name: 'Gå till blocket' }).click()
    await page.locator('[contenteditable=true]:focus').waitFor()
    assert.match(await page.locator('[contenteditable=true]:focus').innerText(), /skrik/)
    await page.getByRole('alert').getByText(sentence).waitFor()
    await page.getByRole('button', { name: 'Skicka ett test' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Skicka' }).click()
    await dialog.getByText(sentence).waitFor()
    assert.doesNotMatch(
      (await page.locator('body').innerText()).replaceAll(/{{.*?}}/g, ''),
      /there is no filter/,
    )
    assert.deepEqual(faults, [])
    await close()
  })
})

test('what is pressed twice at once is sent once, and nothing is refused', async () => {
  const workspace = await aSendingWorkspace(server)
  const id = await aDraftTo(workspace, [], { title: 'Once' })
  const { page, faults, close } = await openAs('editor', workspace, `/campaigns/${id}/review`)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.replace(/^.*\//, ''))
  })
  const publish = page.getByRole('button', { name: 'Publish the post' })
  await publish.waitFor()
  await publish.dblclick()
  await page.getByText(/Goes out in \d+ seconds/).waitFor()

  assert.deepEqual(sent, ['publish'])
  await assertShows(() => page.getByText('in another state', { exact: false }).count(), 0)
  assert.deepEqual(faults, [])
  await close()
})
