/** /docs in a real browser that reaches nothing but our own origin. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { contractOf } from '../support/contract.ts'
import { aBrowser } from '../support/browser.ts'
import { aServer, aWorkspace } from '../support/server.ts'

const WAIT_MILLISECONDS = 20_000

const server = await aServer()
const origin = await server.http.listen({ port: 0, host: '127.0.0.1' })
const browser = await aBrowser()
after(async () => {
  await browser.close()
  await server.close()
})

interface Visit {
  readonly page: Page
  /** What went wrong, and what was asked of anybody else. */
  readonly faults: readonly string[]
}

async function visit(width: number, place = ''): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  page.setDefaultTimeout(WAIT_MILLISECONDS)
  const faults: string[] = []
  await page.route(
    (url) => url.origin !== origin && !/^(data|blob):$/.test(url.protocol),
    (route) => {
      faults.push(`asked ${route.request().url()}`)
      return route.abort()
    },
  )
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${origin}/docs/api${place}`)
  await page.getByRole('heading', { name: 'Tidings' }).first().waitFor()
  return { page, faults }
}

describe('/docs/api', { concurrency: 1 }, () => {
  test('shows the groups of operations, and each operation of an opened one, without asking anybody else', async () => {
    const { page, faults } = await visit(1280, '#tag/contacts')

    await page.getByRole('heading', { name: 'List contacts, or download them as a spreadsheet' }).waitFor()

    const text = await page.locator('body').innerText()
    const { operations } = contractOf(server.http)
    for (const tag of new Set(operations.flatMap(({ tags }) => tags))) assert.ok(text.includes(tag), tag)
    for (const { summary, tags } of operations) {
      if (tags.includes('Contacts')) assert.ok(text.includes(summary), summary)
    }
    assert.deepEqual(faults, [])
    await page.close()
  })

  test('fits a telephone', async () => {
    const { page, faults } = await visit(390)

    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )

    assert.equal(overflow, 0)
    assert.deepEqual(faults, [])
    await page.close()
  })

  test('a request tried with a key is answered, from the same origin', async () => {
    const { key, id } = await aWorkspace(server)
    const { page, faults } = await visit(1280, '#tag/authorization-and-workspaces/GET/authorization')
    await page
      .getByRole('button', { name: /Test Request/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[autocomplete="off"]').first().fill(key)

    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/authorization')),
      dialog.getByRole('button', { name: /Send/ }).first().click(),
    ])

    assert.deepEqual([answer.url(), answer.status()], [`${origin}/api/authorization`, 200])
    await dialog.getByText(id).first().waitFor()
    assert.deepEqual(faults, [])
    await page.close()
  })

  test('the webhook is shown at its own address, beside the API', async () => {
    const { page } = await visit(1280, '#tag/contact-webhook/POST/webhooks/contacts/{webhookId}')

    await page.getByText(`${origin}/webhooks/contacts/`).first().waitFor()

    assert.equal(await page.getByText(`${origin}/api/webhooks`).count(), 0)
    await page.close()
  })
})
