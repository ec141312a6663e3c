/** What is put together of pieces and holes is what the whole says, in lines that every server passes on. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import PostalMime from 'postal-mime'
import { openBody, writeBody, type Pieces } from './body.ts'
import { bodyFields, headerField, writeHead } from './mime.ts'

const UNITS = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('.', '\n', '\r\n', '\r', ' ', '\t', '=', 'From ', 'F', '--=_x', 'word '),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(75), 'å'.repeat(30), '👩‍👩‍👧') },
)
const WORDS = fc.string({ unit: UNITS, maxLength: 12 })

/** Pieces that stand fixed, one more than holes, and what fills these. */
const HOLED = fc
  .array(fc.tuple(WORDS, WORDS), { maxLength: 6 })
  .chain((pairs) => fc.tuple(fc.constant(pairs), WORDS))
  .map(([pairs, last]) => ({
    fixed: [...pairs.map(([before]) => before), last],
    said: pairs.map(([, said]) => said),
    whole: pairs.map(([before, said]) => before + said).join('') + last,
  }))

async function parsed(fixed: Pieces, said: Pieces) {
  const frame = openBody('x', fixed)
  const head = writeHead([headerField('Subject', 'x'), ...bodyFields(frame.boundary)])
  const raw = writeBody(frame, said, head.length)
  raw.write(head, 'latin1')
  return { body: raw.toString('latin1', head.length), mail: await PostalMime.parse(raw) }
}

/** Line breaks of every kind are one of a mail's; how many end a text is the parser's to say. */
function comparable(text = ''): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '')
}

describe('a body of pieces and holes', () => {
  test('of any kind says what the whole says, with breaks, dots, spaces and letters as they were', async () => {
    await fc.assert(
      fc.asyncProperty(HOLED, HOLED, async (text, html) => {
        const { mail } = await parsed(
          { text: text.fixed, html: html.fixed },
          { text: text.said, html: html.said },
        )
        assert.equal(comparable(mail.text), comparable(text.whole))
        assert.equal(comparable(mail.html), comparable(html.whole))
      }),
      { numRuns: 1000 },
    )
  })

  test('has lines of 76 characters at most, in ASCII, that begin with no dot and no From, and end in no space', async () => {
    await fc.assert(
      fc.asyncProperty(HOLED, HOLED, async (text, html) => {
        const { body } = await parsed(
          { text: text.fixed, html: html.fixed },
          { text: text.said, html: html.said },
        )
        assert.ok(body.endsWith('--=_x--\r\n'))
        for (const line of body.slice(0, -2).split('\r\n')) {
          assert.ok(line.length <= 76, line)
          assert.match(line, /^(?!\.|From )[ -~]*$/)
          assert.doesNotMatch(line, / $/)
        }
        // Each = is a soft break or begins two digits in capitals (RFC 2045 6.7).
        const parts = body.split(/--=_x(?:--)?\r\n/).slice(1, -1)
        for (const part of parts)
          assert.doesNotMatch(part.slice(part.indexOf('\r\n\r\n')), /=(?![0-9A-F]{2}|\r\n)/)
      }),
      { numRuns: 500 },
    )
  })

  test('takes words of 400,000 characters, and what follows them', async () => {
    const long = 'å.'.repeat(200_000)
    const { body, mail } = await parsed(
      { text: ['<', '>'], html: [long, '>'] },
      { text: [long], html: ['short'] },
    )
    assert.equal(mail.text?.trim(), `<${long}>`)
    assert.equal(mail.html?.trim(), `${long}short>`)
    assert.ok(body.split('\r\n').every((line) => line.length <= 76))
  })
})
