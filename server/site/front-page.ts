/** The bare address of an installation on which several workspaces publish. */
import { html } from '../lib/html.ts'
import type { Publication } from '../posts/finding-store.ts'
import { layOut } from './layout.ts'
import { dateOf, imageOf, pathOf, wayOf } from './parts.ts'

export function frontPage(publications: readonly Publication[]): string {
  return layOut({
    title: 'What is published here',
    accent: 0,
    body: html`<main class="page find" id="matter">
<h1>What is published here</h1>
<ul class="publications">${publications.map(
      ({
        feed,
        published,
      }) => html`<li${wayOf(feed.name)}><img src="${imageOf(feed)}" alt="" width="48" height="48" loading="lazy">
<div><h2 dir="auto"><a href="${pathOf(feed)}">${feed.name}</a></h2>
${feed.tagline !== null && html`<p dir="auto">${feed.tagline}</p>`}<p class="meta"><span>Last post ${dateOf(published, feed)}</span></p></div></li>`,
    )}</ul>
</main>
<footer class="page"><div class="foot"><a href="/app">Sign in</a> <a href="/docs">Documentation</a></div></footer>`,
  })
}
