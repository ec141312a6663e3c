/** Rows put in order by keyboard, as somebody does who listens for each step before the next key. */
import type { Page } from 'playwright-core'

/** Keys that come before the places are measured move nothing: pressed again then. Longer than a move takes on a busy machine. */
const MOVE_MILLISECONDS = 3_000

/** Moves what has this name in the announcements one place down or up. */
export async function moveByKeyboard(
  page: Page,
  { name, from, to }: { readonly name: string; readonly from: number; readonly to: number },
): Promise<void> {
  const said = (words: string) => page.getByText(`${name} ${words}`)
  await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus()
  await page.keyboard.press('Space')
  await said(`picked up, place ${from}`).waitFor({ state: 'attached' })
  const moved = said(`is now at place ${to}`)
  while ((await moved.count()) === 0) {
    await page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp')
    await moved.waitFor({ state: 'attached', timeout: MOVE_MILLISECONDS }).catch(() => undefined)
  }
  await page.keyboard.press('Space')
}
