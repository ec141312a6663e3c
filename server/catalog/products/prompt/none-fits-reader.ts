/** Reads that none of something does what it should, as what is wanted: "keine Steckdose passt im Ausland", "none of my chargers work", "ingen hjälm sitter bra". */
import { isFiller } from './fillers.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Less than any denial that begins in it. */
const COST = 0
const MOST_SMALL = 3
const NONE = new Set(
  'no none ingen inget inga kein keine keiner keins keines aucun aucune ningun ninguno ninguna'.split(' '),
)
/** "None of my", "keiner meiner", "aucun de mes". */
const SMALL = new Set(
  'of the my our av de des del min mina vara mitt meiner unserer mes nos mis nuestros nuestras single one'.split(
    ' ',
  ),
)
const FITTING = new Set(
  `fit fits fitted work works worked stays stay lasts last holds hold suits suit helps
  passar passade fungerar fungerade funkar funkade haller sitter racker hjalper
  passt passen passte funktioniert funktionieren halt halten sitzt sitzen geht gehen reicht hilft taugt
  va vont marche marchent fonctionne fonctionnent convient tient tiennent rentre entre
  funciona funcionan sirve sirven cabe caben vale valen encaja encajan aguanta aguantan entra dura`.split(
    /\s+/,
  ),
)
/** Between the thing and what it does: "no shoe ever fits", "ne va". */
const BETWEEN = new Set('ever really properly me ne n se richtig nagonsin mir me'.split(' '))

export function readNoneFits({ tokens }: Scene, at: number): Reading | undefined {
  if (!NONE.has(tokens[at]?.key ?? '') || !isBegun(tokens[at - 1])) return undefined
  const start = behind(tokens, at + 1, SMALL)
  const said = tokens[start]?.kind === 'word' ? phraseOrWordAt(tokens, start) : undefined
  if (!said || isFiller(said.text) || !isGood(said.text)) return undefined
  const verb = behind(tokens, said.next, BETWEEN)
  if (!FITTING.has(tokens[verb]?.key ?? '')) return undefined
  return {
    kind: 'word',
    cost: COST,
    next: verb + 1,
    add: ({ words }) => addOnce(words.all, said.text),
  }
}

/** "A hat, no helmet fits" asks for one. */
function isBegun(before: Token | undefined): boolean {
  return before?.kind !== 'word' || before.key.length <= MOST_SMALL || isFiller(before.text)
}

function behind(tokens: readonly Token[], start: number, small: ReadonlySet<string>): number {
  let at = start
  while (at < start + MOST_SMALL && small.has(tokens[at]?.key ?? '')) at += 1
  return at
}
