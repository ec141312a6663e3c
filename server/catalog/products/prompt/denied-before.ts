/** "Can't do without cheese", "ne peut pas se passer de", "kann nicht auf Käse verzichten": a refusal that is denied is none. Pure. */
import type { Token } from './tokens.ts'

const REACH = 3
const DENYING = new Set(
  'not dont doesnt didnt cant cannot couldnt wont wouldnt never nicht nie inte ej aldrig pas jamais no nunca'.split(
    ' ',
  ),
)

export function isDeniedBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - REACH), at)
  const said = before.slice(before.findLastIndex(({ kind }) => kind === 'sign') + 1)
  return said.some(({ key }) => DENYING.has(key))
}
