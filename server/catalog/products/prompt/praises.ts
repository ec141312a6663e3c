/** Denials that say how much somebody wants something: "can't resist", "nothing she loves more than", "nothing other than". Pure. */
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

const NO = new Set([
  ...NOTHING,
  ...'none no kein keine keinen keinem keiner keines keins aucun aucune ningun ninguna ninguno ingen inga'.split(
    ' ',
  ),
])
const OF = new Set(["d'", 'de'])
const OTHER = new Set(
  'other else anders andere anderen anderer anderes annat annan andra autre autres otro otra otros otras mas'.split(
    ' ',
  ),
)
const EXCEPT = new Set('except but besides ausser utom forutom sauf excepte sinon excepto salvo'.split(' '))
/** "Nada que no sea té", "nothing that isn't tea". */
const BUT_IT = ['que no sea', 'que no sean', "that isn't", 'that is not', "that aren't", 'that are not'].map(
  (words) => words.split(' '),
)
const NEVER = new Set('never aldrig nie niemals jamais nunca jamas'.split(' '))
const ANY = new Set(['anything'])
const ANYTHING = new Set('anything nagot nat was etwas chose cosa'.split(' '))
const MOST_WORDS = 5

/** Whether a word stands in "nichts anderes als", "nothing except", "rien d'autre que", behind which only what is named is wanted. */
export function isNothingElse(tokens: readonly Token[], at: number): boolean {
  for (let start = at; start > at - MOST_WORDS && start >= 0; start--)
    if ((nothingElseEnd(tokens, start) ?? 0) > at) return true
  return false
}

/** Where it ends; "keine andere Farbe als", "no colour other than" name what of. */
export function nothingElseEnd(tokens: readonly Token[], at: number): number | undefined {
  const key = tokens[at]?.key ?? ''
  if (NEVER.has(key)) return neverElseEnd(tokens, at)
  if (!NO.has(key)) return undefined
  const but = BUT_IT.find((words) => words.every((word, n) => tokens[at + 1 + n]?.key === word))
  if (but && NOTHING.has(key)) return at + 1 + but.length
  const start = OF.has(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1
  const other = [start, start + 1].find((place) => OTHER.has(tokens[place]?.key ?? ''))
  if (other === undefined)
    return NOTHING.has(key) && EXCEPT.has(tokens[start]?.key ?? '') ? start + 1 : undefined
  const than = [other + 1, other + 2].find((place) => isThan(tokens[place]))
  // Only one of both places holds what it is of.
  return than === undefined || than - start > 2 ? undefined : than + 1
}

/** "Never wears anything but", "trägt nie was anderes als", "jamais autre chose que". */
function neverElseEnd(tokens: readonly Token[], at: number): number | undefined {
  for (let place = at + 1; place < at + MOST_WORDS && tokens[place]?.kind === 'word'; place++) {
    const [key, behind] = [tokens[place]?.key ?? '', tokens[place + 1]]
    if (ANY.has(key) && EXCEPT.has(behind?.key ?? '')) return place + 2
    const than =
      ANYTHING.has(tokens[place - 1]?.key ?? '') || ANYTHING.has(behind?.key ?? '') ? place : undefined
    if (than === undefined || !OTHER.has(key)) continue
    const end = [place + 1, place + 2].find((end) => isThan(tokens[end]))
    if (end !== undefined) return end + 1
  }
  return undefined
}

function isThan(token: Token | undefined): boolean {
  return THAN.has(token?.key ?? '') || EXCEPT.has(token?.key ?? '')
}
