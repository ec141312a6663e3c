/** A prompt, or a word of one, as it is looked up. Pure. */
import { fold } from '../prompt/fold.ts'

/** Without case, accents or needless spaces. */
export function promptKey(prompt: string): string {
  return fold(prompt).replaceAll(/\s+/g, ' ').trim()
}
