/** MJML is heavy: it works in a process that ends, and what it could not do there is done here. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import type { MjmlNode } from 'mjml'
import { laidOut } from './laid-out.ts'

const MAIL: MjmlNode = {
  tagName: 'mjml',
  attributes: {},
  children: [
    {
      tagName: 'mj-body',
      attributes: {},
      children: [
        {
          tagName: 'mj-section',
          attributes: {},
          children: [
            {
              tagName: 'mj-column',
              attributes: {},
              children: [{ tagName: 'mj-text', attributes: {}, content: 'Hello' }],
            },
          ],
        },
      ],
    },
  ],
}

test('a mail is laid out without MJML in the program itself, which ends when it has nothing else to do', () => {
  const file = JSON.stringify(new URL('laid-out.ts', import.meta.url).href)
  const code = `
    import { registerHooks } from 'node:module'
    let seen = 0
    registerHooks({ load: (url, context, next) => ((seen += /node_modules\\/mjml/.test(url) ? 1 : 0), next(url, context)) })
    const { laidOut } = await import(${file})
    const html = await laidOut(${JSON.stringify(MAIL)})
    console.log(JSON.stringify({ hasWords: html.includes('>Hello<'), seen }))`
  const words = ['--input-type=module', '--eval', code]
  const { stdout, stderr, signal } = spawnSync(process.execPath, words, { encoding: 'utf8', timeout: 60_000 })

  assert.equal(signal, null)
  assert.deepEqual(JSON.parse(stdout || 'null'), { hasWords: true, seen: 0 }, stderr)
})

test('what MJML refuses is told in its words, and the next mail is laid out', async () => {
  await assert.rejects(laidOut({ tagName: 'mj-nothing', attributes: {} }), /mj-nothing|Malformed|validation/i)

  assert.match(await laidOut(MAIL), />Hello</)
})
