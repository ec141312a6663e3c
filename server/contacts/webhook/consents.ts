/** What a delivery says of messages, by yes and no and by what was ticked. Pure. */
import { CONSENTS, isFinnishNo, isUndecided, readConsentWord, type SentConsent } from './consent-words.ts'
import { isConsent, type ConsentName } from './field-kinds.ts'
import { isOfConditions, readLabel } from './payload/labels.ts'
import { isOfOtherMatter } from './payload/other-questions.ts'
import { tokensOf } from './payload/tokens.ts'
import { isOfThirdParties } from './payload/third-parties.ts'
import { leaveOver, type Sent, type SentFields } from './sent-fields.ts'
import { each, textOf } from './values.ts'

/** A no wins over a yes; what is neither says nothing, and is kept in the note. */
export function readConsent(sentFields: SentFields): SentConsent | undefined {
  const consent: { email?: boolean; sms?: boolean } = {}
  const weaker: Said[] = []
  const isEmailNamed = (sentFields.fields.get('email_consent') ?? []).some((sent) =>
    wordsOf(sent).includes('email'),
  )
  for (const field of Object.keys(CONSENTS) as ConsentName[]) {
    for (const sent of sentFields.fields.get(field) ?? []) {
      if (isOfPartners(sent, sentFields)) {
        sentFields.read.set(sent.key, field)
        continue
      }
      const said = each(sent.value).map((value) => saidBy(value, field, sent))
      if (said.includes(undefined)) leaveOver(sentFields, sent, 'must be yes or no')
      else sentFields.read.set(sent.key, field)
      const known = said.filter((one) => one !== undefined)
      if (each(sent.value).some(isUndecided)) weaker.push({ field, isYes: false })
      const isWeak = isOfOtherChannel(sent, field, isEmailNamed) || isOfThirdParties(nameOf(sent))
      if (sent.isBlank || isWeak) weaker.push(...known)
      else for (const one of known) take(consent, one)
    }
  }
  // Of offers of others, and of letters and calls, no yes follows; a no to them, a box that was left and "later" refuse where nothing else was said.
  for (const { field, isYes } of weaker)
    for (const channel of isYes ? [] : CONSENTS[field]) consent[channel] ??= false
  return Object.keys(consent).length > 0 ? consent : undefined
}

/** `newsletter: 1, optin: 0`: beside a shop's own letters the bare box is for the offers of its partners. */
function isOfPartners(sent: Sent, { fields }: SentFields): boolean {
  return (
    BARE.test(nameOf(sent)) &&
    (fields.get('consent') ?? []).some(
      (other) =>
        other.around === sent.around && LETTERS.test(nameOf(other)) && readConsentWord(other.value) === true,
    )
  )
}

/** `marketing_post: false` beside `marketing_email: true`; where both are asked of, mail is post. */
function isOfOtherChannel(sent: Sent, field: ConsentName, isEmailNamed: boolean): boolean {
  const words = wordsOf(sent)
  if (field === 'consent') return words.some((word) => OTHER_CHANNEL.test(word))
  return field === 'email_consent' && isEmailNamed && words.includes('mail') && !words.includes('e')
}

const OTHER_CHANNEL =
  /^(?:post|postal|posten|letter|letters|brev|brief|briefpost|courrier|courriers|carta|kirje|kirjeitse|postitse|postin|poczta|call|calls|calling|phonecalls?|push|whatsapp|messenger|inapp)$/

function wordsOf(sent: Sent): readonly string[] {
  return tokensOf(nameOf(sent))
}

const BARE = /^opt_?in$/i
const LETTERS = /^newsletter$/i

function nameOf({ key, label }: Sent): string {
  return label ?? key
}

function take(consent: { email?: boolean; sms?: boolean }, { field, isYes }: Said): void {
  for (const channel of CONSENTS[field]) consent[channel] = isYes && consent[channel] !== false
}

interface Said {
  readonly field: ConsentName
  readonly isYes: boolean
}

/** `newsletterConsent: "2026-04-01T10:00:00Z"`: since when. */
const SINCE = /^20\d\d-[01]\d-[0-3]\d[T ][0-2]\d:[0-5]\d/

function saidBy(value: unknown, field: ConsentName, sent: Sent): Said | undefined {
  if (SINCE.test(textOf(value) ?? '')) return { field, isYes: true }
  const isYes = isFinnishNo(value, sent.label ?? sent.key) ? false : readConsentWord(value)
  return isYes === undefined ? choiceIn(value, sent) : { field, isYes }
}

/** A longer answer is a sentence. */
const CHOICE_LENGTH = 60

/** "Which newsletters would you like?": whatever is named is wanted. */
function asksWhich(label: string): boolean {
  const [first = '', ...words] = tokensOf(label)
  const isAsked = WHICH.test(first) && words.some((word) => WANTING.test(word))
  return (
    isAsked &&
    words.some((word) => /newsletter|nyhetsbrev|nyhedsbrev|nieuwsbrie|uutiskir|boletin|infolettre/.test(word))
  )
}

const WHICH =
  /^(?:which|what|vilk[ae]t?|welche[nrs]?|quel(?:le)?s?|cual(?:es)?|que|qual[ei]?|quais|welke|hvilk[ae]t?|hvilken|mitka|mita|jakie|ktore)$/
const WANTING =
  /^(?:like|want|receive|get|interest\w*|subscribe|vill|onskar|intress\w*|mochten?|wollen|interess\w*|souhaite[sz]?|voulez|recevoir|quieres?|desea[s]?|recibir|vuoi|desideri|ricevere|wilt?|ontvangen|onsker|vil|haluat\w*|kiinnost\w*|quer|deseja|receber|chcesz|otrzymywac)$/

/** What was ticked of several things to agree to: "Newsletter", "Email". What only names a channel says so of that alone. */
function choiceIn(value: unknown, { key, label }: Sent): Said | undefined {
  const text = textOf(value) ?? ''
  if (asksWhich(label ?? key) && /\p{L}{3}/u.test(text) && !isUndecided(text))
    return { field: 'consent', isYes: true }
  if (text.length > CHOICE_LENGTH || readLabel(label ?? key).meanings.has('thing')) return undefined
  const reading = readLabel(text)
  if (reading.unknown > 1 || reading.field === undefined || isOfConditions(reading)) return undefined
  if (!reading.isNegative && isOfOtherMatter(text)) return undefined
  if (isConsent(reading.field)) return { field: reading.field, isYes: !reading.isNegative }
  if (reading.field === 'email') return { field: 'email_consent', isYes: true }
  return /\b(?:sms|text)\b/i.test(text) ? { field: 'sms_consent', isYes: true } : undefined
}
