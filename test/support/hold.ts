/** A request of a page that waits, so that a test can do what somebody does meanwhile. */
import type { Page, Request } from 'playwright-core'

interface Held {
  readonly asked: Promise<Request>
  readonly letGo: () => void
}

/** The next request of this method waits until it is let go; those after it do not. */
export async function hold(page: Page, method: string, path: RegExp): Promise<Held> {
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>()
  const asked = page.waitForRequest((request) => request.method() === method && path.test(request.url()))
  await page.route(path, async (route) => {
    if (route.request().method() === method) await free
    await route.continue()
  })
  return { asked, letGo }
}
