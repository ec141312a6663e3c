/** A no that stands, whatever it was said to: of it nothing else follows than that somebody wants no messages. Pure. */
import { readConsentWord } from '../consent-words.ts'
import { isConsent } from '../field-kinds.ts'
import { each } from '../values.ts'
import { isOfConditions, type LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'

/** A no to messages is the contact's, whoever was to send them. */
export function isRefusal({ field, isNegative }: LabelReading, { value }: Leaf): boolean {
  return (
    field !== undefined &&
    isConsent(field) &&
    !isNegative &&
    each(value).some((one) => readConsentWord(one) === false)
  )
}

/** A no to a consent stands, whatever it is to; of a yes to conditions nothing follows. */
export function refusesConditions(reading: LabelReading, { value }: Leaf): boolean {
  return (
    isOfConditions(reading) &&
    (reading.isNegative || each(value).some((one) => readConsentWord(one) === false))
  )
}

const CONTACT_BY =
  /^(?:(?:please|can|may|you may|ok to|okay to) )?(?:contact(?:ed)?|reach|notify|inform|kontakt(?:a|as|er|es|ieren)?|contacter|contatt[oai]|contactar|contacto|contacteren|yhteydenotto|kontaktowac)(?: me| us| mig| mich| moi| meg| mij)? (?:by|via|per|with|on|par|por|pa|med|mit|met|z|przez) (e ?mails?|mail|mejl|epost|e post|courriel|correo(?: electronico)?|sms|text(?: messages?)?|txt)$/

/** `contact_by_email: false`: a no to being written to by it. */
export function channelRefusedIn(label: string): 'email_consent' | 'sms_consent' | undefined {
  const [, channel] = CONTACT_BY.exec(label) ?? []
  if (channel === undefined) return undefined
  return /^(?:sms|text|txt)/.test(channel) ? 'sms_consent' : 'email_consent'
}
