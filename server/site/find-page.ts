/** What readers look for: a search of a workspace's posts, those with a tag, those of a year. */
import { html, type Html } from '../lib/html.ts'
import type { Feed } from '../content/feeds.ts'
import { FOUND_MOST, type FoundPosts, type YearOfPosts } from '../posts/finding-store.ts'
import type { PostLine } from '../posts/pages-store.ts'
import { postAddress } from '../content/addresses.ts'
import { layOut } from './layout.ts'
import { wordsIn } from '../words/words.ts'
import { dateOf, dressOf, foot, masthead, pathOf, wayOf, wordsOf } from './parts.ts'
import { listOf } from './post-list.ts'

/** Characters of a search that are looked at. */
export const ASKED_LENGTH = 200

export function searchPage({ feed, posts }: FoundPosts, asked: string): string {
  const { say } = wordsOf(feed)
  const title = asked ? say('postsWith', { asked }) : say('search')
  const path = pathOf(feed)
  return pageOf(
    feed,
    title,
    html`<form class="search" role="search" action="${path}/search">
<label for="q">${say('wordsIn', feed)}</label>
<div class="field"><input id="q" name="q" type="search" dir="auto" value="${asked}" maxlength="${ASKED_LENGTH}" enterkeyhint="search">
<button type="submit">${say('search')}</button></div></form>
${asked && (posts.length > 0 ? resultsOf(feed, posts) : html`<p class="empty">${say('foundNone')}</p>`)}`,
  )
}

export function tagPage({ feed, posts }: FoundPosts, tag: string): string {
  return pageOf(feed, wordsOf(feed).say('postsAbout', { tag }), resultsOf(feed, posts))
}

function resultsOf(feed: Feed, posts: readonly PostLine[]): Html {
  return html`${listOf(feed, posts)}${posts.length === FOUND_MOST && html`<p class="empty">${wordsOf(feed).say('foundMost', { count: FOUND_MOST })}</p>`}`
}

/** Titles alone, a month a heading. */
export function archivePage({ feed, posts, years }: YearOfPosts, asked: number | undefined): string {
  const { say } = wordsOf(feed)
  const year = asked ?? years[0]?.year
  const path = pathOf(feed)
  const months = Map.groupBy(posts, ({ published }) => monthOf(published, feed))
  return pageOf(
    feed,
    year === undefined ? say('allPosts') : say('postsOf', { year }),
    html`<nav class="years" aria-label="${say('years')}">${years.map(
      (one) =>
        html`<a href="${path}/archive?year=${one.year}"${one.year === year && html` aria-current="page"`}>${one.year}<small>${one.posts}</small></a>`,
    )}</nav>
${posts.length === 0 && html`<p class="empty">${say('nothingThen')}</p>`}
${[...months].map(
  ([month, those]) =>
    html`<section class="month"><h2>${month}</h2><ul>${those.map(
      (post) =>
        html`<li${wayOf(post.title)}>${dateOf(post.published, feed, { day: 'numeric', month: 'long' })}<a href="${postAddress(path, post)}" dir="auto">${post.title}</a></li>`,
    )}</ul></section>`,
)}`,
  )
}

function monthOf(time: string, { timezone, language }: Feed): string {
  return new Intl.DateTimeFormat(wordsIn(language).locale, { month: 'long', timeZone: timezone }).format(
    new Date(time),
  )
}

/** Pages for people who are here: search engines have the posts themselves. */
function pageOf(feed: Feed, title: string, matter: Html): string {
  return layOut({
    title: `${title} – ${feed.name}`,
    ...dressOf(feed),
    body: html`${masthead(feed)}
<main class="page find" id="matter">
<h1 dir="auto">${title}</h1>
${matter}
</main>
${foot(feed)}`,
  })
}
