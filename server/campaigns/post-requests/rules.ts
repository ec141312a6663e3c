/** What may be asked of a post request, and how its state moves. */
import { createHash } from 'node:crypto'
import { isMatched } from '../../http/preconditions.ts'
import { findMoment } from '../../query/filter/dates.ts'
import { isLinkAddress, isPictureAddress } from '../../lib/web-address.ts'
import { refuse } from '../../refusals.ts'
import type { PostRequest, PostRequestState } from './schemas.ts'

/** Where a request stands, and when what is scheduled is due. */
export interface Standing {
  readonly state: PostRequestState
  readonly publishDate: string | null
}

/** `published → …` and `rejected → …` do not exist: both are final. */
const APPROVABLE: readonly PostRequestState[] = ['suggested', 'failed']
const REJECTABLE: readonly PostRequestState[] = ['suggested', 'scheduled', 'failed']

/** POST /post-requests: the state a new request begins in. No action is `suggest`. */
export function firstStanding({ action = 'suggest', publishDate }: PostRequest, at: Date): Standing {
  const date = publishDate === undefined ? null : readDate(publishDate)
  if (action === 'suggest') return { state: 'suggested', publishDate: date }
  if (action === 'publish') {
    return date === null ? { state: 'published', publishDate: null } : refuse('publish-date-idle')
  }
  if (date === null) refuse('publish-date-missing')
  if (date <= at.toISOString()) refuse('publish-date-past', 'publishDate')
  return { state: 'scheduled', publishDate: date }
}

/** Of what it says and to whom, as it is stored: by it, what was looked over is known from what somebody wrote since. */
export function requestHash(request: PostRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 32)
}

/** Without If-Match the last writer wins. */
export function mustBeAsSeen(
  { request }: { readonly request: PostRequest },
  ifMatch: string | undefined,
): void {
  if (ifMatch !== undefined && !isMatched(ifMatch, requestHash(request))) refuse('post-request-outdated')
}

/** A suggestion with a date that is still to come is scheduled; any other is published now. */
export function approved({ state, publishDate }: Standing, at: Date): Standing {
  if (!APPROVABLE.includes(state)) refuse('post-request-settled', 'approved', state, APPROVABLE)
  const isToCome = publishDate !== null && publishDate > at.toISOString()
  return { state: isToCome ? 'scheduled' : 'published', publishDate }
}

/** At a moment to come; one that is scheduled already is moved. */
export function scheduled({ state }: Standing, at: Date, now: Date): Standing {
  if (!REJECTABLE.includes(state)) refuse('post-request-settled', 'scheduled', state, REJECTABLE)
  if (!(at > now)) refuse('publish-date-past', 'at')
  return { state: 'scheduled', publishDate: at.toISOString() }
}

/** When it is published is none of them. */
export type RequestChanges = Omit<PostRequest, 'action' | 'publishDate' | 'imageUrl'> & {
  /** Null takes it away. */
  readonly imageUrl?: string | null
}

/** The request with these members in place of its own. */
export function edited(
  { state, request }: Standing & { readonly request: PostRequest },
  { imageUrl, ...changes }: RequestChanges,
): PostRequest {
  if (!REJECTABLE.includes(state)) refuse('post-request-settled', 'edited', state, REJECTABLE)
  const { imageUrl: picture = null, ...kept } = request
  const wanted = imageUrl === undefined ? picture : imageUrl
  const revised = { ...kept, ...changes, ...(wanted === null ? {} : { imageUrl: wanted }) }
  mustHaveGoodAddresses(revised)
  mustSaySomething({ ...revised, action: 'publish' })
  return revised
}

export function rejected({ state, publishDate }: Standing): Standing {
  if (!REJECTABLE.includes(state)) refuse('post-request-settled', 'rejected', state, REJECTABLE)
  return { state: 'rejected', publishDate }
}

/** Every address must be one that people can be led to or shown a picture from; refused with 400 at its path. */
export function mustHaveGoodAddresses({
  imageUrl,
  mediaImageUrls,
  author,
  button,
  ctaLink,
}: PostRequest): void {
  const pictures = Object.entries({
    imageUrl,
    'author.image': author?.image,
    ...Object.fromEntries((mediaImageUrls ?? []).map((url, index) => [`mediaImageUrls[${index}]`, url])),
  })
  for (const [path, url] of pictures) {
    if (url !== undefined && !isPictureAddress(url)) refuse('picture-address-invalid', path)
  }
  for (const [path, url] of Object.entries({ 'button.url': button?.url, 'ctaLink.url': ctaLink?.url })) {
    if (url !== undefined && !isLinkAddress(url)) refuse('link-address-invalid', path)
  }
}

/** What is published at once says or shows something; refused with 400. What waits can still be looked at, and rejected. */
export function mustSaySomething({ action, header, text, imageUrl, ...rest }: PostRequest): void {
  if (action !== 'publish') return
  const { mediaImageUrls = [], button, ctaLink } = rest
  const isSaid = Boolean(header?.trim() || text?.trim())
  if (!isSaid && imageUrl === undefined && mediaImageUrls.length === 0 && !button && !ctaLink)
    refuse('post-empty')
}

/** With its offset: a time of no known zone would be published at the wrong hour without anyone noticing. */
function readDate(text: string): string {
  const moment = /T.*(?:Z|[+-]\d{2}:\d{2})$/i.test(text) ? findMoment(text) : undefined
  return moment === undefined ? refuse('publish-date-invalid', text) : new Date(moment).toISOString()
}
