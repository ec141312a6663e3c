/** The browser of the tests itself: what a page asks of anybody else is seen by its test, and goes nowhere. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '../support/app.ts'

const { open } = await useApp()

/** A name, and an address that needs none: of documentation (RFC 5737), so that nobody is asked without the rule either. */
const ELSEWHERE = ['http://elsewhere.example/a.png', 'http://192.0.2.1/b.png']

test('what a page asks of anybody else is a fault of it, and is refused before it is sent', async () => {
  const { page, faults, close } = await open('/sign-in', { bypassCSP: true })
  assert.deepEqual(faults, [])

  for (const address of ELSEWHERE) {
    const [failed] = await Promise.all([
      page.waitForEvent('requestfailed'),
      page.evaluate((src) => fetch(src, { mode: 'no-cors' }).catch(() => undefined), address),
    ])
    assert.equal(failed.failure()?.errorText, 'net::ERR_NAME_NOT_RESOLVED')
  }

  assert.deepEqual(
    faults,
    ELSEWHERE.map((address) => `asked ${address}`),
  )
  await close()
})
