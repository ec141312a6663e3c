/** A post request becomes a post, and goes to those it is for. */
import { freezeAudience } from '../../messaging/audience/freezing.ts'
import { startMailing } from '../../messaging/mailings/status-store.ts'
import { openMailing } from '../../messaging/mailings/store.ts'
import { newId, now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { feedAddress, postAddress } from '../../content/addresses.ts'
import { readFeed } from '../../content/feeds.ts'
import { publishPost } from '../../posts/publish.ts'
import { sendingsOf } from './audience-rules.ts'
import { postOf } from './content.ts'
import { emailOf, smsOf, type Published } from './letters.ts'
import type { PostRequest } from './schemas.ts'
import { readSendingSettings } from '../settings-store.ts'
import { findPostOfRequest } from './store.ts'

export interface Publication {
  readonly id: string
  readonly request: PostRequest
}

/**
 * Post and messages in the caller's transaction. The audience first: it takes the time, and what comes after it holds
 * counters that other writers need. A request that has its post already publishes and sends nothing again.
 */
export async function publishPublication(
  tx: Tx,
  workspaceId: string,
  { id, request }: Publication,
  publicUrl: string,
): Promise<void> {
  if (await findPostOfRequest(tx, workspaceId, id)) return
  const { smsEnabled } = await readSendingSettings(tx, workspaceId)
  const sendings = sendingsOf(request, now(), smsEnabled)
  const mailings = sendings.map((sending) => ({ ...sending, id: newId() }))
  for (const mailing of mailings) await freezeAudience(tx, workspaceId, mailing.id, mailing)
  await publishPost(tx, workspaceId, postOf(id, request))
  const post = await findPostOfRequest(tx, workspaceId, id)
  if (!post) throw new Error(`Post request ${id} was published and has no post`)
  const { handle } = await readFeed(tx, workspaceId)
  const url = post.isPrivate ? undefined : postAddress(feedAddress(publicUrl, handle), post)
  const published: Published = { title: post.title, url }
  for (const { id: mailingId, channel, overridesChannel } of mailings) {
    const content = channel === 'email' ? emailOf(request, published) : smsOf(request, published)
    await openMailing(tx, workspaceId, {
      id: mailingId,
      kind: 'post',
      channel,
      postId: post.id,
      content,
      overridesChannel,
    })
    await startMailing(tx, workspaceId, mailingId)
  }
}
