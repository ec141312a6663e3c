/** Who something was sent to: the contact itself in what systems tell of their messages, somebody else in a gift. Pure. */
import { each, isEmailLike } from '../values.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

/** They speak of somebody who sends, so that the recipient is another. */
const GIVING = new Set(
  (
    'gift gifts giftcard giftee giver present voucher sender buyer purchaser payer friend friends share your my ' +
    'gava presentkort avsandare van geschenk gutschein absender freund cadeau expediteur ami regalo remitente amigo mittente amico ' +
    'cadeaubon afzender vriend gave gavekort afsender avsender venn ven lahja lahjakortti lahettaja ystava presente remetente prezent nadawca przyjaciel'
  ).split(' '),
)

/** Whether its name, or what it lies in, speaks of a recipient. */
export function isOfRecipient({ labels, path }: Leaf): boolean {
  return [...path, labels[0] ?? ''].some((step) => readLabel(step).meanings.has('recipient'))
}

/** The one address of all that is sent, where it is a recipient's and nothing speaks of who gave or shared something. */
export function onlyRecipient(leaves: readonly Leaf[]): Leaf | undefined {
  const holders = leaves.filter((leaf) => !isMark(leaf) && each(leaf.value).some(isEmailLike))
  const texts = new Set(
    holders.flatMap(({ value }) => each(value).map((one) => String(one).trim().toLowerCase())),
  )
  const [only] = holders
  if (only === undefined || texts.size > 1 || !isOfRecipient(only)) return undefined
  const isAnothers = [...only.path, ...only.labels].some((step) => readLabel(step).meanings.has('other'))
  return isAnothers || leaves.some(isGiving) ? undefined : only
}

/** `message-id: "1@mail.example"` */
function isMark({ labels }: Leaf): boolean {
  return tokensOf(labels[0] ?? '').at(-1) === 'id'
}

/** By its keys, or by what happened: `type: "gift_card.sent"`. */
function isGiving({ labels, path, value }: Leaf): boolean {
  const event = typeof value === 'string' && value.length <= 60 && /^[\w.:-]+$/.test(value) ? [value] : []
  return [...path, ...labels, ...event].some((step) => tokensOf(step).some((word) => GIVING.has(word)))
}
