/** What a post is made of, and what is true of every one. */
import { oneLine, shortened } from '../lib/shortened.ts'
import { cardAddress, iconAddress, postAddress } from '../content/addresses.ts'
import type { PublicPost } from './schemas.ts'

/** Who wrote a post, as its readers may know them. */
export interface PostAuthor {
  readonly userId?: string | undefined
  readonly name?: string | undefined
  readonly bio?: string | undefined
  readonly image?: string | undefined
}

export interface NewPost {
  /** What it is made of: at most one of the two, and one post of each. */
  readonly campaignId?: string | undefined
  readonly postRequestId?: string | undefined
  /** '' takes the first line of the text. */
  readonly title: string
  /** Plain text; all of the post for those who read no HTML. */
  readonly text: string
  /** What its writer says it is about; '' or unset: its first words are taken. */
  readonly description?: string | undefined
  /** Cleaned by `publishPost`; need not be safe. */
  readonly html: string
  /** The first image of the HTML unless it is given. */
  readonly image?: string | undefined
  readonly imageAlt?: string | undefined
  readonly author?: PostAuthor | undefined
  readonly tags?: readonly string[] | undefined
  /** Delivered to its recipients only: on no list and no page. */
  readonly isPrivate?: boolean | undefined
  /** Of one that comes from another service: known by it in every export, and published when it was there. */
  readonly imported?: { readonly origin: string; readonly published: string } | undefined
}

export interface Post {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly text: string
  /** What it is about; null for posts of earlier versions. Show it by `excerptOf`. */
  readonly excerpt: string | null
  readonly html: string
  readonly image: string | null
  readonly imageAlt: string | null
  readonly author: PostAuthor | null
  readonly claps: number
  readonly published: string
  readonly updated: string
}

const TITLE_LENGTH = 120
const NAMELESS = 'Untitled'

/** A post without a title is known by the first line of its text. At most 120 characters are taken from there. */
export function titleOf({ title, text }: Pick<NewPost, 'title' | 'text'>): string {
  return oneLine(title) || shortened(text.trim().split('\n', 1)[0] ?? '', TITLE_LENGTH) || NAMELESS
}

/** Spec "Public post summary". `postImage` is the first image; without one, a card made of the post. */
export function summarise(
  feed: { id: string; name: string; image: string | null },
  feedUrl: string,
  post: Post,
): PublicPost {
  return {
    postId: post.id,
    feedId: feed.id,
    feedName: feed.name,
    feedImageUrl: feed.image ?? iconAddress(feedUrl),
    postUrl: postAddress(feedUrl, post),
    postText: post.text,
    claps: post.claps,
    publishedDate: post.published,
    postImage: post.image
      ? { type: 'image', alt: post.imageAlt ?? '', src: post.image }
      : { type: 'card', alt: post.title, src: cardAddress(feedUrl, post.id) },
  }
}

/** The first image of clean HTML, which writes every attribute in double quotes. */
export function firstImage(html: string): { image: string; imageAlt: string } | undefined {
  const [tag] = /<img\s[^>]*>/.exec(html) ?? []
  const image = attribute(tag, 'src')
  return image === undefined ? undefined : { image, imageAlt: attribute(tag, 'alt') ?? '' }
}

function attribute(tag: string | undefined, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`)
    .exec(tag ?? '')?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
