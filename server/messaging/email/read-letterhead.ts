/** What the letters of a mailing share, as its workspace and its words are now. */
import { createPrivateKey, createSecretKey } from 'node:crypto'
import type { EmailContent } from '../../content/message-content.ts'
import type { CompiledEmail } from '../../content/rendering/email/compile.ts'
import { Unsendable } from '../../content/unsendable.ts'
import { readEmail } from '../../lib/email-address.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import { readSecret } from '../../platform/secrets.ts'
import { compileMail, type MailInput } from '../compile-mailing.ts'
import { alignedDomains, ed25519SelectorOf } from '../domains/rules.ts'
import { findDomainKey } from '../domains/store.ts'
import { keepLinks, readLinks } from '../mailings/link-store.ts'
import { isMarketing, type Mailing } from '../mailings/schemas.ts'
import type { Sender } from '../settings-store.ts'
import type { DkimKey } from './dkim.ts'
import { domainOf, type Letterhead } from './letterhead.ts'
import { mailboxAddress, type MailboxSettings } from './mailbox-address.ts'

type LetterSettings = Pick<Config, 'PUBLIC_URL'> & MailboxSettings

/** Throws an `Unsendable` where the workspace has no address to send from, or its words cannot be sent. */
export async function readLetterhead(
  db: Db,
  config: LetterSettings,
  mailing: Mailing,
  sender: Sender | undefined,
): Promise<Letterhead> {
  const { workspaceId } = mailing
  const { PUBLIC_URL: publicUrl } = config
  const senderEmail = readEmail(sender?.senderEmail ?? '')
  if (!sender || senderEmail === undefined) throw withoutAddress(workspaceId)
  const marketing = isMarketing(mailing)
  // A mailing of the channel email has the content of one.
  const content = mailing.content as EmailContent
  return {
    workspaceId,
    mailingId: mailing.id,
    handle: sender.handle,
    senderEmail,
    senderName: sender.senderName ?? sender.name,
    replyTo: readEmail(sender.replyTo ?? '') ?? null,
    publicUrl,
    secret: createSecretKey(await readSecret(db, 'tokens')),
    isMarketing: marketing,
    kind: mailing.kind,
    mailbox: mailboxAddress(config) ?? null,
    bounceDomain: sender.bounceDomain ?? config.BOUNCE_DOMAIN ?? null,
    keys: await keysOf(db, workspaceId, senderEmail),
    mail: await mailOf(
      db,
      mailing.id,
      { content, workspace: sender, publicUrl, isMarketing: marketing },
      sender,
    ),
    tracking: sender.tracking,
  }
}

function withoutAddress(workspaceId: string): Unsendable {
  return new Unsendable(
    'The workspace has no address to send email from; ' +
      `set one: tidings workspace set ${workspaceId} --sender-email news@your-domain.example`,
  )
}

/** Links keep the numbers they were sent with, whatever the mailing's words have become since. */
async function mailOf(
  db: Db,
  mailingId: string,
  input: MailInput,
  { id: workspaceId, tracking }: Sender,
): Promise<CompiledEmail> {
  if (tracking === 'off') return compileMail(db, input)
  const place = { workspaceId, mailingId }
  const mail = await compileMail(db, { ...input, tracking: { known: await readLinks(db, place) } })
  await keepLinks(db, place, mail.links)
  return mail
}

async function keysOf(db: Db, workspaceId: string, senderEmail: string): Promise<DkimKey[]> {
  const found = await findDomainKey(db, workspaceId, alignedDomains(domainOf(senderEmail)))
  if (!found) return []
  const { domain, selector, privateKey, ed25519PrivateKey } = found
  const first = { domain, selector, privateKey: createPrivateKey(privateKey) }
  if (ed25519PrivateKey === null) return [first]
  const second = {
    domain,
    selector: ed25519SelectorOf(selector),
    privateKey: createPrivateKey(ed25519PrivateKey),
  }
  return [first, second]
}
