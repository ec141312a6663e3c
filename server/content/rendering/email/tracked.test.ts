/** Which links of a mail lead through the counter, and which never do. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { trackedHtml } from './tracked.ts'

describe('trackedHtml', () => {
  test('numbers each address once, and leaves the rest of the mail as it is', () => {
    const html =
      '<body><a class="x" href="https://a.example/?b=1&amp;c=2">A</a> <a href="https://b.example">B</a> <a href="https://a.example/?b=1&amp;c=2">again</a></body>'

    const { html: tracked, links } = trackedHtml(html)

    assert.deepEqual(links, ['https://a.example/?b=1&c=2', 'https://b.example/'])
    assert.equal(
      tracked,
      '<body><a class="x" href="{{ clickUrl }}/0">A</a> <a href="{{ clickUrl }}/1">B</a> <a href="{{ clickUrl }}/0">again</a>' +
        '<img src="{{ openUrl }}" width="1" height="1" alt="" style="display:block;border:0"></body>',
    )
  })

  test('leaves what is personal, no web address, or a picture', () => {
    const html = [
      '<a href="{{ unsubscribeUrl }}">Leave</a>',
      '<a href="https://a.example/?e={{ contact.email | url_encode }}">You</a>',
      '<a href="mailto:a@example.com">Mail</a>',
      '<a href="tel:+46">Call</a>',
      '<img src="https://a.example/a.png">',
    ].join('')

    assert.deepEqual(trackedHtml(html), { html, links: [] })
  })

  test('keeps the numbers that were given before', () => {
    const known = ['https://b.example/', 'https://old.example/']

    const { html, links } = trackedHtml(
      '<a href="https://a.example/">A</a><a href="https://b.example/">B</a>',
      known,
    )

    assert.match(html, /clickUrl \}\}\/2">A.*clickUrl \}\}\/0">B/)
    assert.deepEqual(links, [...known, 'https://a.example/'])
  })
})
