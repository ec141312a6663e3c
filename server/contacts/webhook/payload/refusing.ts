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
