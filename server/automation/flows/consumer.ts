/** Sets flows off by what happens. */
import type { Consumer, Event } from '../../events/schemas.ts'
import type { Tx } from '../../platform/database.ts'
import { tagKey } from '../../contacts/tags/rules.ts'
import { feedAddress, postAddress } from '../../content/addresses.ts'
import { readFeed } from '../../content/feeds.ts'
import { enrollAll, enroll, findPublicPost } from './enroll-store.ts'
import { TRIGGERS, type Trigger } from './schemas.ts'
import { listFlows, type Flow } from './store.ts'

export function flowConsumer(publicUrl: string): Consumer {
  return {
    name: 'flow',
    async take(tx, workspaceId, events) {
      const flows = (await listFlows(tx, workspaceId)).filter(({ status }) => status === 'active')
      for (const flow of flows) {
        const occasions = events.filter((event) => isOccasion(flow.definition.trigger, event))
        const [posts, others] = parted(occasions)
        for (const post of posts) await beginWithPost(tx, workspaceId, flow, post, publicUrl)
        if (others.length > 0) await enroll(tx, workspaceId, flow, others)
      }
    },
  }
}

function parted(events: readonly Event[]): readonly [posts: readonly Event[], others: readonly Event[]] {
  const { posts = [], others = [] } = Object.groupBy(events, ({ type }) =>
    type === 'post.published' ? 'posts' : 'others',
  )
  return [posts, others]
}

/** Messages about a post find it as `{{ post.title }}` and `{{ post.url }}`; a private one sets nothing off. */
async function beginWithPost(
  tx: Tx,
  workspaceId: string,
  flow: Flow,
  { id, subjectId }: Event,
  publicUrl: string,
): Promise<void> {
  const post = await findPublicPost(tx, workspaceId, subjectId)
  if (!post) return
  const { handle } = await readFeed(tx, workspaceId)
  const url = postAddress(feedAddress(publicUrl, handle), post)
  await enrollAll(tx, workspaceId, flow, { id, data: { post: { title: post.title, url } } })
}

function isOccasion({ type, tag }: Trigger, event: Event): boolean {
  if (TRIGGERS[type] !== event.type) return false
  return type !== 'tag_added' || tagKey(tag ?? '') === tagKey(String(event.data['tag']))
}
