/** What happened in the demo shop, in its order, each as of its day: the weeks before somebody first looks at it. */
import { advanceFlow } from '../automation/flows/advance.ts'
import { enroll } from '../automation/flows/enroll-store.ts'
import { createFlow, findFlows } from '../automation/flows/store.ts'
import { submitPostRequest } from '../campaigns/post-requests/moves.ts'
import type { PostRequest } from '../campaigns/post-requests/schemas.ts'
import { findPostOfRequest } from '../campaigns/post-requests/store.ts'
import { createCampaign } from '../campaigns/editing.ts'
import { campaignOwner } from '../campaigns/mailing-owner.ts'
import { publishCampaign } from '../campaigns/publish.ts'
import { readPostOfCampaign } from '../campaigns/store.ts'
import type { ConsentDefaults } from '../contacts/contact-input.ts'
import { receive } from '../contacts/upsert.ts'
import { findDueMailings } from '../messaging/ledger/mailing-store.ts'
import { registerMailingOwner } from '../messaging/mailing-owner.ts'
import { keepLinks } from '../messaging/mailings/link-store.ts'
import { recordReports } from '../messaging/bounces/record.ts'
import { sendAsReported } from '../messaging/sending/as-reported.ts'
import type { Leased } from '../messaging/transport.ts'
import { asOf, newId, now } from '../platform/clock.ts'
import { Refusal } from '../refusals.ts'
import { givePast } from '../posts/past-store.ts'
import { recordGathered } from '../tracking/store.ts'
import { WELCOME } from './flow.ts'
import { creationOf } from './letter.ts'
import type { SentLetter } from './letters.ts'
import type { Note } from './notes.ts'
import type { Person } from './people.ts'
import { productLinks } from './catalogue.ts'
import { chance, readingOf, wordOn } from './readers.ts'
import type { Shop } from './shop.ts'
import { AUTHORS } from './team.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Of a letter so many of a hundred leave by its link. */
const LEAVING = 1.2

// Letters end within this process, which may be no worker.
registerMailingOwner(campaignOwner)

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

export async function sendLetter(shop: Shop, letter: SentLetter, number: number): Promise<void> {
  const { tx, db, workspaceId, press, segments, addressOf } = shop
  const creation = creationOf(letter, addressOf)
  const recipients = { segmentIds: [segments[letter.segment] ?? ''] }
  const draft = { ...creation, recipients }
  const { id } = await asOf(new Date(now().getTime() - 30 * HOUR), () =>
    createCampaign(db, workspaceId, draft),
  )
  await publishCampaign(press, workspaceId, id)
  const urls = (creation.blocks ?? []).flatMap(({ type, url }) => (type === 'button' && url ? [url] : []))
  const { id: postId } = await readPostOfCampaign(tx, workspaceId, id)
  const { author, claps, liked } = letter
  await givePast(tx, workspaceId, postId, { author: signature(shop, author), claps })
  for (const { mailingId, sent } of await sendDue(shop, number)) {
    const links = [...productLinks(creation.blocks), ...urls]
    await keepLinks(db, { workspaceId, mailingId }, links)
    const issue = { number, sent: now(), until: shop.until, liked, links: links.length }
    const read = sent.flatMap(({ id, address }) => readingOf(id, address, issue))
    await recordGathered(tx, { workspaceId, mailingId }, read)
    await leave(shop, sent, number)
  }
}

/** A few have had enough, some hours later. */
async function leave(
  { db, workspaceId, until }: Shop,
  sent: readonly Leased[],
  number: number,
): Promise<void> {
  const leaving = sent.filter(({ address }) => chance(`leaves ${number} ${address}`) < LEAVING / 100)
  const at = new Date(Math.min(now().getTime() + 7 * HOUR, until.getTime()))
  const reports = leaving.map(({ id: deliveryId, address }) => ({
    kind: 'unsubscribed' as const,
    messages: [{ workspaceId, deliveryId }],
    recipients: [address],
    detail: 'One-click unsubscribe',
  }))
  await asOf(at, () => recordReports(db, { workspaceId, believesAddresses: false, source: 'link' }, reports))
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

function signature({ addressOf }: Shop, author: keyof typeof AUTHORS) {
  const { name, bio } = AUTHORS[author]
  return { name, bio, ...(addressOf ? { image: addressOf(author) } : {}) }
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

interface Out {
  readonly mailingId: string
  readonly sent: readonly Leased[]
}

/** All that waits in the shop goes out, to a mail server that never was. */
async function sendDue({ db, workspaceId }: Shop, number = 0): Promise<Out[]> {
  const due = (await findDueMailings(db)).filter((mailing) => mailing.workspaceId === workspaceId)
  const out: Out[] = []
  for (const mailing of due) {
    const sent = await sendAsReported(db, mailing, ({ address }) => wordOn(address, number))
    out.push({ mailingId: mailing.id, sent })
  }
  return out
}
