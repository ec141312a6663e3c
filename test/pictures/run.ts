/**
 * `npm run pictures`: the pictures of the documentation, made of what is drawn now. `blocks`: one of each example of the
 * guide of blocks; `readme`: a post, a mail and the app, of the demo. Without a word all of them. Needs no network.
 */
import { parseArgs } from 'node:util'
import { aBrowser } from '../support/browser.ts'
import { bringBrowser } from '../support/bundled-browser.ts'
import { drawBlocks } from './blocks.ts'
import { drawReadme } from './readme.ts'

const DRAWERS = { blocks: drawBlocks, readme: drawReadme } as const

const { positionals } = parseArgs({ allowPositionals: true })
const brought = await bringBrowser([import.meta.filename])
const browser = await aBrowser()
try {
  for (const [name, draw] of Object.entries(DRAWERS))
    if (positionals.length === 0 || positionals.includes(name))
      for (const file of await draw(browser)) process.stdout.write(`${file}\n`)
} finally {
  await browser.close()
  await brought.remove()
}
