/** What people answer by SMS: kept once, and a STOP, a START or a HELP acted upon and answered. */
import { SMS_LENGTH } from '../../http/limits.ts'
import { readPhone } from '../../lib/phone-number.ts'
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { lockContacts } from '../../contacts/store.ts'
import { answerTo } from './opt-out-answers.ts'
import { keywordOf, type Keyword } from './opt-out-rules.ts'
import { startNumberIn, stopNumberIn } from './stop.ts'
import { findTexting } from '../settings-store.ts'
import { holdNumber, keepInbound, wasTextedSince } from './store.ts'

/** As it was posted. */
export interface InboundSms {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly text: string | undefined
  readonly providerId: string | undefined
}

interface Receiver {
  readonly workspaceId: string
  /** Reads numbers without a country code. */
  readonly country: string
  /** It is surely the gateway that posts, by its key or its signature. */
  readonly isProven: boolean
}

const PROVIDER_ID_LENGTH = 200

/** How long after our last message a number's STOP is believed of anybody who posts it. */
const BELIEVED_DAYS = 30

/**
 * Keeps the message with the contact who has the number, once for each id of the gateway, and does what it says, in one
 * transaction. Answers with the words to reply, if any: they go back in the answer to the gateway and through no queue,
 * so that nothing is ever sent to a number that said STOP but the one confirmation of it. Refused with 400 when `from`
 * is not a phone number or the text is longer than an SMS can be.
 */
export async function receiveSms(
  db: Db,
  { workspaceId, country, isProven }: Receiver,
  { from, to, text = '', providerId }: InboundSms,
): Promise<string | undefined> {
  const phone = readPhone(from ?? '', country) ?? refuse('sms-sender-unknown')
  if (Array.from(text).length > SMS_LENGTH) refuse('sms-long', 'text', SMS_LENGTH)
  const keyword = keywordOf(text)
  // A longer id is nobody's; kept whole or not at all, since half of one would make two messages one. A stranger's is
  // not kept: it would stand in the way of the gateway's own message.
  const isId = isProven && providerId !== undefined && providerId.length <= PROVIDER_ID_LENGTH
  const inbound = {
    sender: phone,
    recipient: to?.slice(0, PROVIDER_ID_LENGTH),
    text,
    keyword: keyword?.act,
    providerId: isId ? providerId : undefined,
    isProven,
  }
  const isAnswered = await retried(() =>
    db.transaction(async (tx) => {
      await holdNumber(tx, workspaceId, phone)
      const [contact] = await lockContacts(tx, workspaceId, { ids: [], emails: [], phones: [phone] })
      if (!(await keepInbound(tx, workspaceId, inbound, contact?.id)) || !keyword) return false
      if (!isProven) return actUnproven(tx, workspaceId, phone, keyword, text)
      return act(tx, workspaceId, phone, keyword, text)
    }),
  )
  if (!isAnswered || !keyword) return undefined
  const { name = '' } = (await findTexting(db, workspaceId)) ?? {}
  return answerTo(keyword, name)
}

/** True when there is something to answer: what changed nothing is not confirmed again. */
async function act(
  tx: Tx,
  workspaceId: string,
  phone: string,
  { act }: Keyword,
  text: string,
): Promise<boolean> {
  if (act === 'stop') return stopNumberIn(tx, workspaceId, { phone, source: 'sms', detail: text })
  if (act === 'start') return startNumberIn(tx, workspaceId, phone, text)
  return true
}

/**
 * The webhook id stands in public forms: anybody may say that this is a number's message. A STOP is obeyed where we wrote
 * lately, since a gateway may be set up without its key; a START never. Neither is answered: whether there is an answer
 * would tell a stranger whom we write to. HELP is, the same for everybody.
 */
async function actUnproven(
  tx: Tx,
  workspaceId: string,
  phone: string,
  { act }: Keyword,
  text: string,
): Promise<boolean> {
  const since = new Date(now().getTime() - BELIEVED_DAYS * 24 * 3600 * 1000)
  if (act === 'stop' && (await wasTextedSince(tx, workspaceId, { phone, since }))) {
    await stopNumberIn(tx, workspaceId, { phone, source: 'unproven sms', detail: text })
  }
  return act === 'help'
}
