/** What a guide stands in: the list of all of them, what is on this page, the one before and the one after. */
import { html, trusted, type Html } from '../../lib/html.ts'
import { SECTIONS } from './contents.ts'
import type { DrawnGuide, Guide } from './markdown.ts'
import { GUIDE_STYLE } from './style.ts'

export const DOCS_PATH = '/docs'
export const API_PATH = '/docs/api'

/** One guide as a page; no script runs in it. */
export function guidePage(guide: Guide, drawn: DrawnGuide, all: readonly Guide[]): string {
  const at = all.indexOf(guide)
  return layOut(
    `${guide.title} · Tidings`,
    guide.lead,
    html`${contents(all, guide.name)}
<main id="matter">
<article>${trusted(drawn.markup)}</article>
<nav class="turn" aria-label="Other guides">${turn(all[at - 1], 'Before')}${turn(all[at + 1], 'Next')}</nav>
<p class="source"><a href="${pathOf(guide)}.md">This page as Markdown</a></p>
</main>
${drawn.headings.length > 1 && onThisPage(drawn)}`,
  )
}

/** `/docs`: what there is to read. */
export function frontPage(all: readonly Guide[]): string {
  return layOut(
    'Tidings documentation',
    'How to start, build on, write with and operate Tidings.',
    html`${contents(all, '')}
<main id="matter" class="front">
<h1>Documentation</h1>
<p class="lead">Contacts, posts and campaigns behind one API, on a machine of your own. Start with the
<a href="${DOCS_PATH}/quickstart">quickstart</a>, or look an endpoint up in the <a href="${API_PATH}">API reference</a>.</p>
${SECTIONS.map(
  ({ title, guides }) => html`<h2>${title}</h2>
<ul class="cards">${guides.map((name) => card(all.find((guide) => guide.name === name)))}</ul>`,
)}
</main>`,
  )
}

export function pathOf({ name }: Pick<Guide, 'name'>): string {
  return `${DOCS_PATH}/${name}`
}

function layOut(title: string, description: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${GUIDE_STYLE.address}">
</head>
<body>
<a class="skip" href="#matter">Skip to the text</a>
<header class="bar"><a class="brand" href="${DOCS_PATH}">Tidings <span>documentation</span></a>
<a href="${API_PATH}">API reference</a></header>
<div class="frame">
${body}
</div>
</body>
</html>
`.markup
}

/** Shut on a phone, where it stands above the text, until it is asked for. */
function contents(all: readonly Guide[], current: string): Html {
  const list = SECTIONS.map(
    ({ title, guides }) => html`<h2>${title}</h2>
<ul>${guides.map((name) =>
      entry(
        all.find((guide) => guide.name === name),
        name === current,
      ),
    )}</ul>`,
  )
  return html`<nav class="contents" aria-label="Guides">${list}</nav>
<details class="contents-small"><summary>All guides</summary><nav aria-label="All guides">${list}</nav></details>`
}

function entry(guide: Guide | undefined, isCurrent: boolean): Html | undefined {
  return (
    guide &&
    html`<li><a href="${pathOf(guide)}"${isCurrent && html` aria-current="page"`}>${guide.title}</a></li>`
  )
}

function card(guide: Guide | undefined): Html | undefined {
  return guide && html`<li><a href="${pathOf(guide)}"><strong>${guide.title}</strong> ${guide.lead}</a></li>`
}

function turn(guide: Guide | undefined, label: string): Html | undefined {
  return guide && html`<a href="${pathOf(guide)}"><small>${label}</small> ${guide.title}</a>`
}

function onThisPage({ headings }: DrawnGuide): Html {
  return html`<nav class="toc" aria-label="On this page"><h2>On this page</h2>
<ul>${headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`)}</ul></nav>`
}
