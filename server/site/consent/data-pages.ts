/** The pages on which people see what is kept about them, and have it erased. */
import type { LinkHeldBack, LinkSent } from '../../automation/data-link.ts'
import { LINK_HOURS } from '../../automation/data-link.ts'
import { masked } from '../../contacts/consent/rules.ts'
import { spoken } from '../../contacts/consent/words.ts'
import { html } from '../../lib/html.ts'
import type { Feed } from '../../content/feeds.ts'
import { wordsOf } from '../parts.ts'
import { consentPage, type Reader } from './parts.ts'

export function linkSentPage(feed: Feed, { channel, address }: LinkSent): string {
  const words = wordsOf(feed)
  const values = { channel: spoken(words, channel), address: masked(address), hours: LINK_HOURS }
  return consentPage(
    feed,
    words.say('linkSentTitle'),
    html`<p role="status">${words.say('linkSentText', values)}</p>
<p class="small">${words.say('linkSentHelp')}</p>`,
  )
}

/** Why, and from when on: the day in UTC, as nobody here knows the reader's clock. */
export function linkHeldBackPage(feed: Feed, { from }: LinkHeldBack): string {
  const { say } = wordsOf(feed)
  return consentPage(
    feed,
    say('linkHeldTitle'),
    html`<p role="status">${say('linkHeldText', { ...feed, date: from.toISOString().slice(0, 10) })}</p>
<p class="small">${say('linkHeldHelp', feed)}</p>`,
  )
}

export function dataPage({ feed, token }: Reader): string {
  const { say, show } = wordsOf(feed)
  const link = html`<a href="/my-data/${token}/erase">${say('eraseLink')}</a>`
  return consentPage(
    feed,
    say('dataTitle'),
    html`<p>${say('dataText', feed)}</p>
<form method="post" action="/my-data/${token}/download"><button type="submit">${say('dataDownload')}</button></form>
<p>${show('dataErase', { link })}</p>`,
  )
}

export function erasePage({ feed, token }: Reader): string {
  const { say } = wordsOf(feed)
  return consentPage(
    feed,
    say('eraseTitle'),
    html`<p>${say('eraseText')}</p>
<p>${say('eraseStays')}</p>
<form method="post" action="/my-data/${token}/erase"><button type="submit" class="danger">${say('erase')}</button></form>
<p><a href="/my-data/${token}">${say('keepData')}</a></p>`,
  )
}
