/** What the spellings of a name share. Pure. */
import { foldAccents } from '../../lib/text.ts'

/** A longer name is nobody's. */
export const NAME_LENGTH = 200

/** What the spellings of a name share: `E-Mail`, `e_mail` and `EMAIL` are one, and so are `Förnamn` and `fornamn`. */
export function nameKey(name: string): string {
  return name.length > NAME_LENGTH ? '' : foldAccents(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
