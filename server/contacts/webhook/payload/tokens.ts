/** The words of a key or a label. Pure. */
import { foldAccents } from '../../../lib/text.ts'

/** A longer name is nobody's. */
const LABEL_LENGTH = 500
const WORDS_MAXIMUM = 40

/** More than one delivery has of labels that are looked at, so that each is taken apart once; a long one is a text. */
const REMEMBERED = 12_000
const REMEMBERED_LENGTH = 100
const remembered = new Map<string, readonly string[]>()

/** Whether a label is plain letters, digits and signs, whose words put together need no taking apart. */
const PLAIN = /^[\x20-\x3b\x3d\x3f-\x7e]*$/

/** `noQuieroRecibirOfertas` → no Quiero Recibir Ofertas: a sentence that a program made a key of. */
export function camelApart(text: string): string {
  // Most have no capitals, which is cheaper to see.
  return text === text.toLowerCase() ? text : text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
}

/** The words of a label written as one: `yourEmail_address2` → youremailaddress2. */
export function lettersOf(label: string): string {
  return PLAIN.test(label) ? label.toLowerCase().replaceAll(/[^a-z\d]/g, '') : tokensOf(label).join('')
}

/** `yourEmail_address2` → your, email, address, 2. Without case, accents and punctuation. */
export function tokensOf(label: string): readonly string[] {
  const known = remembered.get(label)
  if (known) return known
  const words = wordsIn(label)
  if (label.length > REMEMBERED_LENGTH) return words
  if (remembered.size >= REMEMBERED) remembered.clear()
  remembered.set(label, words)
  return words
}

function wordsIn(label: string): readonly string[] {
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
