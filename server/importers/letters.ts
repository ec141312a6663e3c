/** Letters of another service become posts: published when they were, with their pictures, under their old addresses too. */
import { cleanHtml } from '../content/clean-html.ts'
import { htmlWords } from '../content/rendering/inline.ts'
import { takeMediaFrom, type MediaDependencies } from '../media/media.ts'
import { pathOf, shownFile } from '../media/rules.ts'
import { retried, type Db } from '../platform/database.ts'
import { claimOldAddress } from '../posts/old-addresses-store.ts'
import { oldPath } from '../posts/old-addresses.ts'
import { publishPost } from '../posts/publish.ts'
import { Refusal } from '../refusals.ts'
import { picturesIn, withPictures, withWholeAddresses } from './letter-html.ts'
import type { Letter } from './records.ts'
import type { Tally } from './tally.ts'

export interface LettersOrder {
  readonly workspaceId: string
  /** Where the letters were to be read: what leans on it is written out. */
  readonly site: URL | undefined
  /** Without it pictures stay where they are. */
  readonly media: MediaDependencies | undefined
  readonly publicUrl: string
  readonly isTrial: boolean
}

/** Each letter is one transaction; one that came before stays as it is. `say` is given what cannot come along. */
export async function storeLetters(
  db: Db,
  letters: AsyncIterable<Letter>,
  order: LettersOrder,
  { tally, leave }: { readonly tally: Tally; readonly leave: (sentence: string) => void },
): Promise<void> {
  for await (const letter of letters) {
    if (Number.isNaN(letter.published.getTime())) {
      leave(`"${letter.title || letter.origin}": it has no date`)
      continue
    }
    if (order.isTrial) tally.addPost('created', letter.isPrivate, 0)
    else await storeLetter(db, letter, order, tally)
  }
}

async function storeLetter(db: Db, letter: Letter, order: LettersOrder, tally: Tally): Promise<void> {
  const { html, image } = await withOwnPictures(db, letter, order, tally)
  await retried(() =>
    db.transaction(async (tx) => {
      const { id, isNew } = await publishPost(tx, order.workspaceId, {
        title: letter.title,
        text: htmlWords(html),
        html,
        description: letter.description,
        ...(image !== undefined && { image, imageAlt: letter.imageAlt ?? '' }),
        author: letter.author === undefined ? undefined : { name: letter.author },
        tags: letter.tags,
        isPrivate: letter.isPrivate,
        imported: { origin: letter.origin, published: letter.published.toISOString() },
      })
      const path = letter.path === undefined || letter.isPrivate ? undefined : oldPath(letter.path)
      const leads = path !== undefined && (await claimOldAddress(tx, order.workspaceId, { path, postId: id }))
      tally.addPost(isNew ? 'created' : 'known', letter.isPrivate, leads ? 1 : 0)
    }),
  )
}

/** Clean, with every picture that could be fetched at an address of ours. */
async function withOwnPictures(
  db: Db,
  letter: Letter,
  { workspaceId, media, site, publicUrl }: LettersOrder,
  tally: Tally,
): Promise<{ html: string; image: string | undefined }> {
  const html = cleanHtml(withWholeAddresses(letter.html, site))
  const image = letter.image && wholeAddress(letter.image, site)
  const places = new Map<string, string>()
  for (const src of new Set([...picturesIn(html), ...(image ? [image] : [])])) {
    if (!media || src.startsWith(publicUrl)) continue
    const place = await ownPlace(db, media, workspaceId, src)
    if (place) places.set(src, publicUrl + place)
    tally.addPictures(place ? 1 : 0, place ? 0 : 1)
  }
  return { html: withPictures(html, places), image: image && (places.get(image) ?? image) }
}

function wholeAddress(address: string, site: URL | undefined): string | undefined {
  const [, whole] =
    /"([^"]*)"/.exec(withWholeAddresses(`src="${address.replaceAll('"', '%22')}"`, site)) ?? []
  return whole && /^https?:\/\//i.test(whole) ? whole : undefined
}

/** A picture that cannot be had stays where it is: the letter comes along without. */
async function ownPlace(
  db: Db,
  media: MediaDependencies,
  workspaceId: string,
  address: string,
): Promise<string | undefined> {
  try {
    const { row } = await takeMediaFrom(db, media, workspaceId, address)
    const file = shownFile(row.files)
    return file && pathOf(workspaceId, row.id, file.name)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
