/** The team page in the app: somebody added, edited, kept secret, removed; what is wrong is said at its field. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

describe('the team page', { concurrency: 1 }, () => {
  test('has people added, edited, kept secret and removed, as the public list then shows', async () => {
    const workspace = await aWorkspace(server)
    const names = async () =>
      (await workspace.api.get('/team-members')).body.items.map(
        ({ name, role, bio }: Record<string, string>) => [name, role, bio],
      )
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/team-page')
    await page.getByText('Nobody is on your team page yet.').waitFor()
    await check('team-page-empty')
    await page.getByRole('button', { name: 'Add somebody' }).click()
    await page.getByRole('button', { name: 'Add somebody' }).click()
    await page.getByText('Enter a name').waitFor()
    await page.getByRole('textbox', { name: 'Name' }).fill('Bo Lind')
    await page.getByRole('textbox', { name: 'Email' }).fill('bo@example.com')
    await page.getByRole('textbox', { name: 'A few words' }).fill('Writes the Friday letter.')
    await page.getByRole('textbox', { name: 'Picture' }).fill('ftp://nowhere')
    await page.getByRole('button', { name: 'Add somebody' }).click()
    await page.getByText('Addresses begin with https://').waitFor()
    await check('team-page-form')
    await page.getByRole('textbox', { name: 'Picture' }).fill('')
    await page.getByRole('button', { name: 'Add somebody' }).click()
    await page.getByRole('button', { name: 'Edit Bo Lind' }).waitFor()
    assert.deepEqual(await names(), [['Bo Lind', 'Member', 'Writes the Friday letter.']])

    await page.getByRole('button', { name: 'Edit Bo Lind' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Editor')
    await page.getByRole('switch', { name: 'Keep secret' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Secret', { exact: true }).waitFor()
    await check('team-page')
    assert.deepEqual(await names(), [])

    await page.getByRole('button', { name: 'Remove Bo Lind' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Nobody is on your team page yet.').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('fits a telephone, in Swedish and in the dark, with the longest words', async () => {
    const workspace = await aWorkspace(server)
    const phone = {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      locale: 'sv-SE',
    } as const
    const { page, person, faults, check, close } = await openAs(
      'owner',
      workspace,
      '/settings/team-page',
      phone,
    )
    const image = 'https://elsewhere.example/bo.png'
    for (const [n, name] of ['Bo Lind', `Å${'sa'.repeat(40)}`].entries()) {
      const wish = { name, email: `${n}@example.com`, role: 'Redaktör', bio: 'Ord '.repeat(200), image }
      assert.equal((await person.ask('POST', '/app/api/team-members', wish)).status, 201)
    }
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()
    await page.getByRole('button', { name: 'Redigera Bo Lind' }).waitFor()
    await check('team-page-sv-dark-390')
    assert.ok(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'))
    await page.getByRole('button', { name: 'Redigera Bo Lind' }).click()
    await page.getByRole('textbox', { name: 'Titel' }).waitFor()
    await check('team-page-form-sv-dark-390')
    assert.deepEqual(faults, [])
    await close()
  })

  test('is not there for those who may not see the settings', async () => {
    const { page, close } = await openAs('editor', await aWorkspace(server), '/settings/account')
    await page.getByRole('heading', { name: 'Your account' }).waitFor()
    await assertShows(() => page.getByRole('link', { name: 'Team page' }).count(), 0)
    await close()
  })
})
