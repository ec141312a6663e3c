/** Messages that were left, came back or were seen: who they were from is not the contact, who they were to is. Pure. */
import { readConsentWord } from '../consent-words.ts'
import { each, isEmailLike, textOf } from '../values.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'
import { turnOf } from './subscription-events.ts'

const FROM =
  /^(?:friendlyfrom|from|fromemail|fromaddress|mailfrom|sender|senderemail|source|returnpath|replyto)$/
const TO =
  /^(?:raw)?(?:to|toemail|toaddress|rcptto|rcpt|destination|destinations|recipient|recipientemail|emailaddress|email|address)$/

/** Of a message that somebody left, or that came back, where it also says who it was to. */
export function sendersIn(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  const named = (names: RegExp): Leaf[] =>
    leaves.filter(
      ({ labels, path, value }) =>
        [labels.at(-1) ?? '', path.at(-1) ?? ''].some((name) => names.test(tokensOf(name).join(''))) &&
        each(value).some(isEmailLike),
    )
  const isEnded = leaves.some(
    (leaf) => turnOf(leaf)?.value === false || isLeft(leaf) || isGoing(leaf) || isOfCampaign(leaf),
  )
  const senders = isEnded ? named(FROM) : []
  const isReport = leaves.some(isOfCampaign)
  return new Set(senders.length > 0 && (isReport || named(TO).length > 0) ? senders : [])
}

/** What becomes of a message that was sent: `event: "delivered"`. */
function isGoing({ labels, value }: Leaf): boolean {
  const text = textOf(value) ?? ''
  return (
    /^(?:event|type|event_?type|status)$/i.test(labels.at(-1) ?? '') &&
    /^(?:e?mail|message)?[._ -]?(?:delivered|opened?|clicked?|sent|bounced?|deferred|dropped|delivery(?:_delayed)?)$/i.test(
      text,
    )
  )
}

/** What became of a message to many, which is about nobody: `type: "campaign.sent"`. */
function isOfCampaign({ labels, value, path }: Leaf): boolean {
  return (
    path.length <= 1 &&
    /^(?:event|type|event_?type|event_?name|action|topic)$/i.test(labels.at(-1) ?? '') &&
    /^(?:e?mail_?)?(?:campaign|broadcast|newsletter|mailing)s?[._ :-]?(?:sent|delivered|finished|completed|scheduled|sending)$/i.test(
      textOf(value) ?? '',
    )
  )
}

/** `unsubscribe_all: true` */
function isLeft({ labels, value }: Leaf): boolean {
  return readConsentWord(value) === true && readLabel(labels.at(-1) ?? '').meanings.has('optout')
}

/** `to`, `rcpt_to`: of a message that was left the contact's own address. */
export function asRecipient(leaf: Leaf): Leaf {
  const name = tokensOf(leaf.labels.at(-1) ?? '').join('')
  return /^(?:raw)?(?:to|rcptto|rcpt)$/.test(name) && each(leaf.value).some(isEmailLike)
    ? { ...leaf, labels: ['recipient'] }
    : leaf
}
