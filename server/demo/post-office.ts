/** How the demo's letters went out, were read, came back and were left by, as of their day. */
import { createCampaign } from '../campaigns/editing.ts'
import { campaignOwner } from '../campaigns/mailing-owner.ts'
import { publishCampaign } from '../campaigns/publish.ts'
import { readPostOfCampaign } from '../campaigns/store.ts'
import { findDueMailings } from '../messaging/ledger/mailing-store.ts'
import { registerMailingOwner } from '../messaging/mailing-owner.ts'
import { keepLinks } from '../messaging/mailings/link-store.ts'
import { releaseReports } from '../messaging/bounce-watch/reports.ts'
import { recordReports } from '../messaging/bounces/record.ts'
import { sendAsReported } from '../messaging/sending/sent-elsewhere.ts'
import type { Leased } from '../messaging/transport.ts'
import { asOf, now } from '../platform/clock.ts'
import { givePast } from '../posts/past-store.ts'
import { recordGathered } from '../tracking/store.ts'
import { creationOf } from './letter.ts'
import type { SentLetter } from './letters.ts'
import { productLinks } from './catalogue.ts'
import { chance, isGone, readingOf } from './readers.ts'
import type { Shop } from './shop.ts'
import { AUTHORS } from './team.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Of a letter so many of a hundred leave by its link. */
const LEAVING = 1.2
/** What the mail server said of each message. */
const TAKEN = { state: 'sent', route: 'mail.example.com', detail: '250 2.0.0 Ok: queued' } as const

// Letters end within this process, which may be no worker.
registerMailingOwner(campaignOwner)

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
  for (const { mailingId, sent } of await sendDue(shop)) {
    const links = [...productLinks(creation.blocks), ...urls]
    await keepLinks(db, { workspaceId, mailingId }, links)
    const issue = { number, sent: now(), until: shop.until, liked, links: links.length }
    const back = await comeBack(shop, mailingId, { sent, number })
    const read = sent.flatMap(({ id, address }) => (back.has(id) ? [] : readingOf(id, address, issue)))
    await recordGathered(tx, { workspaceId, mailingId }, read)
    await leave(
      shop,
      sent.filter(({ id }) => !back.has(id)),
      number,
    )
  }
}

/** Those whose mailbox is gone: their mail servers say so minutes later, and are believed when nothing more comes. */
async function comeBack(
  { db, tx, workspaceId }: Shop,
  mailingId: string,
  { sent, number }: { readonly sent: readonly Leased[]; readonly number: number },
): Promise<ReadonlySet<string>> {
  const back = sent.filter(({ address }) => isGone(address, number))
  const reports = back.map(({ id: deliveryId, address }) => ({
    kind: 'bounced' as const,
    messages: [{ workspaceId, deliveryId }],
    recipients: [address],
    detail: `550 5.1.1 <${address}>: Recipient address rejected: User unknown`,
  }))
  const hearing = { workspaceId, believesAddresses: false, source: 'mailbox' }
  await asOf(new Date(now().getTime() + 4 * MINUTE), () => recordReports(db, hearing, reports))
  await asOf(new Date(now().getTime() + 20 * MINUTE), () =>
    releaseReports(tx, { workspaceId, id: mailingId }),
  )
  return new Set(back.map(({ id }) => id))
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

interface Out {
  readonly mailingId: string
  readonly sent: readonly Leased[]
}

/** All that waits in the shop goes out, to a mail server that never was. */
export async function sendDue({ db, workspaceId }: Shop): Promise<Out[]> {
  const due = (await findDueMailings(db)).filter((mailing) => mailing.workspaceId === workspaceId)
  const out: Out[] = []
  for (const mailing of due) {
    const sent = await sendAsReported(db, mailing, () => TAKEN)
    out.push({ mailingId: mailing.id, sent })
  }
  return out
}

/** How an author signs. */
export function signature({ addressOf }: Shop, author: keyof typeof AUTHORS) {
  const { name, bio } = AUTHORS[author]
  return { name, bio, ...(addressOf ? { image: addressOf(author) } : {}) }
}
