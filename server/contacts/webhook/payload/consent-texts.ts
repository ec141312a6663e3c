/** What a box agrees to, where its text is sent beside it: `consent: "1"`, `consent_text: "I agree to the privacy policy"`. Pure. */
import { textOf } from '../values.ts'
import { agreesToOther, isBareConsent } from './agreements.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

const TEXT = /^(?:text|texts|statement|wording|label|description|copy|message)$/
/** A shorter one says no more than the label. */
const TEXT_WORDS = 3

/** The same leaves, where the only consent that is named so is one to conditions: then that is what it is called. */
export function withConsentTexts(leaves: readonly Leaf[]): readonly Leaf[] {
  const texts = leaves.filter(isConsentText)
  const isOfConditions = texts.length > 0 && texts.every(({ value }) => agreesToOther(textOf(value) ?? ''))
  if (!isOfConditions) return leaves
  return leaves.map((leaf) =>
    isBareConsent(tokensOf(leaf.labels[0] ?? '')) && !isConsentText(leaf)
      ? { ...leaf, labels: ['terms', ...leaf.labels.slice(1)] }
      : leaf,
  )
}

/** "Consent (Text)", `consent_statement` */
function isConsentText({ labels, value }: Leaf): boolean {
  const words = tokensOf(labels[0] ?? '')
  const text = textOf(value) ?? ''
  return (
    TEXT.test(words.at(-1) ?? '') &&
    isBareConsent(words.slice(0, -1)) &&
    text.length <= 2_000 &&
    tokensOf(text).length >= TEXT_WORDS
  )
}
