/** Pictures in the browser: brought in by each way there is, described, used in letters and products, taken away. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aDrawing, aMediaFolder, aPhotograph } from '../support/pictures.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { MEDIA_URL } = aMediaFolder()
const { server, openAs } = await useApp({ MEDIA_URL, MEDIA_NETWORKS: '127.0.0.1' })
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

/** A site of somebody else, that no browser may ask. */
const photograph = await aPhotograph(900, 600, 90)
const site = createServer((_, reply) => reply.setHeader('content-type', 'image/jpeg').end(photograph)).listen(
  0,
  '127.0.0.1',
)
after(() => {
  site.closeAllConnections()
  site.close()
})
await once(site, 'listening')
const elsewhere = `http://127.0.0.1:${(site.address() as AddressInfo).port}/chair.jpg`

type Way = 'drop' | 'paste'

/** As the system does it: files on an element. */
async function bring(page: Page, selector: string, way: Way, file: Brought): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' })
  const { name, type, bytes } = file
  const given = JSON.stringify({ selector, way, name, type, text: bytes.toString('base64') })
  await page.evaluate(`(() => {
    const { selector, way, name, type, text } = ${given}
    const data = new DataTransfer()
    data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.codePointAt(0))], name, { type }))
    const target = document.querySelector(selector)
    const shared = { bubbles: true, cancelable: true }
    if (way === 'drop') target.dispatchEvent(new DragEvent('dragover', { ...shared, dataTransfer: data }))
    target.dispatchEvent(way === 'drop'
      ? new DragEvent('drop', { ...shared, dataTransfer: data })
      : new ClipboardEvent('paste', { ...shared, clipboardData: data }))
  })()`)
}

interface Brought {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** Waits until a picture is shown, and not a broken one. */
async function isShown(page: Page, selector: string): Promise<void> {
  const picture = page.locator(selector).first()
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await picture.evaluate((image) => Number(Reflect.get(image, 'naturalWidth')))) > 0) return
    await page.waitForTimeout(100)
  }
  assert.fail(`${selector} is not shown`)
}

async function draftOf(workspace: TestWorkspace): Promise<string> {
  const blocks = [{ type: 'text', text: 'Spring is here' }]
  const made = await workspace.api.post('/campaigns', { deliveryChannel: 'email', title: 'Spring', blocks })
  return assertAnswered(made, 201).id
}

describe('the page of pictures', { concurrency: 1 }, () => {
  test('takes what is chosen, dropped, pasted and named by its address, asks what it shows, and finds it again', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('editor', workspace, '/media')
    await page.getByRole('heading', { name: 'No pictures yet' }).waitFor()
    await check('media-empty')
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload pictures' }).click()
    await (
      await choosing
    ).setFiles({ name: 'meadow.jpg', mimeType: 'image/jpeg', buffer: await aPhotograph(1200, 800, 60) })
    const dialog = page.getByRole('dialog', { name: 'meadow.jpg' })
    await dialog.getByLabel('The picture in words').fill('A meadow in June')
    await dialog.getByRole('button', { name: 'What matters most' }).focus()
    await page.keyboard.press('ArrowLeft')
    await dialog.getByRole('button', { name: '45 % from the left, 50 % from the top' }).waitFor()
    await check('media-details')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    for (const [way, name] of [
      ['drop', 'boat.png'],
      ['paste', 'kite.png'],
    ] as const) {
      const colour = way === 'drop' ? { r: 30, g: 90, b: 160, alpha: 1 } : { r: 200, g: 120, b: 20, alpha: 1 }
      await bring(page, '[aria-label="Pictures on their way"]', way, {
        name,
        type: 'image/png',
        bytes: await aDrawing(colour),
      })
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click()
    }
    await page.getByRole('button', { name: 'From an address' }).click()
    await page.getByLabel('Address of the picture').fill('http://10.0.0.1/a.jpg')
    await page.getByRole('button', { name: 'Fetch picture' }).click()
    await page
      .getByText('The address is not on the public internet; save the picture and send the file')
      .waitFor()
    await page.getByLabel('Address of the picture').fill(elsewhere)
    await page.getByRole('button', { name: 'Fetch picture' }).click()
    await page.getByRole('dialog', { name: 'chair.jpg' }).getByRole('button', { name: 'Close' }).click()
    const tiles = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem')
    await tiles.nth(3).waitFor()
    await isShown(page, 'main li img')
    await check('media')
    await page.getByLabel('Search pictures').fill('meadow in june')
    await tiles.nth(1).waitFor({ state: 'hidden' })
    await page.reload()
    await tiles.first().waitFor()
    await assertShows(() => tiles.count(), 1)
    assert.deepEqual(faults, [])
    await close()
  })

  test('says beside the file why it was not taken', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('author', workspace, '/media', PHONE)
    await page.getByRole('heading', { name: 'No pictures yet' }).waitFor()
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    await bring(page, '[aria-label="Pictures on their way"]', 'drop', {
      name: 'the-logo-that-the-agency-sent-us-in-the-spring-of-2024-final.svg',
      type: 'image/svg+xml',
      bytes,
    })
    await page.getByRole('alert').getByText('Mail programs do not show SVG').waitFor()
    await check('media-refused')
    // However long the name is, the button beside it is whole.
    const dismiss = page.getByRole('button', { name: 'Dismiss' }).getByText('Dismiss')
    await assertShows(() => dismiss.evaluate(isCut), false)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await assertShows(() => page.getByRole('alert').count(), 0)
    assert.deepEqual(faults, [])
    await close()
  })

  test('names what shows a picture before it is deleted; who only reads changes nothing', async () => {
    const workspace = await aWorkspace(server)
    const editor = await openAs('editor', workspace, '/media')
    await bring(editor.page, '[aria-label="Pictures on their way"]', 'paste', {
      name: 'lamp.jpg',
      type: 'image/jpeg',
      bytes: await aPhotograph(800, 500, 120),
    })
    await editor.page.getByRole('dialog', { name: 'lamp.jpg' }).waitFor()
    const { items } = (await editor.person.ask('GET', '/app/api/media')).body
    const [
      {
        id,
        shown: { url },
      },
    ] = items
    assertAnswered(await workspace.api.post('/products', { title: 'Lamp', imageUrl: url }), 201)
    const reader = await openAs('viewer', workspace, `/media?open=${id}`, {
      ...PHONE,
      hasTouch: true,
      isMobile: true,
    })
    const { height } = (await reader.page.getByRole('link', { name: 'Lamp' }).boundingBox()) ?? assert.fail()
    assert.ok(height >= 44, `a finger finds ${height} pixels`)
    await reader.check('media-viewer-phone')
    for (const name of ['Upload pictures', 'Save', 'Delete picture'])
      await assertShows(() => reader.page.getByRole('button', { name }).count(), 0, name)
    await reader.close()

    await editor.page.reload()
    await editor.page.getByRole('button', { name: 'Delete picture' }).click()
    const sure = editor.page.getByRole('dialog', { name: 'Delete lamp.jpg?' })
    await sure.getByRole('link', { name: 'Lamp' }).waitFor()
    await editor.check('media-delete')
    await sure.getByRole('button', { name: 'Delete it all the same' }).click()
    await editor.page.getByRole('heading', { name: 'No pictures yet' }).waitFor()
    assert.deepEqual([...editor.faults, ...reader.faults], [])
    await editor.close()
  })
})

describe('pictures in a letter', { concurrency: 1 }, () => {
  test('pasted or dropped into it become blocks of their own, shown, saved, with their words asked for', async () => {
    const workspace = await aWorkspace(server)
    const id = await draftOf(workspace)
    const { page, faults, check, close } = await openAs('author', workspace, `/campaigns/${id}`)
    const text = page.getByRole('textbox', { name: 'Text, block 1' })
    await text.click()
    await bring(page, '[contenteditable=true]', 'paste', {
      name: 'shore.jpg',
      type: 'image/jpeg',
      bytes: await aPhotograph(1000, 700, 30),
    })
    await isShown(page, '[data-block] img')
    await page.getByLabel('The picture in words, Picture, block 2').fill('A shore')
    await bring(page, '[data-block]', 'drop', {
      name: 'bad.jpg',
      type: 'image/jpeg',
      bytes: Buffer.from('not a picture'),
    })
    await page.getByRole('alert').getByText('not a picture that can be read').waitFor()
    await check('media-composer')
    await page.getByRole('button', { name: 'Options of Picture, block 2' }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    const saved = async () => (await workspace.api.get(`/campaigns/${id}`)).body.blocks
    for (let tries = 0; tries < 100 && (await saved()).length < 2; tries += 1) await page.waitForTimeout(200)
    const [, picture] = await saved()
    assert.match(picture.imageUrl, /^http:\/\/tidings\.test\/media\/\w+\/\w+\/1000x700\.jpg$/)
    assert.deepEqual({ ...picture, imageUrl: '' }, { type: 'image', imageUrl: '', alt: 'A shore' })
    assert.deepEqual(faults, [])
    await close()
  })

  test('are chosen among those of the workspace, by keys alone, and bring their words along', async () => {
    const workspace = await aWorkspace(server)
    const id = await draftOf(workspace)
    const library = await openAs('editor', workspace, '/media')
    await bring(library.page, '[aria-label="Pictures on their way"]', 'drop', {
      name: 'harbour.jpg',
      type: 'image/jpeg',
      bytes: await aPhotograph(1500, 1000, 150),
    })
    const dialog = library.page.getByRole('dialog', { name: 'harbour.jpg' })
    await dialog.getByLabel('The picture in words').fill('Boats in a harbour')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await library.close()
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await page.getByRole('textbox', { name: 'Text, block 1' }).press('ControlOrMeta+a')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('/pict')
    await page.getByRole('option', { name: /^.?Picture/ }).waitFor()
    await page.keyboard.press('Enter')
    const choose = page.getByRole('button', { name: 'Choose a picture, Picture, block 1' })
    await choose.focus()
    await page.keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await picker.getByRole('button', { name: /harbour\.jpg/ }).focus()
    await page.keyboard.press('Enter')
    await isShown(page, '[role=dialog] li img')
    await check('media-picker')
    await picker.getByRole('button', { name: 'Use picture' }).focus()
    await page.keyboard.press('Enter')
    await isShown(page, '[data-block] img')
    assert.equal(
      await page.getByLabel('The picture in words, Picture, block 1').inputValue(),
      'Boats in a harbour',
    )
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('pictures elsewhere in the app', { concurrency: 1 }, () => {
  test('those of other sites are shown by way of our own server, and the browser asks nobody else', async () => {
    const workspace = await aWorkspace(server)
    assertAnswered(await workspace.api.post('/products', { title: 'Ash chair', imageUrl: elsewhere }), 201)
    assertAnswered(
      await workspace.api.post('/products', {
        title: 'Gone',
        imageUrl: elsewhere.replace(/:\d+/, ':1'),
      }),
      201,
    )
    const { page, faults, check, close } = await openAs('viewer', workspace, '/products')
    await isShown(page, 'td img')
    await check('products-with-pictures')
    await page.getByRole('link', { name: 'Ash chair' }).click()
    await isShown(page, 'main img')
    assert.deepEqual(faults, [])
    await close()
  })

  test('the workspace gets a square one around what matters most', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('admin', workspace, '/settings/workspace')
    await page.getByRole('button', { name: 'Choose a picture, Picture' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await picker.getByRole('heading', { name: 'No pictures yet' }).waitFor()
    await bring(page, '[role=dialog] [aria-label="Pictures on their way"]', 'drop', {
      name: 'logo.jpg',
      type: 'image/jpeg',
      bytes: await aPhotograph(900, 600, 10),
    })
    await picker.getByRole('button', { name: 'Use picture' }).click()
    await picker.waitFor({ state: 'hidden' })
    assert.match(
      await page.getByLabel('Picture', { exact: true }).inputValue(),
      /\/512x512-square-50-50\.jpg$/,
    )
    assert.deepEqual(faults, [])
    await close()
  })

  test('somebody on the team page gets one, which is shown there and counts as used', async () => {
    const workspace = await aWorkspace(server)
    const { page, person, faults, check, close } = await openAs('admin', workspace, '/settings/team-page')
    await page.getByRole('button', { name: 'Add somebody' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Bo Lind')
    await page.getByRole('textbox', { name: 'Email' }).fill('bo@example.com')
    await page.getByRole('button', { name: 'Choose a picture, Picture' }).click()
    const picker = page.getByRole('dialog', { name: 'Choose a picture' })
    await bring(page, '[role=dialog] [aria-label="Pictures on their way"]', 'drop', {
      name: 'bo.jpg',
      type: 'image/jpeg',
      bytes: await aPhotograph(900, 600, 20),
    })
    await picker.getByRole('button', { name: 'Use picture' }).click()
    await picker.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Add somebody' }).click()
    await page.getByRole('button', { name: 'Edit Bo Lind' }).waitFor()
    await isShown(page, 'main img')
    await check('team-page-picture')
    const [{ id }] = (await person.ask('GET', '/app/api/media')).body.items
    const { uses } = (await person.ask('GET', `/app/api/media/${id}`)).body
    assert.deepEqual(
      uses.map(({ kind, title }: Record<string, string>) => [kind, title]),
      [['teamMember', 'Bo Lind']],
    )
    assert.deepEqual(faults, [])
    await close()
  })
})

function isCut(element: { readonly scrollWidth: number; readonly clientWidth: number }): boolean {
  return element.scrollWidth > element.clientWidth
}
