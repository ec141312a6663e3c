/** Denials that say how much somebody loves something: "can't resist", "nothing she loves more than". Pure. */
import type { Token } from './tokens.ts'

/** What something is compared with stands behind these. */
export const THAN = new Set("than an als que qu'".split(' '))
const RESISTING = new Set(
  `resist resists resisting widerstehen widersteht widerstehe resiste resistent resister resisto resistir resistirse
  motsta motstar`.split(/\s+/),
)
export const NOTHING = new Set('nothing nichts rien nada inget ingenting'.split(' '))
const MORE = new Set('more better lieber mehr hellre mer plus mieux mas mejor'.split(' '))
const PRAISE_REACH = 6

/** What nobody resists is loved: "ne résiste pas aux sucreries"; so is what "nothing she loves more than" is said of. */
export function isPraise(tokens: readonly Token[], at: number): boolean {
  const around = tokens.slice(Math.max(0, at - 2), at + 4)
  if (around.some(({ key }) => RESISTING.has(key))) return true
  if (!NOTHING.has(tokens[at]?.key ?? '')) return false
  const behind = tokens.slice(at + 1, at + 1 + PRAISE_REACH)
  return behind.some(({ key }, n) => MORE.has(key) && THAN.has(behind[n + 1]?.key ?? ''))
}
