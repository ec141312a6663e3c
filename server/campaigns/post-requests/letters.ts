/** What the readers of a post request are sent: pure. */
import type { EmailContent, SmsContent } from '../../content/message-content.ts'
import { oneLine, shortened } from '../../lib/shortened.ts'
import { asLiquidText } from '../../lib/liquid-text.ts'
import type { Block } from '../../content/blocks/blocks.ts'
import type { PostRequest } from './schemas.ts'

const EXCERPT_LENGTH = 400
const SMS_LENGTH = 300

/** The post as it was published; a private one has no page. */
export interface Published {
  readonly title: string
  readonly url: string | undefined
}

/** The whole post with `showFullPostInEmail` and when it has no page, else its beginning and the way to it. */
export function emailOf(request: PostRequest, { title, url }: Published): EmailContent {
  const { postTitle, postDescription, notificationText, showFullPostInEmail } =
    request.notificationSettings ?? {}
  const isWhole = showFullPostInEmail === true || url === undefined
  const words = isWhole ? request.text : (notificationText ?? shortened(request.text ?? '', EXCERPT_LENGTH))
  const blocks: Block[] = [
    { type: 'h1', text: literal(title) },
    ...pictures(request).slice(0, isWhole ? undefined : 1),
    ...(words?.trim() ? [{ type: 'text', text: literal(words) } as const] : []),
    ...(isWhole ? links(request) : []),
    ...(!isWhole ? [{ type: 'button', text: 'Read on', url } as const] : []),
  ]
  return {
    subject: literal(oneLine(postTitle?.trim() || title)),
    ...(postDescription?.trim() ? { preheader: literal(oneLine(postDescription)) } : {}),
    blocks,
    ...(url === undefined ? {} : { postUrl: url }),
  }
}

/** `notificationText`, or the title; the address of the post is added where there is one. */
export function smsOf(request: PostRequest, { title, url }: Published): SmsContent {
  const { notificationText } = request.notificationSettings ?? {}
  const privately = url === undefined ? [title, request.text].filter(Boolean).join(': ') : title
  const text = literal(shortened(notificationText?.trim() || privately, SMS_LENGTH))
  return url === undefined ? { text } : { text, url }
}

function pictures({ imageUrl, mediaImageUrls = [] }: PostRequest): Block[] {
  const urls = imageUrl === undefined ? mediaImageUrls : [imageUrl, ...mediaImageUrls]
  return urls.map((url) => ({ type: 'image', imageUrl: literal(url), alt: '' }))
}

function links({ button, ctaLink }: PostRequest): Block[] {
  return [
    ...(button ? [{ type: 'button', text: literal(button.text), url: literal(button.url) } as const] : []),
    ...(ctaLink
      ? [{ type: 'button', style: 'link', text: literal(ctaLink.title), url: literal(ctaLink.url) } as const]
      : []),
  ]
}

/** A post request is no template: what looks like Liquid in it is text. */
function literal(text: string): string {
  return asLiquidText(text)
}
