/** Sets flows off by what happens. */
import type { Consumer, Event } from '../events/schemas.ts'
import type { Tx } from '../platform/database.ts'
import { tagKey } from '../resources/contact-tags/rules.ts'
import { feedAddress, postAddress } from '../resources/posts/addresses.ts'
import { readFeed } from '../resources/posts/feeds.ts'
import { beginPlaces, findPublicPost } from './place-store.ts'
import { TRIGGERS, type Trigger } from './schemas.ts'
import { listFlows, type Flow } from './store.ts'

export function flowConsumer(publicUrl: string): Consumer {
  return {
    name: 'flow',
    async take(tx, workspaceId, events) {
      const flows = (await listFlows(tx, workspaceId)).filter(({ status }) => status === 'active')
      for (const event of events)
        for (const flow of flows)
          if (isOccasion(flow.definition.trigger, event)) await begin(tx, workspaceId, flow, event, publicUrl)
    },
  }
}

/** Messages about a post find it as `{{ post.title }}` and `{{ post.url }}`; a private one sets nothing off. */
async function begin(
  tx: Tx,
  workspaceId: string,
  flow: Flow,
  event: Event,
  publicUrl: string,
): Promise<void> {
  if (event.type !== 'post.published') return beginPlaces(tx, workspaceId, flow, event)
  const post = await findPublicPost(tx, workspaceId, event.subjectId)
  if (!post) return
  const { handle } = await readFeed(tx, workspaceId)
  const url = postAddress(feedAddress(publicUrl, handle), post)
  await beginPlaces(tx, workspaceId, flow, { ...event, data: { post: { title: post.title, url } } })
}

function isOccasion({ type, tag }: Trigger, event: Event): boolean {
  if (TRIGGERS[type] !== event.type) return false
  return type !== 'tag_added' || tagKey(tag ?? '') === tagKey(String(event.data['tag']))
}
