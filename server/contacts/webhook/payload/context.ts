/** What a key or label says where it stands: within what it is a part of, and before the value it has. Pure. */
import type { FieldName } from '../field-kinds.ts'
import { isConsent } from '../field-kinds.ts'
import { asksToCall, asksToWrite, refusesMessages } from '../consent-sentences.ts'
import { isUndecided, readConsentWord } from '../consent-words.ts'
import { isParticle } from '../surnames.ts'
import { textOf } from '../values.ts'
import { PREFERENCES } from './channel-consents.ts'
import { isDisabling } from './declining.ts'
import { isLeavingAlone } from './leaving.ts'
import { isOfConditions, readLabel, type LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { isOfRefused, refusedChannel, refusedIn } from './refusing.ts'
import { isOfOtherQuestion } from './other-questions.ts'
import { asksName } from './sentences.ts'
import { partOf } from './parts.ts'
import { tokensOf } from './tokens.ts'
import { newsWish } from './wishes.ts'
import type { Meaning } from './words.ts'

/** A part says less than what it is a part of: `name.first`, `address.line1`, `email_marketing_consent.state`. */
export function inContext(said: LabelReading, leaf: Leaf, around: ReadonlySet<Meaning>): LabelReading {
  if (said.field === undefined || !isConsent(said.field)) {
    const wish = wishIn(said, leaf) ?? refusedIn(said, leaf) ?? statedIn(leaf) ?? leavingIn(said, leaf)
    if (wish) return wish
  }
  const refused = refusedChannel(leaf)
  if (refused) return { ...said, field: refused, weight: 75, isNegative: true }
  const reading = isWrittenName(leaf) || isAnswerToName(leaf) ? NAMED : isSurnamePrefix(leaf) ? PREFIX : said
  const [last = ''] = leaf.path.slice(-1)
  const outer = readLabel(last)
  const outerField = outer.field
  if (
    outerField !== undefined &&
    isConsent(outerField) &&
    (reading.field === undefined || reading.field === 'region')
  ) {
    const whole = readLabel(`${last} ${leaf.labels[0] ?? ''}`)
    return isOfConditions(outer) ||
      isOfConditions(whole) ||
      reading.meanings.has('terms') ||
      isMark(leaf) ||
      !isWord(leaf.value)
      ? { ...reading, field: undefined }
      : { ...reading, field: outerField, weight: 60, isNegative: outer.isNegative !== isNo(leaf.labels[0]) }
  }
  const channel = channelOf(reading, outerField, around, leaf)
  if (channel)
    return {
      ...reading,
      field: channel,
      weight: 75,
      isNegative: reading.isNegative || leaf.path.some(isOfRefused),
    }
  const part = partOf(leaf.labels.at(0) ?? '', outerField, around)
  return part === undefined ? reading : { ...reading, field: part, weight: 78, unknown: 0 }
}

/** Looked at where the answer might be a name, as few are. */
function isAnswerToName({ labels: [label = ''], value }: Leaf): boolean {
  return typeof value === 'string' && /^\p{Lu}/u.test(value) && asksName(label)
}

/** `newsletter[no]` */
function isNo(label = ''): boolean {
  return readConsentWord(label) === false
}

/** Words that say it alone, and little within others. */
const SUBSCRIBE =
  /^(?:(?:is)?subscribe(?:me|r)?|addto(?:mailing|e?mail|our|the|my|news)?list|addmeto(?:mailing|e?mail|our|the|your)?list|mailings?(?:toestaan|toegestaan|erlaubt|erlauben|gewunscht|erwunscht|ok|allowed|tillatet|tilladt|wanted)?|promos?|maillist|wants?updates?|updates?|(?:weekly|monthly|daily)?digest|mktg?|uppdateringar|opdateringer|oppdateringer)$/
/** What a plugin's box subscribes to stands in a form of another: `_mc4wp_subscribe_contact-form-7`. */
const SUBSCRIBING =
  /^[\w-]*subscribe[_-](?:[\w-]*[_-])?(?:form|checkout|registration|contact)(?:[_-][\w-]*)?(?<!id|url|date|name|key|token|title)$/i

/** "Please do not email me", "May we call you?": the word for what is sent is no name of a field there, once yes or no is said to it. */
function wishIn({ meanings, ...said }: LabelReading, { labels, value }: Leaf): LabelReading | undefined {
  const [label = ''] = labels
  if (!isWord(value) || isOfOtherQuestion(label)) return undefined
  const news = newsWish(label)
  const isDisabled = (meanings.has('email') || meanings.has('phone')) && isDisabling(tokensOf(label))
  const isNegative = news === false || isDisabled || refusesMessages(label)
  const isPreference = (meanings.has('email') || meanings.has('phone')) && prefers(label)
  if (
    news === undefined &&
    !isNegative &&
    !isPreference &&
    !(asksToWrite(label) && !(asksToCall(label) && readConsentWord(value) === true)) &&
    !SUBSCRIBE.test(tokensOf(label).join('')) &&
    !SUBSCRIBING.test(label)
  )
    return undefined
  const isOfTexts = meanings.has('phone') || /sms$/i.test(label)
  const field = meanings.has('email') ? 'email_consent' : isOfTexts ? 'sms_consent' : 'consent'
  return { ...said, field, meanings: new Set<Meaning>([field]), isNegative }
}

/** `contact_preference_email`, "Communication preferences: Email": of a channel, where yes or no is said to it. */
function prefers(label: string): boolean {
  return tokensOf(label).some((word) =>
    /^(?:accepte|acepta|accetta|aceita|akzeptiert?|accepterar|godkanner|godkender|godtar|accepteert|hyvaksyy|akceptuje|preferences?|permissions?|praferenz(?:en)?|preferens(?:er)?|preferencias?|preferenz[ae]|voorkeur(?:en)?|preferanser|praeferencer|preferencje)$/.test(
      word,
    ),
  )
}

/** `optInStatus: "No"`: how it stands with a consent is the consent, where yes or no is said. */
function statedIn({ labels, value }: Leaf): LabelReading | undefined {
  const words = tokensOf(labels[0] ?? '')
  if (!/^(?:status|state)$/.test(words.at(-1) ?? '') || !isWord(value)) return undefined
  const stated = readLabel(words.slice(0, -1).join(' '))
  return stated.field !== undefined && isConsent(stated.field) ? stated : undefined
}

/** `afmelden: "ja"` */
function leavingIn(said: LabelReading, { labels: [label = ''], value }: Leaf): LabelReading | undefined {
  if (readConsentWord(value) !== true || !isLeavingAlone(label)) return undefined
  return { ...said, field: 'consent', meanings: new Set<Meaning>(['optout']), isNegative: true }
}

const STATE = /^(?:is_?)?(?:active|enabled|status|state|value|granted|allowed|given|accepted)$/i

/** `consent: {email: true}`, `email: {marketing: {consent: "given"}}`: of one channel. */
function channelOf(
  { field }: LabelReading,
  outer: FieldName | undefined,
  around: ReadonlySet<Meaning>,
  { value, labels, path }: Leaf,
): FieldName | undefined {
  const isAsked = PREFERENCES.test(tokensOf(path.at(-1) ?? '').join(''))
  if (((outer !== undefined && isConsent(outer)) || isAsked) && isWord(value)) {
    if (field === 'email') return 'email_consent'
    if (field === 'phone') return 'sms_consent'
  }
  if (outer !== undefined && isWord(value) && STATE.test(labels[0] ?? '')) {
    const [before = ''] = path.slice(-2)
    const said = path.length > 1 ? readLabel(before) : undefined
    if (said?.field !== undefined && isConsent(said.field) && !isOfConditions(said))
      return outer === 'email' ? 'email_consent' : outer === 'phone' ? 'sms_consent' : undefined
  }
  if (field !== 'consent' || around.has('email') === around.has('phone')) return undefined
  return around.has('email') ? 'email_consent' : 'sms_consent'
}

/** Yes or no in a word; not a time, a text or the level of a consent. */
function isWord(value: unknown): boolean {
  const text = textOf(Array.isArray(value) && value.length === 1 ? value[0] : value)
  if (text === undefined || text.length > 40) return false
  return readConsentWord(text) !== undefined || isUndecided(text)
}

/** A machine's name for what it stands in, whatever its letters are: `newsletters[0].id`. */
function isMark({ labels }: Leaf): boolean {
  return /^(?:id|ids|uuid|guid|key|ref|slug)$/.test(tokensOf(labels[0] ?? '').at(-1) ?? '')
}

/** Of a name that is known by how it is written. */
export const NAMED: LabelReading = {
  field: 'name',
  weight: 70,
  meanings: new Set<Meaning>(['name']),
  unknown: 0,
  words: 2,
  isNegative: false,
  isLastFirst: false,
}

const PREFIX: LabelReading = { ...NAMED, field: 'last_name', meanings: new Set<Meaning>(['last_name']) }

/** `middle_name: "van den"` */
function isSurnamePrefix({ labels, value }: Leaf): boolean {
  const name = tokensOf(labels[0] ?? '').join('')
  return (
    /^(?:name)?(?:middle|middlename|infix|insertion|prefix)$/.test(name) && isParticle(textOf(value) ?? '')
  )
}

/** `user_name: "Ada Lovelace"`: nobody signs in with two words. */
function isWrittenName({ labels, value }: Leaf): boolean {
  const text = textOf(value) ?? ''
  return (
    /^(?:user|nick|screen|login|handle)(?:name)?$/.test(tokensOf(labels[0] ?? '').join('')) &&
    text.length <= 100 &&
    /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,5}$/u.test(text)
  )
}
