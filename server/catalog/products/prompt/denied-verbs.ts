/** French puts what something does between the two words that deny it: "qui ne se pose pas par terre", "ne fasse pas de bruit". Pure. */
import type { Token } from './tokens.ts'

const NE = new Set(['ne', "n'"])
const SELF = new Set(['se', "s'"])
const DENYING = new Set(['pas', 'plus', 'jamais'])
/** Verbs that are nothing that is looked for. */
const VERBS = new Set(
  'pose posent mette mettent met fasse fassent fait font branche branchent accroche accrochent colle collent tient tienne prend prenne prennent'.split(
    ' ',
  ),
)

/** The tokens without what is only done. */
export function withoutDeniedVerbs(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ key }) => NE.has(key))) return tokens
  return tokens.filter((token, at) => {
    const isVerb = VERBS.has(token.key) && DENYING.has(tokens[at + 1]?.key ?? '')
    return !(isVerb && isBehindNe(tokens, at))
  })
}

function isBehindNe(tokens: readonly Token[], at: number): boolean {
  const before = SELF.has(tokens[at - 1]?.key ?? '') ? at - 2 : at - 1
  return NE.has(tokens[before]?.key ?? '')
}
