/** The html tag: no value can leave the place it stands in. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { html, trusted } from './html.ts'

describe('html``', () => {
  test('escapes every text, in content and in attributes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { markup } = html`<p title="${text}">${text}</p>`

        const inner = markup.slice('<p title="'.length, -'</p>'.length)
        assert.doesNotMatch(inner.replace('">', ''), /["'<>]|&(?!(amp|lt|gt|quot|#39);)/)
      }),
    )
  })

  test('shows markup as it is, lists joined, and nothing for null, undefined and false', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)

    assert.equal(
      html`<ul>
          ${items}
        </ul>
        ${null}${undefined}${false}${0}${trusted('<hr>')}`.markup,
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>0<hr>',
    )
  })
})
