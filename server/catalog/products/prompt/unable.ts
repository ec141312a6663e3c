/** Denials that refuse nothing: what somebody can not do, understand or leave off. Pure. */
import type { Token } from './tokens.ts'

export const DENYING = new Set(
  'not inte ej nicht pas plus no never aldrig nie niemals jamais nunca'.split(' '),
)
const ABLE = new Set(
  'can could kan kunde kann kannst konnen konnte peux peut arrive arrivons puedo puede podemos pueden consigo logra logro'.split(
    ' ',
  ),
)
/** What somebody can not say or follow is a trouble too: "no hablo japonés". */
const KNOWING = new Set(
  'speak speaks speaking understand talar pratar forstar spreche sprechen spricht verstehe verstehen parle parlons parlent comprends comprenons hablo hablamos hablan entiendo entendemos'.split(
    ' ',
  ),
)
/** Who does not sleep, see or grow has a trouble: nothing that is sold does. */
const LIVING = new Set(
  `sleep sleeps hear hears grow grows breathe breathes sover somnar hor vaxer andas schlaft schlafe schlafen hort hore wachst atmet dort dors dorment entend entends
  voit pousse respire duerme duermo duermen oye oigo ve ven crece respira`.split(/\s+/),
)
export const NONE = new Set('no kein keine keinen nada ingen inget inga'.split(' '))
/** What a thing may not be, cost or have, and what somebody can not take, is refused. */
const BEING = new Set(
  `be cost exceed have contain go vara kosta overstiga ha innehalla ga bli sein kosten uberschreiten ubersteigen haben enthalten etre couter
  depasser exceder avoir contenir ser estar costar superar pasar sobrepasar exceder tener contener llevar eat drink stand tolerate ata dricka tala essen trinken vertragen
  manger boire supporter comer beber tomar tolerar soportar`.split(/\s+/),
)
const BEHIND = 3
const ABOUT = new Set('about of om von uber de du des sobre'.split(' '))
/** "Can not stop sneezing", "je n'arrête pas de", "slutar aldrig": it goes on. Before a denial stands a verb, and no "bus stop". */
const ENDING = new Set('slutar upphor arrete arretes arretent arretons cesse cesses cessent'.split(' '))
/** To end something, which is no slip of what is at its end. */
export const TO_END = new Set(
  'stop stopping cease quit sluta upphora aufhoren arreter cesser dejo deja dejan dejamos dejar'.split(' '),
)
/** "No paro de", but not "no para niños"; "hör nicht auf". */
const WITH_OF = new Set('paro para paran paramos'.split(' '))
const WITH_UP = new Set('hor hore hort horen'.split(' '))

/** Whether what a denial denies is that something ends. */
export function isCeasing(tokens: readonly Token[], at: number): boolean {
  const [before = '', key = '', next = '', after = ''] = [-1, 0, 1, 2].map(
    (step) => tokens[at + step]?.key ?? '',
  )
  if (!DENYING.has(key)) return false
  return (
    ENDING.has(before) ||
    TO_END.has(next) ||
    (WITH_OF.has(next) && after === 'de') ||
    (WITH_UP.has(before) && next === 'auf')
  )
}

/** But for denials that something ends: "el bebé no para de llorar". */
export function withoutCeasing(tokens: readonly Token[], from: number, end: number): Token[] {
  return tokens.slice(from, end).filter((_, at) => !isCeasing(tokens, from + at))
}

/** "I can't sleep" is a trouble, and refuses nothing; "it can't be red" does. */
export function isUnable(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  if (!DENYING.has(key) && !NONE.has(key)) return false
  const around = [-2, -1, 1, 2].map((step) => tokens[at + step]?.key ?? '')
  // A book that does not speak of baking is refused if it does.
  const isAbout = DENYING.has(key) && [1, 2].some((step) => ABOUT.has(tokens[at + step]?.key ?? ''))
  if (around.some((word) => KNOWING.has(word))) return !isAbout
  if (!DENYING.has(key)) return false
  if (LIVING.has(around[1] ?? '') || LIVING.has(around[2] ?? '')) return true
  const behind = tokens.slice(at + 1, at + 1 + BEHIND)
  return (
    around.some((key) => ABLE.has(key)) &&
    behind.every(({ key, kind }) => kind !== 'number' && !BEING.has(key))
  )
}

const ENOUGH = new Set(
  'enough tillrackligt genug genugend assez suffisamment suficiente suficientes bastante'.split(' '),
)

/** "No. 5", but "no 90x200". */
export function isNumbered(tokens: readonly Token[], at: number): boolean {
  const isSize = /^x\d/u.test(tokens[at + 1]?.key ?? '')
  return (tokens[at]?.kind === 'number' && !isSize) || tokens[at]?.text === '.'
}

/** "Not enough light" is a trouble. */
export function isTooLittle(tokens: readonly Token[], at: number): boolean {
  return ENOUGH.has(tokens[at + 1]?.key ?? '')
}
