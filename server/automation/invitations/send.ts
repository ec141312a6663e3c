/** Asks invited contacts to confirm: each invitation becomes one message of the ledger, in one transaction with its proof. */
import { goRound, openRoundRobin } from '../../lib/round-robin.ts'
import { newId } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { openPollLoop, type Loop } from '../../platform/poll-loop.ts'
import { readSecret } from '../../platform/secrets.ts'
import { readFeed } from '../../content/feeds.ts'
import { wordsIn, type Words } from '../../words/words.ts'
import type { NewConsentEvent } from '../../contacts/consent/schemas.ts'
import { recordConsent } from '../../contacts/consent/store.ts'
import { writeToken } from '../../contacts/consent/tokens.ts'
import { CHANNELS, type Channel } from '../../contacts/channel.ts'
import { enqueue, openMailing, type NewDelivery } from '../../messaging/mailings/store.ts'
import { confirmationEmail, invitationEmail, invitationSms, invitationWords, placeToAsk } from './rules.ts'
import {
  findWorkspaceWithInvitations,
  markSent,
  takeInvitations,
  withdrawInvitations,
  type DueInvitation,
} from './store.ts'

const BATCH = 200

export interface InvitationDependencies {
  readonly db: Db
  readonly publicUrl: string
}

/** Asks as long as the program runs, a batch of each workspace in turn; several processes may. */
export function openInvitations({
  log,
  ...dependencies
}: InvitationDependencies & { readonly log: Log }): Loop {
  const step = openRoundRobin(
    (last: string | undefined) => findWorkspaceWithInvitations(dependencies.db, last),
    (workspaceId) => inviteBatch(dependencies, workspaceId),
  )
  return openPollLoop('invitations', log, step)
}

/** One batch of every workspace that has any; whether there was any. @internal For tests, who count rounds. */
export async function sendInvitations(dependencies: InvitationDependencies): Promise<boolean> {
  return goRound(
    (last: string | undefined) => findWorkspaceWithInvitations(dependencies.db, last),
    (workspaceId) => inviteBatch(dependencies, workspaceId),
  )
}

/**
 * One batch of a workspace; whether there was any. A crash leaves each invitation sent once or waiting. Who confirmed, was
 * blocked or lost its address meanwhile is not asked any more.
 */
async function inviteBatch({ db, publicUrl }: InvitationDependencies, workspaceId: string): Promise<boolean> {
  const secret = await readSecret(db, 'tokens')
  return retried(() =>
    db.transaction(async (tx) => {
      const due = await takeInvitations(tx, workspaceId, BATCH)
      if (due.length === 0) return false
      const { name, language } = await readFeed(tx, workspaceId)
      const desk = { workspaceId, name, words: wordsIn(language), publicUrl, secret }
      const letters = due.flatMap((invitation) => letterOf(invitation, desk))
      await post(tx, desk, letters)
      const asked = new Set(letters.map(({ contactId, wished }) => `${contactId} ${wished}`))
      const unasked = due.filter(({ contactId, channel }) => !asked.has(`${contactId} ${channel}`))
      await withdrawInvitations(tx, workspaceId, unasked)
      return true
    }),
  )
}

interface Letter extends NewDelivery {
  readonly id: string
  readonly contactId: string
  readonly channel: Channel
  /** Of the invitation, which may be another. */
  readonly wished: Channel
  readonly words: string
  readonly isOwnWish: boolean
}

interface Desk {
  readonly workspaceId: string
  readonly name: string
  readonly words: Words
  readonly publicUrl: string
  readonly secret: Buffer
}

/** None for who is not to be asked any more. */
function letterOf(invitation: DueInvitation, desk: Desk): Letter[] {
  const { workspaceId, publicUrl, secret } = desk
  const place = placeToAsk(invitation, invitation.channel)
  if (!place) return []
  const { contactId, channel: wished, isOwnWish } = invitation
  const id = newId()
  const words = invitationWords(invitation, place.channel, desk)
  const token = writeToken(secret, { kind: 'confirm', workspaceId, deliveryId: id, contactId })
  const variables = { words, confirmUrl: `${publicUrl}/confirm/${token}` }
  return [{ ...place, id, contactId, words, variables, wished, isOwnWish }]
}

async function post(tx: Tx, { workspaceId, words }: Desk, letters: readonly Letter[]): Promise<void> {
  for (const channel of CHANNELS) {
    for (const isOwn of [false, true]) {
      const ours = letters.filter((letter) => letter.channel === channel && letter.isOwnWish === isOwn)
      if (ours.length === 0) continue
      const mailing = await openMailing(tx, workspaceId, {
        channel,
        ...(isOwn ? { kind: 'notification', name: 'confirm' } : { kind: 'invitation' }),
        isStanding: true,
        content:
          channel === 'sms'
            ? invitationSms(words)
            : isOwn
              ? confirmationEmail(words)
              : invitationEmail(words),
      })
      await enqueue(tx, workspaceId, mailing.id, ours)
    }
  }
  await markSent(
    tx,
    workspaceId,
    letters.map(({ contactId, wished, id }) => ({ contactId, channel: wished, deliveryId: id })),
  )
  await recordConsent(tx, workspaceId, letters.map(askedEvent))
}

function askedEvent({ contactId, id, channel, address, words }: Letter): NewConsentEvent {
  return { contactId, channel, act: 'invited', source: 'invitation', words, address, deliveryId: id }
}
