/** What a page says, the mail of it says as well: in its HTML and in its plain text. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { BLOCK_STYLES, BLOCK_TYPES, type Block } from '../../blocks/blocks.ts'
import { renderForWeb } from '../web.ts'
import { compileEmail } from './compile.ts'

const MEMBERS = ['text', 'description', 'alt'] as const
const WORKSPACE = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Fern & Oak',
  handle: 'fern-oak',
  image: null,
  accentColor: null,
  postalAddress: null,
  timezone: 'UTC',
  senderName: null,
  language: 'en',
}

/** One of each combination, of which every member says a word that no other says. */
function everyBlock(): Block[] {
  const combinations = BLOCK_TYPES.flatMap((type) =>
    [undefined, ...BLOCK_STYLES].flatMap((style) =>
      [true, false].flatMap((isFullWidth) =>
        [true, false].flatMap((hasPicture) =>
          [true, false].map((hasUrl) => ({ type, style, isFullWidth, hasPicture, hasUrl })),
        ),
      ),
    ),
  )
  return combinations.map(({ type, style, isFullWidth, hasPicture, hasUrl }, n) => ({
    type,
    isFullWidth,
    text: type === 'social' ? `text${n}x https://a.example/` : `text${n}x`,
    description: `description${n}x`,
    alt: `alt${n}x`,
    ...(style && { style }),
    ...(hasPicture && { imageUrl: 'https://a.example/a.png' }),
    ...(hasUrl && { url: 'https://a.example/' }),
  }))
}

describe('a mail', () => {
  test('says every word that the page of the same blocks says, in its HTML and in its text', async () => {
    const blocks = everyBlock()
    const { fill } = await compileEmail({
      content: { subject: 'News', blocks },
      workspace: WORKSPACE,
      publicUrl: 'https://news.example',
      isMarketing: false,
    })
    const mail = fill({ contact: null, variables: null })
    const page = renderForWeb(blocks).html
    const missing = blocks.flatMap((block) =>
      MEMBERS.flatMap((member) => {
        const word = block[member]?.split(' ')[0] ?? ''
        if (!page.includes(word)) return []
        // The name of a product beside its picture says what it is.
        const where = {
          html: mail.html,
          text: block.type === 'product' && member === 'alt' ? word : mail.text,
        }
        return Object.entries(where)
          .filter(([, said]) => !said.includes(word))
          .map(([part]) => `${part}: ${member} of ${JSON.stringify(block)}`)
      }),
    )

    assert.deepEqual(missing, [])
    assert.ok(page.includes('description') && blocks.length > 100)
  })
})
