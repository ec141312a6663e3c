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
    const items = ['a', '<b>'].map((item) => html`<i>${item}</i>`)

    assert.equal(html`<b>${items}</b>`.markup, '<b><i>a</i><i>&lt;b&gt;</i></b>')
    assert.equal(html`${null}${undefined}${false}${0}${trusted('<hr>')}`.markup, '0<hr>')
  })
})
