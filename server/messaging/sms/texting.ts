/** A mailing of SMS made ready: who it is from, its words and its link, and where it is handed to. */
import type { Db } from '../../platform/database.ts'
import { readSecret } from '../../platform/secrets.ts'
import type { Provider, TextMessage, Verdict } from '../../platform/sms/provider.ts'
import type { SmsContent } from '../../content/message-content.ts'
import { smsSenderOf } from '../../lib/sms-sender.ts'
import { isMarketing, type Mailing } from '../mailings/schemas.ts'
import { keepInOutbox, OUTBOX_ROUTE } from '../outbox/store.ts'
import { readWords, type Words } from '../../content/rendering/personal.ts'
import { placeOf } from '../short-links/rules.ts'
import { shortCodes } from '../short-links/store.ts'
import { Unsendable } from '../../content/unsendable.ts'
import type { Wording } from './compose.ts'
import { languageOf, takesReplies } from './opt-out-answers.ts'
import { findTexting, type TextingWorkspace } from '../settings-store.ts'
import { gatewayOf, keptWords } from '../outbox/rules.ts'

/** What all messages of a mailing share. */
export interface Texting {
  readonly db: Db
  readonly workspaceId: string
  readonly from: string
  readonly publicUrl: string
  readonly secret: Buffer
  readonly wording: Wording
  /** How to leave it: not at all, by a reply explained once, or by a link in every message, since nobody can reply. */
  readonly leaving: 'none' | 'reply' | 'link'
  readonly send: (message: TextMessage) => Promise<Verdict>
  readonly route: string
}

/** Throws a `Unsendable` when nothing of the mailing can be sent as it is. `usual`: what SMS_URL names. */
export async function textingOf(
  db: Db,
  publicUrl: string,
  mailing: Mailing,
  usual: Provider | undefined,
): Promise<Texting> {
  const { workspaceId } = mailing
  const workspace = await findTexting(db, workspaceId)
  if (!workspace?.smsEnabled) {
    throw new Unsendable(
      `The workspace sends no SMS; switch them on: tidings workspace set ${workspaceId} --sms-enabled true`,
    )
  }
  const provider = gatewayOf(workspace, usual)
  const from = senderOf(workspace, workspaceId, provider)
  return {
    db,
    workspaceId,
    from,
    publicUrl,
    secret: await readSecret(db, 'tokens'),
    wording: await wordingOf(db, publicUrl, mailing, workspace),
    leaving: !isMarketing(mailing) ? 'none' : takesReplies(from) ? 'reply' : 'link',
    send: provider
      ? (message) => provider.send(message)
      : keeping(db, workspaceId, keptWords(workspace, 'SMS_URL')),
    route: provider?.route ?? OUTBOX_ROUTE,
  }
}

/** Nothing leaves the outbox, so there anybody may be the sender. */
function senderOf(workspace: TextingWorkspace, workspaceId: string, provider: Provider | undefined): string {
  const sender = smsSenderOf(workspace) ?? (provider ? undefined : workspace.name)
  if (sender !== undefined) return sender
  throw new Unsendable(
    'The workspace has no number or name to send SMS from; ' +
      `set one: tidings workspace set ${workspaceId} --sms-sender +46701234567`,
  )
}

async function wordingOf(
  db: Db,
  publicUrl: string,
  { workspaceId, content }: Mailing,
  workspace: TextingWorkspace,
): Promise<Wording> {
  // A mailing of the channel sms has the content of one.
  const { text, url } = content as SmsContent
  const place = url === undefined ? undefined : placeOf(url, publicUrl)
  const codes = await shortCodes(db, workspaceId, place === undefined ? [] : [place])
  const code = place === undefined ? undefined : codes.get(place)
  return {
    words: read(text, workspace.timezone),
    sender: workspace,
    language: languageOf(workspace.country),
    url: code === undefined ? url : `${publicUrl}/s/${code}`,
  }
}

function read(text: string, timezone: string | undefined): Words {
  try {
    return readWords(text, timezone)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Unsendable(`The text cannot be read: ${why}; correct it and resume`)
  }
}

function keeping(db: Db, workspaceId: string, detail: string): Texting['send'] {
  return async ({ id, from: sender, to: recipient, text }) => {
    const body = Buffer.from(text)
    await keepInOutbox(db, [{ workspaceId, id, channel: 'sms', sender, recipient, body }])
    return { state: 'sent', detail }
  }
}
