/** What happened in the demo shop, in its order, each as of its day: the weeks before somebody first looks at it. */
import { advanceFlow } from '../automation/flows/advance.ts'
import { enroll } from '../automation/flows/enroll-store.ts'
import { createFlow, findFlows } from '../automation/flows/store.ts'
import { submitPostRequest } from '../campaigns/post-requests/moves.ts'
import type { PostRequest } from '../campaigns/post-requests/schemas.ts'
import { findPostOfRequest } from '../campaigns/post-requests/store.ts'
import type { ConsentDefaults } from '../contacts/contact-input.ts'
import { receive } from '../contacts/upsert.ts'
import { asOf, newId, now } from '../platform/clock.ts'
import { Refusal } from '../refusals.ts'
import { givePast } from '../posts/past-store.ts'
import { WELCOME } from './flow.ts'
import type { Note } from './notes.ts'
import type { Person } from './people.ts'
import type { Shop } from './shop.ts'
import { AUTHORS } from './team.ts'
import { sendDue, signature } from './post-office.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

export interface Happening {
  readonly at: Date
  readonly happen: () => Promise<void>
}

/** An hour of the day so many days ago, or ahead; of today one that is over. */
export function ago(days: number, hour: number): Date {
  const at = new Date(now().getTime() - days * DAY)
  at.setUTCHours(hour, (Math.abs(days) * 13) % 50, 0, 0)
  return days < 0 || at.getTime() < now().getTime() - HOUR ? at : new Date(now().getTime() - 2 * HOUR)
}

/** One after the other, each as of its time. */
export async function goThrough(happenings: readonly Happening[]): Promise<void> {
  for (const { at, happen } of happenings.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await asOf(at, happen)
}

/** Their ids, of those who may be written to. */
export async function join({ tx, workspaceId }: Shop, people: readonly Person[]): Promise<string[]> {
  const inputs = people.map(({ details, state }) => {
    const follows = state === 'unsubscribed' ? 'off' : 'always'
    const consentDefaults: ConsentDefaults = {
      state,
      followsEmail: follows,
      followsSms: follows,
      isOwnAct: false,
      whenClaimedTwice: 'refuse',
    }
    return { details, consentDefaults }
  })
  const stored = await receive(tx, workspaceId, inputs)
  return stored.flatMap((result) => {
    if (result instanceof Refusal) throw result
    return result.contact.state === 'active' ? [result.contact.id] : []
  })
}

export async function postNote(shop: Shop, note: Note, claps: number): Promise<void> {
  const { tx, workspaceId, press } = shop
  const quietly = { notificationSettings: { notify: false } }
  const { id } = await submitPostRequest(press, workspaceId, {
    ...requestOf(shop, note),
    ...quietly,
    action: 'publish',
  })
  const post = await findPostOfRequest(tx, workspaceId, id)
  if (post) await givePast(tx, workspaceId, post.id, { author: signature(shop, note.author), claps })
}

export async function askFor(shop: Shop, note: Note, publishDate?: Date): Promise<void> {
  const wish = publishDate
    ? ({
        action: 'schedule',
        publishDate: publishDate.toISOString(),
        notificationSettings: { notify: false },
      } as const)
    : ({ action: 'suggest' } as const)
  await submitPostRequest(shop.press, shop.workspaceId, { ...requestOf(shop, note), ...wish })
}

function requestOf(shop: Shop, { header, text, author, scene, button }: Note): PostRequest {
  const image = scene && shop.addressOf?.(scene)
  return {
    header,
    text,
    author: { ...signature(shop, author), email: AUTHORS[author].email },
    ...(image ? { imageUrl: image } : {}),
    ...(button ? { button } : {}),
  }
}

/** From then on it takes in whoever joins. */
export async function beginWelcome({ db, workspaceId }: Shop): Promise<string> {
  const { id } = await createFlow(db, workspaceId, WELCOME)
  return id
}

/** Who joined that day begins, and everybody goes as far as the flow lets them by then. */
export async function welcome(shop: Shop, flowId: string, ids: readonly string[]): Promise<void> {
  const { tx, workspaceId } = shop
  const [flow] = await findFlows(tx, workspaceId, [flowId])
  if (!flow) throw new Error('The flow of the demo is gone')
  const created = now().toISOString()
  const events = ids.map((subjectId) => ({
    id: newId(),
    type: 'contact.subscribed' as const,
    subjectId,
    data: {},
    created,
    onlyFor: null,
  }))
  if (events.length > 0) await enroll(tx, workspaceId, flow, events)
  await advanceFlow(tx, { workspaceId, flowId })
  await sendDue(shop)
}
