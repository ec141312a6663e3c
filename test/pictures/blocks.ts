/** Each example of the guide of blocks as a public page shows it, light and dark. */
import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { SKETCHES } from '../../server/demo/sketches.ts'
import { html, trusted } from '../../server/lib/html.ts'
import { layOut } from '../../server/site/layout.ts'
import { STYLE, STYLE_PATH } from '../../server/site/style.ts'
import { digestOf, DRAWN_OF, drawnOf, FOLDER, picturedExamples } from './examples.ts'

const ORIGIN = 'http://pictures.test'
const WIDTH = 640
const SCALE = 2
/** Flat areas and letters: what is gained below is little. */
const WEBP = { quality: 82, effort: 6 } as const

export async function drawBlocks(browser: Browser): Promise<string[]> {
  const examples = await picturedExamples()
  const files: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      baseURL: ORIGIN,
      colorScheme,
      deviceScaleFactor: SCALE,
      viewport: { width: WIDTH, height: 600 },
    })
    const page = await context.newPage()
    for (const example of examples) {
      await show(page, drawnOf(example))
      const png = await page.locator('.page').screenshot()
      const file = `${FOLDER}/${example.name}${colorScheme === 'dark' ? '-dark' : ''}.webp`
      await sharp(png).removeAlpha().webp(WEBP).toFile(file)
      files.push(file)
    }
    await context.close()
  }
  const drawn = Object.fromEntries(examples.map((each) => [each.name, digestOf(drawnOf(each))]))
  await writeFile(DRAWN_OF, `${JSON.stringify(drawn, null, 2)}\n`)
  return files
}

/** In the demo's colour, with its drawings in the place of a shop's pictures. */
async function show(page: Page, matter: string): Promise<void> {
  const text = layOut({
    title: 'Blocks',
    accent: 2,
    body: html`<main class="page" id="matter" style="width:100%;padding:1.5rem"><div class="prose">${trusted(matter)}</div></main>`,
  })
  await page.route(`${ORIGIN}/**`, async (route) =>
    new URL(route.request().url()).pathname === STYLE_PATH
      ? route.fulfill({ contentType: 'text/css', body: STYLE })
      : route.fulfill({ contentType: 'text/html', body: text }),
  )
  await page.route(/^https:/, async (route) => {
    const name = /\/([\w-]+)\.\w+$/.exec(route.request().url())?.[1]
    const sketch = SKETCHES.find((each) => each.name === name)
    if (!sketch) throw new Error(`Nobody has drawn ${route.request().url()}`)
    const body = await sharp(Buffer.from(sketch.draw()))
      .resize({ width: WIDTH * SCALE })
      .png()
      .toBuffer()
    return route.fulfill({ contentType: 'image/png', body })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.unrouteAll()
}
