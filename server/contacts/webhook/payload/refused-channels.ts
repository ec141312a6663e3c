/** A no to one channel or to all: by what it stands in (`unsubscribed: {sms: true}`), or as the answer to a wish. Pure. */
import { readConsentWord } from '../consent-words.ts'
import type { FieldName } from '../field-kinds.ts'
import { textOf } from '../values.ts'
import { readLabel, type LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { channelRefusedIn } from './refusing.ts'
import { tokensOf } from './tokens.ts'
import type { Meaning } from './words.ts'

const CHANNEL = /^(?:channel|medium|type|name)$/i

const CONSENTS: Readonly<Record<string, FieldName>> = {
  email: 'email_consent',
  mail: 'email_consent',
  sms: 'sms_consent',
  text: 'sms_consent',
}

/** `do_not_contact`, `optOuts`, `dndSettings` */
export function isOfRefused(step: string): boolean {
  return readLabel(step).isNegative
}

/** `do_not_contact: [{channel: "email", reason: "manual"}]` */
export function refusedChannel({ path, labels: [label = ''], value }: Leaf): FieldName | undefined {
  const isNamed = CHANNEL.test(label) && path.slice(-2).some(isOfRefused)
  return isNamed ? CONSENTS[tokensOf(textOf(value) ?? '').join('')] : undefined
}

/** `contact_me: "no"`: a yes to it may be about what the form asks, a no refuses. */
const WRITE_ME =
  /^(?:please|you may|you can|may you|ok to|okay to)?(?:contact|email|e mail|mail|call|text|phone|message|write|write to|reach)(?: me| us)$|^(?:kontakta|mejla|maila|ring|skicka) (?:mig|oss)$|^(?:kontaktieren|schreiben) sie mich$|^(?:contactez|ecrivez|me contacter|contacter) ?(?:moi)?$|^(?:contactarme|contactenme|contactadme|escribirme)$|^(?:contattatemi|contattami|scrivetemi)$|^(?:contacteer|mail|bel) (?:me|mij)$|^kontakt (?:mig|meg)$|^(?:contactar me|contatem me)$|^kontakt ze mna$/
/** "OK to contact", "Kontaktaufnahme erlaubt", "Får kontaktas" */
const PERMITTED =
  /^(?:ok|okay|happy|allow(?:ed)?|permi[st]\w*|may|can|erlaub\w*|darf|durfen|far|tillat\w*|godkann\w*|autori[sz]\w*|lupa|saa|zgoda|consent\w*|akkoord|toestemming|tilladelse|tillatelse|agree|accept)$/
const CONTACTING =
  /^(?:contact(?:ed|er|o|s)?|kontakt\w{0,8}|contatt\w{0,4}|prospec\w*|kontaktaufnahme|yhteydenotto\w*)$/
/** A longer text says more. */
const PERMIT_WORDS = 6

function permits(label: string): boolean {
  const words = label.split(' ')
  return (
    words.length <= PERMIT_WORDS &&
    words.some((word) => PERMITTED.test(word)) &&
    words.some((word) => CONTACTING.test(word))
  )
}

/** A wish to be written to, answered by no: what the consent says then. */
export function refusedIn(said: LabelReading, { labels, value }: Leaf): LabelReading | undefined {
  const label = tokensOf(labels[0] ?? '').join(' ')
  if (readConsentWord(value) !== false) return undefined
  const channel = channelRefusedIn(label)
  if (channel) return { ...said, field: channel, meanings: new Set<Meaning>([channel]), isNegative: false }
  if (!(WRITE_ME.test(label) || permits(label))) return undefined
  return { ...said, field: 'consent', meanings: new Set<Meaning>(['consent']), isNegative: false }
}
