/** Links by mail: to sign in, to set a new password, to join. From a workspace that the account belongs to. */
import { enqueue, openMailing } from '../messaging/mailings/store.ts'
import type { Db, Tx } from '../platform/database.ts'
import type { Language } from './account-rules.ts'
import { LINK_WORDS } from './link-words.ts'
import { makeLink } from './links.ts'
import { findMailingPlace } from './workspace-access-store.ts'
import { findAccount } from './store.ts'

interface Letter {
  readonly subject: string
  readonly text: string
  readonly button: string
  readonly url: string
}

/** One mailing for all of a workspace: the words of each are variables, since names are nobody's template. */
const CONTENT = {
  subject: '{{ letter.subject }}',
  blocks: [
    { type: 'text', text: '{{ letter.text }}' },
    { type: 'button', text: '{{ letter.button }}', url: '{{ letter.url }}' },
  ],
} as const

/**
 * Sends an account a link to sign in and one to set a new password; nothing happens where there is no such account, or
 * none of its workspaces has a sender.
 */
export async function mailLinks(db: Db, publicUrl: string, email: string): Promise<void> {
  const account = await findAccount(db, email.trim())
  const place = account && (await findMailingPlace(db, account.id))
  if (!account || !place) return
  await db.transaction(async (tx) => {
    const { url } = await makeLink(tx, publicUrl, { purpose: 'magic', accountId: account.id })
    const reset = await makeLink(tx, publicUrl, { purpose: 'reset', accountId: account.id })
    const words = LINK_WORDS[account.language].signIn
    await post(tx, place.workspaceId, account.email, {
      subject: words.subject(place.name),
      text: words.text(account.email, reset.url),
      button: words.button,
      url,
    })
  })
}

export interface Invited {
  readonly workspaceId: string
  readonly organizationName: string
  readonly email: string
  readonly invitedBy: string
  /** Of whoever invites: nothing is known of the other. */
  readonly language: Language
  readonly url: string
}

/** In the transaction that makes the invitation. */
export async function mailInvitation(tx: Tx, invited: Invited): Promise<void> {
  const { workspaceId, organizationName, email, invitedBy, language, url } = invited
  const words = LINK_WORDS[language].invitation
  await post(tx, workspaceId, email, {
    subject: words.subject(invitedBy, organizationName),
    text: words.text(invitedBy, organizationName),
    button: words.button,
    url,
  })
}

async function post(tx: Tx, workspaceId: string, address: string, letter: Letter): Promise<void> {
  const mailing = await openMailing(tx, workspaceId, {
    kind: 'notification',
    channel: 'email',
    name: 'account links',
    isStanding: true,
    content: { ...CONTENT, blocks: [...CONTENT.blocks] },
  })
  await enqueue(tx, workspaceId, mailing.id, [{ contactId: null, address, variables: { letter } }])
}
