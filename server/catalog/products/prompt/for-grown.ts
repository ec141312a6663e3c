/** Whom what may help is for: of a grown-up who builds or never sits still nothing that children play with. Pure. */
import { namesChild } from './age-amounts.ts'
import { conceptsOf } from './concepts.ts'
import type { Guess } from './interpretation.ts'
import { recipientOf } from './recipients.ts'
import type { Token } from './tokens.ts'

const PLAYTHINGS =
  /^(?:toy-.*|dolls-pram|doll|baby-doll|fashion-doll|dollhouse|hand-puppet|push-along-toy|comforter-toy|hobby-horse|rocking-horse|marble-run|play-.*|pretend-play|ride-on-toy|pedal-car|stacking-rings|building-blocks|magnetic-tiles|childrens-book|balance-bike|tricycle|sand-toys)$/
const GROWN = new Set(['women', 'men', 'adult'])
/** They may be children. */
const SIBLINGS =
  /sister|brother|syst|bror|broder|schwester|bruder|soeur|sœur|frere|herman|prim[oa]|cousin|kusin/
const YOUNG = new Set(['child', 'girl', 'boy', 'baby', 'pregnancy', 'newborn', 'toddler', 'school'])
const OF_CHILDREN =
  /^(?:pregnan|gravid|schwanger|enceinte|embaraz|kind|barn|kid|child|enfant|nin[oa]|hij[oa]|bab|beb|school|skol|schul|ecole|escuel|twin|tvilling|zwilling)/

export function forGrown(tokens: readonly Token[], guesses: readonly Guess[]): readonly Guess[] {
  const isOfYoung = namesChild(tokens) || tokens.some(isYoung)
  return isOfYoung || !tokens.some(isGrown) ? guesses : guesses.filter(({ id }) => !PLAYTHINGS.test(id))
}

function isGrown({ text, key }: Token): boolean {
  return GROWN.has(recipientOf(text, true) ?? '') && !SIBLINGS.test(key)
}

function isYoung({ text, key }: Token): boolean {
  return (
    recipientOf(text, true) === 'child' ||
    OF_CHILDREN.test(key) ||
    conceptsOf(text).some(({ id }) => YOUNG.has(id))
  )
}
