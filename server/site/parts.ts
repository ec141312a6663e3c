/** What several public pages show the same way. */
import { createHash } from 'node:crypto'
import { html, type Html } from '../lib/html.ts'
import { isRightToLeft } from '../lib/direction.ts'
import { feedAddress, iconAddress } from '../content/addresses.ts'
import type { Feed } from '../content/feeds.ts'
import { wordsIn, type Words } from '../words/words.ts'
import { accentOf } from './accents.ts'
import type { Page } from './layout.ts'

type Dress = Pick<Page, 'accent' | 'colours' | 'font' | 'language'>

/** In the language of the workspace. */
export function wordsOf({ language }: Pick<Feed, 'language'>): Words {
  return wordsIn(language)
}

/** Links within the site name no host, so that they work under every one it is reached by. */
export function pathOf({ handle }: Pick<Feed, 'handle'>): string {
  return feedAddress('', handle)
}

export function imageOf(feed: Feed, publicUrl = ''): string {
  return feed.image ?? iconAddress(feedAddress(publicUrl, feed.handle))
}

/** What a page needs to stand in the workspace's colour and letters, and in its language. */
export function dressOf(feed: Feed): Dress {
  const { number, style } = accentOf(feed)
  const version = style && createHash('sha256').update(style).digest('hex').slice(0, 10)
  const colours = version && `${pathOf(feed)}/colours.css?v=${version}`
  return { accent: number, colours, font: feed.readingFont, language: wordsOf(feed).language }
}

/** The feeds of a workspace's posts, as pages name them. */
export function feedsOf({ handle }: Pick<Feed, 'handle'>, publicUrl: string) {
  const url = feedAddress(publicUrl, handle)
  return [
    { type: 'application/rss+xml', url: `${url}/feed.xml` },
    { type: 'application/atom+xml', url: `${url}/atom.xml` },
    { type: 'application/feed+json', url: `${url}/feed.json` },
  ] as const
}

/** For an element that stands around a text, its picture and what is said of it: all of it goes the way of the text. */
export function wayOf(text: string): Html | false {
  return isRightToLeft(text) && html` dir="rtl"`
}

/** A time as a date of the workspace's place, with the exact one for machines. */
export function dateOf(
  time: string,
  { timezone, language }: Pick<Feed, 'timezone' | 'language'>,
  shown: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): Html {
  const date = new Intl.DateTimeFormat(wordsIn(language).locale, { ...shown, timeZone: timezone }).format(
    new Date(time),
  )
  return html`<time datetime="${time}">${date}</time>`
}

/** Where one is: the workspace, and the way to all of its posts. */
export function masthead(feed: Feed): Html {
  return html`<header class="page masthead"${wayOf(feed.name)}><a href="${pathOf(feed)}">
<img src="${imageOf(feed)}" alt="" width="32" height="32"><span dir="auto">${feed.name}</span></a>${waysOf(feed)}</header>`
}

/** To search and to subscribe: on every page of a workspace at its top. */
export function waysOf(feed: Feed): Html {
  const path = pathOf(feed)
  const { say } = wordsOf(feed)
  return html`<nav class="ways" aria-label="${feed.name}"><a href="${path}/search" aria-label="${say('search')}">${LENS}</a><a class="button" href="${path}/subscribe">${say('subscribe')}</a></nav>`
}

const LENS = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"><circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/></svg>`

export function foot(feed: Feed): Html {
  const path = pathOf(feed)
  const { say } = wordsOf(feed)
  return html`<footer class="page"><div class="foot"><a href="${path}">${say('allPostsBy', feed)}</a>
<a href="${path}/archive">${say('byYear')}</a>
<a href="${path}/feed.xml">RSS feed</a></div></footer>`
}

export interface Turn {
  readonly url: string
  readonly words: string
}

/** The way to what was posted before and after. */
export function turnTo(label: string, older: Turn | undefined, newer: Turn | undefined): Html | undefined {
  if (!older && !newer) return undefined
  return html`<nav class="turn" aria-label="${label}">
${newer && html`<a rel="prev" href="${newer.url}">← ${newer.words}</a>`}
${older && html`<a class="next" rel="next" href="${older.url}">${older.words} →</a>`}
</nav>`
}
