/** What makes two spellings one tag. */
import { normalized } from '../../lib/text.ts'

/** Whatever carries tags, by the spelling each is shown with. */
export interface Tagged {
  readonly tags: readonly string[]
}

/** What two spellings of one tag share: tags are compared without case (docs/decisions). */
export function tagKey(name: string): string {
  return normalized(name, 'NFC').toLowerCase()
}
