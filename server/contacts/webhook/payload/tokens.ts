/** The words of a key or a label. Pure. */
import { foldAccents } from '../../../lib/text.ts'

/** A longer name is nobody's. */
const LABEL_LENGTH = 500
const WORDS_MAXIMUM = 40

/** `yourEmail_address2` → your, email, address, 2. Without case, accents and punctuation. */
export function tokensOf(label: string): readonly string[] {
  const parts = label
    .slice(0, LABEL_LENGTH)
    .replace(/<[^<>]{0,100}>/g, ' ')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
  const words = foldAccents(parts).match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
  return words.slice(0, WORDS_MAXIMUM)
}
