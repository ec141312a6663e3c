/** What of somebody's HTML is shown: a table of what comes out, written by hand. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cleanHtml } from './clean-html.ts'
import { htmlWords, inline, paragraphs, plain } from './rendering/inline.ts'

const SHOWN: Readonly<Record<string, string>> = {
  // Addresses: absolute http, https, mailto and tel, in whatever letters.
  '<a href="https://a.example/x">a</a>': '<a href="https://a.example/x" rel="noopener">a</a>',
  '<a href="HTTPS://a.example">a</a>': '<a href="HTTPS://a.example" rel="noopener">a</a>',
  '<a href="mailto:a@b.example">a</a>': '<a href="mailto:a@b.example" rel="noopener">a</a>',
  '<a href="tel:+46">a</a>': '<a href="tel:+46" rel="noopener">a</a>',
  '<a href="/x" rel="opener" target="_top" onclick="x()">a</a>': '<a rel="noopener">a</a>',
  '<a href="x?https://a.example">a</a>': '<a rel="noopener">a</a>',
  '<a href="//a.example">a</a>': '<a rel="noopener">a</a>',
  '<a href="javascript:https://a.example">a</a>': '<a rel="noopener">a</a>',
  '<a href="data:text/html,x">a</a>': '<a rel="noopener">a</a>',
  '<a href="ftp://a.example">a</a>': '<a rel="noopener">a</a>',
  '<blockquote cite="https://a.example">a</blockquote>':
    '<blockquote cite="https://a.example">a</blockquote>',
  '<blockquote cite="//a.example">a</blockquote>': '<blockquote>a</blockquote>',
  // Pictures: one whose address is not fit to be shown is gone.
  '<img src="https://a.example/i.png" onerror="x()">':
    '<img src="https://a.example/i.png" alt="" loading="lazy" decoding="async" />',
  '<img src="https://a.example/i.png" alt="A">':
    '<img src="https://a.example/i.png" alt="A" loading="lazy" decoding="async" />',
  'a<img src="/i.png">b': 'ab',
  'a<img src="data:image/png;base64,AA">b': 'ab',
  'a<img src="mailto:a@b.example">b': 'ab',
  'a<img src="x?https://a.example/i.png">b': 'ab',
  // What runs, frames or asks is gone with what is in it.
  'a<script>x()</script>b': 'ab',
  'a<style>x{}</style>b': 'ab',
  'a<iframe src="https://a.example">x</iframe>b': 'ab',
  'a<svg><script>x()</script></svg>b': 'ab',
  'a<math><mi>x</mi></math>b': 'ab',
  'a<template><b>x</b></template>b': 'ab',
  'a<noscript>x</noscript>b': 'ab',
  'a<title>x</title>b': 'ab',
  'a<textarea>x</textarea>b': 'ab',
  'a<form><input value="x"><button>c</button></form>b': 'acb',
  // Reading matter stays, in classes of our own.
  '<h1>a</h1>': '<h2>a</h2>',
  '<p class="align-left evil" style="x" id="y">a</p>': '<p class="align-left">a</p>',
  '<div class="columns sidebar">a</div>': '<div class="columns">a</div>',
  '<td colspan="2" onclick="x">a</td>': '<td colspan="2">a</td>',
  '<!-- a -->b': 'b',
  ' a ': 'a',
}

const nested = (levels: number) => '<b>'.repeat(levels) + 'x' + '</b>'.repeat(levels)

const depth = (html: string) => html.match(/<b>/g)?.length

const marked = (text: string, url?: string) => inline(text, { style: 'text', url }).markup

describe('cleaned HTML', () => {
  for (const [html, shown] of Object.entries(SHOWN)) test(html, () => assert.equal(cleanHtml(html), shown))

  test('is the same when it is cleaned again', () => {
    for (const shown of Object.values(SHOWN)) assert.equal(cleanHtml(shown), shown)
  })

  test('nests no deeper than sixty elements', () => {
    assert.equal(depth(cleanHtml(nested(60))), 60)
    assert.equal(depth(cleanHtml(nested(61))), 60)
  })
})

describe('the words of a block', () => {
  test('with marks keep their marks and links, and nothing else', () => {
    assert.equal(marked('<b>a</b> <p>b</p>'), '<b>a</b> b')
    assert.equal(
      marked('<a href="https://a.example" onclick="x()">a</a>'),
      '<a href="https://a.example" rel="noopener">a</a>',
    )
    assert.equal(marked('<a href="//a.example">a</a>'), '<a rel="noopener">a</a>')
    assert.equal(marked('<a href="javascript:x()">a</a>'), '<a rel="noopener">a</a>')
    assert.equal(marked('<script>x()</script>a'), 'a')
    assert.equal(marked('<a href="https://a.example">a</a>', 'https://b.example'), 'a')
    assert.equal(marked('a\r\nb\rc\nd'), 'a<br />b<br />c<br />d')
    assert.equal(marked(' \n a \n '), 'a')
  })

  test('nest no deeper than twenty marks', () => {
    assert.equal(depth(marked(nested(20))), 20)
    assert.equal(depth(marked(nested(21))), 20)
  })

  test('without are shown as they are', () => {
    assert.equal(inline('<b>a</b> & "c"\nd', {}).markup, '&lt;b&gt;a&lt;/b&gt; &amp; &quot;c&quot;<br />d')
  })

  test('are parted at blank lines, and blank ones are none', () => {
    assert.deepEqual(paragraphs('  a \n \t\nb\r\n\r\nc\n\n\n\n d '), ['a', 'b', 'c', 'd'])
    assert.deepEqual(paragraphs(' \n\n '), [])
  })

  test('in plain text follow a link by its address, and mark what is listed', () => {
    assert.equal(plain(' a\r\nb ', {}), 'a\nb')
    assert.equal(
      plain('<b>a</b>\nb\n\n<a href="https://a.example">c</a>', { style: 'text' }),
      'a\nb\n\nc (https://a.example)',
    )
    assert.equal(htmlWords('<a href="https://a.example">https://a.example</a>'), 'https://a.example')
    assert.equal(htmlWords('<ul><li>a</li><li>b</li></ul><p>c &amp; &lt;d&gt;</p>'), '- a\n- b\n\nc & <d>')
    assert.equal(htmlWords('<table><tr><td>a</td><td>b</td></tr></table>'), 'a | b')
    assert.equal(htmlWords('<pre>a\nb</pre><p>c</p>'), 'a\nb\n\nc')
    assert.equal(htmlWords('a <img src="https://a.example/i.png" alt="A cat"> b'), 'a A cat b')
    assert.equal(htmlWords('<p>a</p><hr><p>b</p>'), 'a\n\nb')
  })
})
