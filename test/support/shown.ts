/** What a page shows, read until it is so: it shows what was asked for once the answer is there, and not at the click. */
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Locator } from 'playwright-core'

/** As long as the browser waits for anything else, see openAs. */
const WAIT_MILLISECONDS = 60_000
const LOOK_MILLISECONDS = 50

/** Fails with the difference if the page still shows something else at the end. */
export async function assertShows<T>(
  read: () => Promise<T>,
  expected: NoInfer<T>,
  message?: string,
): Promise<void> {
  const end = performance.now() + WAIT_MILLISECONDS
  let shown = await read()
  while (!isDeepStrictEqual(shown, expected) && performance.now() < end) {
    await setTimeout(LOOK_MILLISECONDS)
    shown = await read()
  }
  assert.deepEqual(shown, expected, message)
}

/** Waits until keys reach this field: it has the cursor a moment after it is there. */
export async function untilFocused(field: Locator): Promise<void> {
  await field.and(field.page().locator(':focus')).waitFor()
}

/** Run in the browser: there is more of it than is seen. */
export function isCut(element: { readonly scrollWidth: number; readonly clientWidth: number }): boolean {
  return element.scrollWidth > element.clientWidth
}
