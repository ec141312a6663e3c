/** Who sends what another receives, refers another or works for them: of a form the contact; who sent what an event tells of is not, nor the number that was called. Pure. */
import { isOfEvent } from '../consent-words.ts'
import { each, isEmailLike, isNumberLike, textOf } from '../values.ts'
import type { Leaf } from './leaves.ts'
import { isOfRecipient } from './recipients.ts'
import { tokensOf } from './tokens.ts'

const SENDER =
  /^(?:senders?|shippers?|consignor|avsandare(?:ns|s)?|absenders?|absenderin|expediteur|expeditrice|remitente|mittente|afzenders?|afsenders?|avsenders?|lahettaja|lahettajan|remetente|nadawc[ay])$/
const REFERRER =
  /^(?:referr?ers?|referr?ing|recommenders?|referrers|varvare|varvarens|rekommendator|rekommendatorens|werbers?|empfehler|empfehlers|parrains?|padrino|madrina|presentador|segnalatore|aanbrenger|hververs?|ververs?|suosittelija|suosittelijan|indicador|polecajacy|polecajacego)$/
const REFERRED =
  /^(?:friends?|referred|referee|recommended|van|vans|vannen|vannens|varvad|rekommenderad|freund(?:e?s|in)?|geworbener?|geworbene[nrs]?|empfohlene[nr]?|filleule?s?|amie?s?|ahijad[oa]|amig[oa]s?|referid[oa]|amic[oa]|amici|vrienden?|vriend(?:in)?|ven|vens|venn|venns|venner|ystava|ystavan|indicad[oa]|przyjaciela?|poleconego|polecony)$/
const EMPLOYEE =
  /^(?:employees?|anstalld|anstallde|anstalldes|medarbetare|arbeitnehmers?|mitarbeiters?|employe|employee|salarie|empleado|trabajador|dipendente|lavoratore|werknemers?|medarbejders?|lonmodtager|ansatt|ansattes|tyontekija|tyontekijan|empregado|trabalhador|pracownik|pracownika)$/
const EMPLOYER =
  /^(?:employers?|arbetsgivaren?s?|arbeitgebers?|employeur|empleador|empresa|datore|werkgevers?|arbejdsgivers?|arbeidsgivers?|tyonantaja|tyonantajan|empregador|pracodawc[ay]|manager|managers|supervisor|supervisors|boss|chef|chefens|hr|company|foretag|foretagets|firma|firmen|societe|azienda|bedrijf|virksomhed|bedrift|yritys|yrityksen|firmy)$/

interface Pair {
  readonly own: RegExp
  readonly isOther: (leaf: Leaf) => boolean
}

const PAIRS: readonly Pair[] = [
  { own: SENDER, isOther: isOfRecipient },
  { own: REFERRER, isOther: (leaf) => isOf(leaf, REFERRED) },
  { own: EMPLOYEE, isOther: (leaf) => isOf(leaf, EMPLOYER) },
]
/** What has happened to it, as events name it. */
const HAPPENED =
  /deliver|open|click|sent|process|queue|drop|defer|bounce|complain|fail|receiv|dispatch|ship|transit|return|create|update|complete/i
/** A button, too, says what is done. */
const EVENT = /event|type|topic|trigger|hook|status/i
const MARK = /^(?:smtp)?(?:message|mail|email)(?:id|uuid)$/

const SIGNER =
  /^(?:signers?|signator(?:y|ies)|signatures|signees?|undertecknare|unterzeichner|signataires?|firmantes?|firmatari[oi]?|ondertekenaars?|underskrivere?|allekirjoittaja|signatarios?|podpisujacy)$/
/** Who prepares what others sign. */
const PREPARER =
  /^(?:senders?|senderinfo|requesters?|originators?|preparers?|authors?|initiators?|createdby|creator|carbon|cc|bcc)$/

/** The leaves of whoever sent what an event tells of, where it names who received it, or what others are to sign. */
export function tellersIn(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  if (leaves.some((leaf) => holdsAddress(leaf) && isOf(leaf, SIGNER)))
    return new Set(leaves.filter((leaf) => isOf(leaf, PREPARER) && !isOf(leaf, SIGNER)))
  const sending = leaves.filter((leaf) => isOf(leaf, SENDER))
  if (sending.length === 0 || !leaves.some(isTold)) return new Set()
  const isReceived = leaves.some((leaf) => holdsAddress(leaf) && isOfRecipient(leaf))
  return new Set(isReceived ? sending : [])
}

/** The same leaves, where all addresses are of two who are so related: the contact is who sends, refers or works for the other. */
export function withSender(leaves: readonly Leaf[]): readonly Leaf[] {
  const holders = leaves.filter(({ value }) => each(value).some(isEmailLike))
  const pair = PAIRS.find(
    ({ own, isOther }) =>
      holders.some((leaf) => isOf(leaf, own)) &&
      leaves.some(isOther) &&
      holders.every((leaf) => isOf(leaf, own) || isOther(leaf)),
  )
  return pair ? leaves.map((leaf) => asOwn(leaf, pair)) : leaves
}

function asOwn(leaf: Leaf, { own, isOther }: Pair): Leaf {
  if (isOf(leaf, own))
    return {
      ...leaf,
      labels: leaf.labels.map((label) => without(label, own) || 'name'),
      path: leaf.path.map((step) => without(step, own)),
    }
  return isOther(leaf) ? { ...leaf, labels: leaf.labels.map((label) => `friend ${label}`) } : leaf
}

function isOf({ path, labels }: Leaf, words: RegExp): boolean {
  return [...path, labels[0] ?? ''].some((step) => tokensOf(step).some((word) => words.test(word)))
}

function without(label: string, words: RegExp): string {
  const said = tokensOf(label)
  const rest = said.filter((word) => !words.test(word))
  return rest.length < said.length ? rest.join(' ') : label
}

function isTold({ labels, value }: Leaf): boolean {
  const [label = '', text = ''] = [labels[0], textOf(value)]
  if (MARK.test(tokensOf(label).join(''))) return true
  return isOfEvent(label) && EVENT.test(label) && /^[\w.:-]{1,60}$/.test(text) && HAPPENED.test(text)
}

function holdsAddress({ value }: Leaf): boolean {
  return each(value).some((one) => isEmailLike(one) || isNumberLike(one))
}

const DIRECTION = /^(?:call_?|message_?|sms_?)?direction$/i
const FROM = /^(?:from|caller|source|origin|callerid)(?:number|phone|phonenumber)?$/
const TO = /^(?:to|called|callee|destination|dialed|dialled)(?:number|phone|phonenumber)?$/

/** The same leaves; of a call or text that says which way it went, the number at the other end is the contact's. */
export function withCalled(leaves: readonly Leaf[]): readonly Leaf[] {
  const told = leaves.find(({ labels }) => DIRECTION.test(labels[0] ?? ''))
  const said = textOf(told?.value) ?? ''
  if (told === undefined || !/^(?:in|out)(?:bound|going|coming|$)/i.test(said)) return leaves
  const [theirs, ours] = /^out/i.test(said) ? [TO, FROM] : [FROM, TO]
  return leaves.map((leaf) => {
    const name = tokensOf(leaf.labels[0] ?? '').join('')
    const isOfCall = leaf.path.join('\n') === told.path.join('\n') && /\d{7}/.test(textOf(leaf.value) ?? '')
    if (!isOfCall || !(theirs.test(name) || ours.test(name))) return leaf
    return { ...leaf, labels: [theirs.test(name) ? 'phone' : 'agent phone'] }
  })
}

const CALLER = new Set(['caller', 'callers', 'callerid'])
const CALLED = new Set(
  'business company office tracking called callee dialed dialled destination forwarded forwarding pool line virtual'.split(
    ' ',
  ),
)

/** Of a call, where a caller's number is among what was sent, the others: they are ours (`business_phone_number`, `tracking_number`). */
export function calledIn(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  const numbers = leaves.filter(({ value }) => each(value).some(isNumberLike))
  if (!numbers.some((leaf) => speaksOf(leaf, CALLER))) return new Set()
  return new Set(numbers.filter((leaf) => speaksOf(leaf, CALLED) && !speaksOf(leaf, CALLER)))
}

function speaksOf({ path, labels }: Leaf, words: ReadonlySet<string>): boolean {
  return [path.at(-1) ?? '', labels[0] ?? ''].some((step) => tokensOf(step).some((word) => words.has(word)))
}
