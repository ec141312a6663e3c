/** The sentences that a mailing is paused with (messaging/sending/words.ts, bounce-watch/words.ts), by name. */
import type { Said } from '../refusals.ts'

/** What is quoted in each is the server's own. */
const KNOWN: readonly (readonly [key: string, sentence: RegExp])[] = [
  ['unreachable', /^The .{1,20} could not be reached for a day: “([^]*)”\. Nobody is lost\./],
  ['refused', /^The .{1,20} refuses every recipient: “([^]*)”\. Those it refused/],
  ['unanswered', /^The .{1,20} takes messages and does not say that it has them: “([^]*)”\. Nobody/],
  ['doubted', /^So many recipients were refused that it must be us [^:]*: “([^]*)”\. Nobody was/],
  ['returned', /^(\d+) messages came back, too many /],
]

/** Undefined: only the sentence itself says it. */
export function saidOfPause(sentence: string): Said | undefined {
  for (const [key, pattern] of KNOWN) {
    const found = pattern.exec(sentence)
    if (found) return { key, values: found.slice(1) }
  }
  return undefined
}
