/** Which addresses a block may hold when Liquid stands in them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mustBeShowable } from './block-rules.ts'

test('Liquid may stand in an address, or be one, and is no way around what addresses are', () => {
  for (const url of [
    'https://shop.example/?e={{ contact.email | url_encode }}',
    "https://shop.example/{% if contact.country == 'SE' %}se{% else %}en{% endif %}",
    '{{ confirmUrl }}',
    'mailto:{{ contact.email }}',
  ]) {
    mustBeShowable([{ type: 'button', text: 'Go', url }])
    if (!url.startsWith('mailto:')) mustBeShowable([{ type: 'image', imageUrl: url }])
  }
  mustBeShowable([{ type: 'social', text: 'Us https://a.example/?n={{ contact.name | url_encode }}' }])
  for (const url of [
    'javascript:{{ x }}',
    '{{ x }}:alert(1)',
    '{% x %}',
    'a {{ b }}',
    '/{{ x }}',
    'data:{{ x }}',
  ]) {
    assert.throws(() => mustBeShowable([{ type: 'button', text: 'Go', url }]), url)
  }
})
