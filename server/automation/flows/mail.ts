/** The mail of one step by itself, as it is being written: looked at as it would arrive, and sent to one address. */
import { feedAddress, postAddress } from '../../content/addresses.ts'
import { readFeed } from '../../content/feeds.ts'
import { previewMail, type Preview, type PreviewOptions } from '../../messaging/preview.ts'
import { findSender } from '../../messaging/settings-store.ts'
import { sendTest } from '../../messaging/test-message.ts'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { findNewestPost } from './enroll-store.ts'
import { readMail } from './rules.ts'
import type { Trigger } from './schemas.ts'

export interface StepMail {
  /** An email step as it is written, wherever it stands. */
  readonly mail: unknown
  /** What sets the flow off, as far as a mail speaks of it. */
  readonly trigger: Pick<Trigger, 'type' | 'tag'>
}

/** Refused as the step would be in a flow. Throws an `Unsendable` where it cannot be made as it is. */
export async function previewStep(
  db: Db,
  workspaceId: string,
  { mail, trigger }: StepMail,
  options: PreviewOptions,
): Promise<Preview> {
  const content = readMail(mail)
  const workspace = (await findSender(db, workspaceId)) ?? refuse('workspace-unknown', workspaceId)
  const variables = await variablesOf(db, workspaceId, trigger, options.publicUrl)
  return previewMail(db, workspace, { kind: 'flow', content, variables }, options)
}

/** Counts for nothing. Refused as the step would be in a flow, and with 409 without a sender. */
export async function testStep(
  db: Db,
  workspaceId: string,
  { mail, trigger }: StepMail,
  { email, publicUrl }: { readonly email: string; readonly publicUrl: string },
): Promise<{ readonly messageId: string }> {
  const content = readMail(mail)
  const variables = await variablesOf(db, workspaceId, trigger, publicUrl)
  return sendTest(db, workspaceId, { email }, { name: 'flow', content, variables })
}

/** What the next occasion would bring: the newest post stands for the one that comes. */
async function variablesOf(
  db: Db,
  workspaceId: string,
  { type, tag }: StepMail['trigger'],
  publicUrl: string,
): Promise<Readonly<Record<string, unknown>>> {
  if (type === 'tag_added') return { tag }
  if (type !== 'post_published') return {}
  const post = await findNewestPost(db, workspaceId)
  if (!post) return {}
  const { handle } = await readFeed(db, workspaceId)
  return { post: { title: post.title, url: postAddress(feedAddress(publicUrl, handle), post) } }
}
