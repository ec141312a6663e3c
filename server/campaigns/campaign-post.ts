/** The post of a campaign: its public version on the web. */
import { feedAddress, postAddress } from '../content/addresses.ts'
import { readFeed } from '../content/feeds.ts'
import { resolveProducts } from '../content/products/resolve.ts'
import { wordsForEverybody } from '../content/rendering/everybody.ts'
import type { ShownBlock } from '../content/rendering/offers.ts'
import { renderForWeb } from '../content/rendering/web.ts'
import type { Db, Tx } from '../platform/database.ts'
import { publishPost } from '../posts/publish.ts'
import { findPostAuthor } from './post-author-store.ts'
import { emailSubject, type Campaign } from './rules.ts'
import { readCampaign, readPostOfCampaign, type DueCampaign } from './store.ts'

/** Its blocks with their products, as they were when it had this hash. */
export interface Shown {
  readonly hash: string
  readonly blocks: readonly ShownBlock[]
}

/** Looked up before the transaction: a prompt may ask an endpoint. */
export async function shownBlocks(db: Db, { workspaceId, id }: DueCampaign): Promise<Shown> {
  const { hash, blocks } = await readCampaign(db, workspaceId, id)
  return { hash, blocks: (await resolveProducts(db, workspaceId, blocks)).blocks }
}

/** Posts are the public web versions of email campaigns, under the subject their readers know. */
export async function publishItsPost(
  tx: Tx,
  workspaceId: string,
  campaign: Campaign,
  { publicUrl, shown }: { readonly publicUrl: string; readonly shown: Shown },
): Promise<{ text: string; url: string }> {
  const feed = await readFeed(tx, workspaceId)
  const title = wordsForEverybody(emailSubject(campaign) ?? '', feed)
  const description = wordsForEverybody(campaign.notification.emailDescription ?? '', feed)
  const blocks = shown.hash === campaign.hash ? shown.blocks : campaign.blocks
  const author = await findPostAuthor(tx, workspaceId, campaign.id)
  const post = { campaignId: campaign.id, title, description, author, ...renderForWeb(blocks, feed) }
  await publishPost(tx, workspaceId, post)
  const made = await readPostOfCampaign(tx, workspaceId, campaign.id)
  return { text: made.text, url: postAddress(feedAddress(publicUrl, feed.handle), made) }
}
