/** The filter builder: conditions in groups, made, joined, turned, negated, taken apart and removed, by keyboard and by finger. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

function filterIn(page: Page): Promise<string | null> {
  return Promise.resolve(new URL(page.url()).searchParams.get('filter'))
}

async function assertFilter(page: Page, expected: string | null): Promise<void> {
  await assertShows(() => filterIn(page), expected)
}

/** Presses tab until what is called so has the cursor. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true }).and(page.locator(':focus'))
  for (let presses = 0; presses < 40 && (await wanted.count()) === 0; presses += 1)
    await page.keyboard.press('Tab')
  assert.equal(await wanted.count(), 1, name)
}

async function fillCondition(page: Page, field: string, value: string): Promise<void> {
  await page.getByLabel('Field').selectOption(field)
  await page.getByLabel('Value').fill(value)
}

const NESTED = "tags eq 'vip' and (city eq 'Lund' or city eq 'Malmö')"
const GROUP = 'City is Lund or City is Malmö'

describe('the filter builder', { concurrency: 1 }, () => {
  test('a group is made, added to, turned, negated, taken apart and removed by keyboard alone', async () => {
    const { page, faults, check, close } = await openAs('editor', await aWorkspace(server), '/contacts')
    await page.getByText('Nobody here yet').waitFor()
    const press = (key: string) => page.keyboard.press(key)

    await press('/')
    await press('Enter')
    await fillCondition(page, 'Tag', 'vip')
    await press('Enter')
    await assertFilter(page, "tags eq 'vip'")
    await assertShows(() => page.locator(':focus').innerText(), 'Add filter')
    await press('Enter')
    await fillCondition(page, 'City', 'Lund')
    await tabTo(page, 'Or …')
    await press('Enter')
    await page.getByText('City is Lund or …').waitFor()
    await fillCondition(page, 'City', 'Malmö')
    await check('filter-builder-join')
    await press('Enter')
    await assertFilter(page, NESTED)
    await check('filter-builder-group')

    await tabTo(page, `Add to ${GROUP}`)
    await press('Enter')
    await fillCondition(page, 'City', 'Kiel')
    await tabTo(page, 'Apply')
    await press('Enter')
    await assertFilter(page, "tags eq 'vip' and (city eq 'Lund' or city eq 'Malmö' or city eq 'Kiel')")
    const group = page.getByRole('group', { name: GROUP })
    await group.getByRole('button', { name: 'or, change to and' }).focus()
    await press('Enter')
    await assertFilter(page, "tags eq 'vip' and (city eq 'Lund' and city eq 'Malmö' and city eq 'Kiel')")
    await assertShows(() => page.locator(':focus').innerText(), 'and')
    await press('Enter')
    await tabTo(page, `Group ${GROUP} or City is Kiel`)
    await press('Enter')
    await page.getByRole('menuitem', { name: 'Put “not” before the group' }).waitFor()
    assert.equal(await page.getByRole('menuitem', { name: 'Take the group apart' }).count(), 0)
    await check('filter-builder-menu')
    await press('Enter')
    await assertFilter(page, "tags eq 'vip' and not (city eq 'Lund' or city eq 'Malmö' or city eq 'Kiel')")
    await assertShows(
      () => page.locator(':focus').getAttribute('aria-label'),
      `Group not (${GROUP} or City is Kiel)`,
    )
    await press('Enter')
    await assertShows(() => page.locator(':focus').innerText(), 'Take “not” away')
    await press('ArrowDown')
    await press('Enter')
    await assertFilter(
      page,
      "tags eq 'vip' and not (city eq 'Lund') and not (city eq 'Malmö') and not (city eq 'Kiel')",
    )
    await assertShows(() => page.locator(':focus').innerText(), 'City is not Lund')
    assert.deepEqual(faults, [])
    await close()
  })

  test('all conditions are turned into alternatives and back; what is left of a group of two stands alone', async () => {
    const at = `/contacts?filter=${encodeURIComponent(NESTED)}`
    const { page, faults, close } = await openAs('editor', await aWorkspace(server), at)
    await page.getByRole('button', { name: 'and, change to or', exact: true }).click()
    await assertFilter(page, "tags eq 'vip' or (city eq 'Lund' or city eq 'Malmö')")
    await page.getByRole('button', { name: 'or, change to and', exact: true }).first().click()
    await assertFilter(page, NESTED)
    await page.getByRole('button', { name: 'Remove City is Lund' }).click()
    await assertFilter(page, "tags eq 'vip' and city eq 'Malmö'")
    await page.getByRole('button', { name: 'Change City is Malmö' }).click()
    await page.getByRole('checkbox', { name: /^Not/ }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await assertFilter(page, "tags eq 'vip' and not (city eq 'Malmö')")
    assert.deepEqual(faults, [])
    await close()
  })

  test('a condition of a field or comparison that the list does not offer is opened as it is', async () => {
    const filter = "customFields.size gt 40 and created between ('2026-01-01', '2026-02-01')"
    const at = `/contacts?filter=${encodeURIComponent(filter)}`
    const { page, faults, check, close } = await openAs('editor', await aWorkspace(server), at)
    await page.getByRole('button', { name: 'Change customFields.size is more than 40' }).click()
    await assertShows(() => page.getByLabel('Value').inputValue(), '40')
    await page.getByLabel('Value').fill('42')
    await check('filter-builder-unknown')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: /^Change Added is between/ }).click()
    await page.getByLabel('Value 2').fill('2026-03-01')
    await page.getByRole('button', { name: 'Apply' }).click()
    await assertFilter(page, "customFields.size gt 42 and created between ('2026-01-01', '2026-03-01')")
    assert.deepEqual(faults, [])
    await close()
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`on a phone groups within groups fit, and a finger removes one: ${colorScheme}`, async () => {
      const filter = `${NESTED} and not (state eq 'active' or (country eq 'SE' and name like 'Ann%'))`
      const { page, faults, check, close } = await openAs(
        'editor',
        await aWorkspace(server),
        `/contacts?filter=${encodeURIComponent(filter)}`,
        { viewport: { width: 390, height: 844 }, colorScheme, hasTouch: true, isMobile: true },
      )
      await page.getByRole('group', { name: GROUP }).waitFor()
      await check(`filter-builder-phone-${colorScheme}`)
      await assertShows(() => page.evaluate('document.documentElement.scrollWidth'), 390)
      await page.getByRole('button', { name: `Group ${GROUP}` }).tap()
      await page.getByRole('menuitem', { name: 'Remove the group' }).waitFor()
      await check(`filter-builder-phone-menu-${colorScheme}`)
      await page.getByRole('menuitem', { name: 'Remove the group' }).tap()
      await assertFilter(
        page,
        "tags eq 'vip' and not (state eq 'active' or (country eq 'SE' and name like 'Ann%'))",
      )
      await page.getByRole('button', { name: 'Change Name contains Ann%' }).tap()
      await page.getByLabel('Value').waitFor()
      await check(`filter-builder-phone-editor-${colorScheme}`)
      assert.deepEqual(faults, [])
      await close()
    })
})
