/** A prompt's tokens before any of them is read: with words in place of others that mean the same more plainly. Pure. */
import { withChildsFriends } from './childs-friend.ts'
import { withPresentsChippedIn } from './chipped-in.ts'
import { withForBehind } from './for-between.ts'
import { withoutHomonyms } from './homonyms.ts'
import { withSomething } from './implements.ts'
import { withNothingFor } from './nothing-for.ts'
import { withPaintersCloth } from './painted-on.ts'
import type { Token } from './tokens.ts'
import { plainlyWhom } from './whose.ts'
import { withWordedMeasures } from './worded-measures.ts'

export function readyTokens(scanned: readonly Token[]): Token[] {
  const measured = withPresentsChippedIn(withPaintersCloth(withNothingFor(withWordedMeasures(scanned))))
  return plainlyWhom(withForBehind(withChildsFriends(withSomething(withoutHomonyms(measured)))))
}
