/**
 * From an empty installation to the report of a letter, in the browser alone, as somebody does it who has never seen the
 * app: the real program on a database of its own, and nothing made behind its back.
 */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from 'playwright-core'
import { wallIn } from '../../app/pages/campaigns/zone-time.ts'
import { PASSWORD } from '../support/accounts.ts'
import { buildApp, openPage, type AppPage } from '../support/app.ts'
import { aBrowser } from '../support/browser.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { aPhotograph } from '../support/pictures.ts'
import { untilFocused } from '../support/shown.ts'
import { startTidings } from '../support/tidings.ts'

/** Of a time that is chosen to the minute, and of 1,000 mails. */
const SENDING_MILLISECONDS = 180_000

await buildApp()
const program = await startTidings({ DATA_DIR: aFolder() })
const browser = await aBrowser()
after(async () => {
  await browser.close()
  await program.end()
  await clearFolders()
})

test('owner, 1,000 contacts, a letter with a picture, a product and a button, sent, clapped for, left, and reported', async () => {
  // What `start --json` says where nobody can sign in yet.
  const { url, ownerLink } = program.at as typeof program.at & { readonly ownerLink: string }
  const app = await openPage(browser, {
    origin: url,
    at: ownerLink.slice(`${url}/app`.length),
    options: { timezoneId: 'Europe/Stockholm' },
  })
  const { page, faults } = app

  await makeOwner(app)
  await sayWhoSends(page)
  await importPeople(page)
  await addProduct(page)
  await writeLetter(app)
  await lookAsReader(page)
  await sendTest(page)
  await schedule(page)
  const letter = await findInOutbox(page)
  await clapFor(letter.post)
  await leave(letter.unsubscribe)
  await readReport(app)

  assert.deepEqual(faults, [])
  await app.close()
})

async function makeOwner({ page, check }: AppPage): Promise<void> {
  await page.getByLabel('Your name').fill('Ann Owner')
  await page.getByLabel('Email').fill('ann@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Name of the workspace').fill('Harbour Books')
  await page.getByLabel('Country').selectOption('Sweden')
  await page.getByRole('button', { name: 'Make my workspace' }).click()
  await page.getByRole('button', { name: /Harbour Books.*switch workspace/ }).waitFor()
  await check('journey-home')
}

async function sayWhoSends(page: Page): Promise<void> {
  await go(page, 'Settings')
  await page
    .getByRole('link', { name: /^Sending/ })
    .first()
    .click()
  const sender = page.getByRole('form', { name: 'Sender' })
  await sender.getByLabel('Sender address').fill('news@harbour.example')
  await sender.getByLabel('Postal address').fill('Kajen 1, 411 04 Göteborg')
  await sender.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).last().waitFor()
}

async function importPeople(page: Page): Promise<void> {
  const rows = Array.from({ length: 1_000 }, (_, at) => `Reader ${at},reader${at}@example.com,Lund`)
  await go(page, 'Contacts')
  await page.getByRole('link', { name: 'Import', exact: true }).first().click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'readers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Email,City', ...rows].join('\n')),
  })
  await page.getByLabel('Where and how did they agree?').fill('They ticked the box on our order form.')
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Import contacts (1,000)' }).click()
  await page.getByRole('heading', { name: 'The import is done' }).waitFor()
}

async function addProduct(page: Page): Promise<void> {
  await go(page, 'Products')
  await page.getByRole('link', { name: 'Add product' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Atlas of harbours')
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('39')
  await page.getByLabel('Currency').fill('EUR')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Atlas of harbours' }).waitFor()
}

async function writeLetter({ page, check }: AppPage): Promise<void> {
  await go(page, 'Campaigns')
  await page.getByRole('link', { name: 'New campaign' }).first().click()
  await page.getByLabel('Title', { exact: true }).fill('New in the harbour')
  await page.getByRole('button', { name: 'Start writing' }).click()
  await page.getByRole('button', { name: 'Choose everybody who is active' }).click()
  await page.getByText('Reaches 1,000 people now').waitFor()

  await page.getByRole('button', { name: 'Write, or type / for a block' }).click()
  await untilFocused(page.getByRole('textbox', { name: 'Text, block 1' }))
  await page.keyboard.type('The boats are back.')
  await addBlock(page, /^Picture/)
  await uploadPicture(page)
  await addBlock(page, /^Product/)
  await page.getByRole('button', { name: 'Find products' }).click()
  await page.getByLabel('What are you looking for?').fill('atlas')
  await page.getByRole('dialog').getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: /^Atlas of harbours/ }).click()
  await addBlock(page, /^Button/)
  await page.getByLabel('Words on the button').fill('See the boats')
  await page.getByLabel('Address it leads to').fill('https://harbour.example/boats')
  await saved(page)
  await check('journey-letter')
}

async function uploadPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a picture, Picture, block 2' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  const choosing = page.waitForEvent('filechooser')
  await picker.getByRole('button', { name: /^Upload/ }).click()
  const buffer = await aPhotograph(1200, 800, 60)
  await (await choosing).setFiles({ name: 'boats.jpg', mimeType: 'image/jpeg', buffer })
  await picker.getByRole('button', { name: /boats\.jpg/ }).click()
  await picker.getByRole('button', { name: 'Use picture' }).click()
  await picker.waitFor({ state: 'hidden' })
  await page.getByLabel('The picture in words, Picture, block 2').fill('Boats at the quay')
}

/** As one of those it goes to: the preview is of this contact. */
async function lookAsReader(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'As', exact: true }).fill('reader7@')
  await page.getByRole('option', { name: 'Reader 7', exact: true }).click()
  const mail = page.frameLocator('iframe').first()
  await mail.getByText('The boats are back.', { exact: true }).waitFor()
  await mail.getByText('Atlas of harbours').first().waitFor()
}

async function sendTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByRole('button', { name: 'Send the test' }).click()
  await page.getByText('A test is on its way to ann@example.com').waitFor()
}

/** For the next minute but one, by the clock of the workspace. */
async function schedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('radio', { name: 'At a time' }).click()
  await page.getByLabel('Date and time').fill(wallIn('Europe/Stockholm', new Date(Date.now() + 75_000)))
  await page.getByRole('button', { name: 'Schedule' }).click()
  await page
    .getByText(/^(Scheduled|Goes out in)/)
    .first()
    .waitFor()
}

/** One of the 1,000 mails, with the addresses in it. */
async function findInOutbox(page: Page): Promise<{ post: string; unsubscribe: string }> {
  await go(page, 'Outbox')
  await page.getByLabel('To whom').fill('reader7@example.com')
  await page.getByRole('button', { name: 'Search', exact: true }).last().click()
  const message = page.getByRole('link', { name: 'reader7@example.com' })
  const end = Date.now() + SENDING_MILLISECONDS
  while ((await message.count()) === 0 && Date.now() < end) {
    await page.waitForTimeout(2_000)
    await page.reload()
    await page
      .getByText(/\d in total|No message matches/)
      .first()
      .waitFor()
  }
  await message.click()
  const mail = page.frameLocator('iframe')
  await mail.getByText('The boats are back.', { exact: true }).waitFor()
  const [post, unsubscribe] = await Promise.all(
    [/browser|on the web|Harbour Books/, 'Unsubscribe'].map((name) =>
      mail.getByRole('link', { name }).first().getAttribute('href'),
    ),
  )
  return { post: post ?? '', unsubscribe: unsubscribe ?? '' }
}

async function clapFor(post: string): Promise<void> {
  const reader = await browser.newPage()
  await reader.goto(post)
  await reader
    .getByRole('link', { name: /New in the harbour/ })
    .first()
    .click()
  await reader.getByRole('button', { name: 'Clap' }).click()
  await reader.getByText('1 clap').waitFor()
  await reader.close()
}

async function leave(address: string): Promise<void> {
  const reader = await browser.newPage()
  await reader.goto(address)
  await reader.getByRole('button', { name: 'Unsubscribe' }).first().click()
  await reader.getByText(/You will get no more/).waitFor()
  await reader.close()
}

async function readReport({ page, check }: AppPage): Promise<void> {
  await go(page, 'Campaigns')
  await page.getByRole('link', { name: 'New in the harbour' }).click()
  const sent = page.locator('dl > div').filter({ hasText: 'Sent' })
  await sent.getByText('1,000', { exact: true }).waitFor()
  // Nobody asked for opens to be counted: none are is not that nobody opened it.
  await page.locator('dl > div').filter({ hasText: 'Opened' }).getByText('not counted').waitFor()
  await check('journey-report')
}

async function addBlock(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add a block', exact: true }).click()
  // What was saved a moment ago is said above the lower end of the menu; and by key it is whichever item the menu, as it
  // opens, moves the focus to.
  await page.getByRole('menuitem', { name: kind }).dispatchEvent('click')
}

async function saved(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .getByText(/^Saved /)
    .waitFor()
}

/** By the rail, as people do. */
async function go(page: Page, place: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: place, exact: true }).first().click()
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
