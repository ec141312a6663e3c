/** What a post is made of, and what is true of every one. */

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
  readonly title: string
  /** Plain text; all of the post for those who read no HTML. */
  readonly text: string
  /** Cleaned here; need not be safe. */
  readonly html: string
  readonly image?: string | undefined
  readonly imageAlt?: string | undefined
  readonly author?: PostAuthor | undefined
  readonly tags?: readonly string[] | undefined
  /** Delivered to its recipients only: on no list and no page. */
  readonly isPrivate?: boolean | undefined
}

const TITLE_LENGTH = 120
const NAMELESS = 'Untitled'

/** A post without a title is known by the first line of its text. At most 120 characters are taken from there. */
export function titleOf({ title, text }: { readonly title: string; readonly text: string }): string {
  return oneLine(title) || shortened(text.trim().split('\n', 1)[0] ?? '', TITLE_LENGTH) || NAMELESS
}

/** The text in one line of at most `length` characters, cut between words where it can be, with an ellipsis. */
export function shortened(text: string, length: number): string {
  const letters = Array.from(oneLine(text))
  if (letters.length <= length) return letters.join('')
  const cut = letters.slice(0, length - 1).join('')
  const parting = cut.lastIndexOf(' ')
  return `${(parting > cut.length / 2 ? cut.slice(0, parting) : cut).replace(/[\s,.;:–-]+$/, '')}…`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
