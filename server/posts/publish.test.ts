/** Publishing: one post of each campaign and request, counted once, with nothing in it that runs. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { readTotal } from '../../test/support/counted.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { cleanHtml } from '../content/clean-html.ts'
import { publishPost, type NewPost } from './publish.ts'

const server = await useServer()
const { db } = server

const publish = (workspaceId: string, post: NewPost) =>
  db.transaction((tx) => publishPost(tx, workspaceId, post))
const posts = (workspaceId: string) =>
  db.rows<{ id: string; title: string; slug: string }>(
    sql`select id, title, slug from post where workspace_id = ${workspaceId}::uuid`,
  )

describe('publishing a post', () => {
  for (const origin of ['campaignId', 'postRequestId'] as const) {
    test(`20 workers that publish one ${origin} at once make one post, counted once`, async () => {
      const { id } = await aWorkspace(server)
      const made = { [origin]: newId() }

      const answers = await Promise.all(
        Array.from({ length: 20 }, () => publish(id, { ...made, title: 'May', text: '', html: '' })),
      )

      assert.equal(new Set(answers.map((answer) => answer.id)).size, 1)
      assert.equal((await posts(id)).length, 1)
      assert.equal(await readTotal(db, id, 'post'), 1)
    })
  }

  test('posts of nothing in particular are each their own', async () => {
    const { id } = await aWorkspace(server)

    await publish(id, { title: 'May', text: '', html: '' })
    await publish(id, { title: 'May', text: '', html: '' })

    assert.equal((await posts(id)).length, 2)
  })

  test('a transaction that fails afterwards leaves no post and no count', async () => {
    const { id } = await aWorkspace(server)

    await assert.rejects(
      db.transaction(async (tx) => {
        await publishPost(tx, id, { title: 'May', text: '', html: '' })
        throw new Error('the power went')
      }),
    )

    assert.deepEqual(await posts(id), [])
    assert.equal(await readTotal(db, id, 'post'), 0)
  })

  const titles: readonly [NewPost, string, string][] = [
    [{ title: ' Été à  la plage! ', text: '', html: '' }, 'Été à la plage!', 'ete-a-la-plage'],
    [{ title: '', text: '\nFirst line.\nSecond', html: '' }, 'First line.', 'first-line'],
    [{ title: '🎉', text: '', html: '' }, '🎉', 'post'],
    [{ title: '', text: ' ', html: '' }, 'Untitled', 'untitled'],
    [{ title: '新商品', text: '', html: '' }, '新商品', encodeURIComponent('新商品')],
  ]
  for (const [post, title, slug] of titles) {
    test(`${JSON.stringify(post.title + post.text)} is titled ${title} and addressed ${slug}`, async () => {
      const { id } = await aWorkspace(server)

      await publish(id, post)

      assert.deepEqual(
        (await posts(id)).map((post) => [post.title, post.slug]),
        [[title, slug]],
      )
    })
  }
})

describe('the HTML of a post', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
    '<style>*{display:none}</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<form action="https://evil.example"><input name=p type=password></form>',
    '<p style="position:fixed;inset:0">x</p>',
    '<p class="site-header">x</p>',
    '<base href="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<object data="https://evil.example"></object><embed src="https://evil.example">',
    '<video src="https://evil.example" autoplay onloadstart=alert(1)></video>',
    '<p id="claps" onclick=alert(1) data-x=1>x</p>',
    '<!--<img src="--><img src=x onerror=alert(1)//">',
  ]
  for (const html of hostile) {
    test(`of ${html} nothing that runs, frames, asks or leads astray is left`, () => {
      const clean = cleanHtml(html)

      assert.doesNotMatch(clean, /<(?!\/?(p|a|div|img)\b)/)
      assert.doesNotMatch(clean, /\s(on\w+|style|id|class|srcdoc|data-x|action)=|script:|data:|evil\.example/)
    })
  }

  test('reading matter stays, and cleaning twice changes nothing', () => {
    const html =
      '<h2 class="align-center">Sale</h2><p>Now <strong>50 %</strong> &amp; more<br />today</p>' +
      '<p><a class="button" href="https://shop.example/?a=1&amp;b=2" rel="noopener">Buy</a></p>' +
      '<ul><li>one</li></ul><img src="https://cdn.example/a.jpg" alt="A shoe" loading="lazy" decoding="async" />'

    assert.equal(cleanHtml(html), html)
    assert.equal(cleanHtml(cleanHtml(html)), cleanHtml(html))
  })

  test('a page keeps one h1: those of the post become h2', () => {
    assert.equal(cleanHtml('<h1>Sale</h1>'), '<h2>Sale</h2>')
  })
})
