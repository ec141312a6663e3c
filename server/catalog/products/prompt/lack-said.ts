/** What nobody wants gone: where it is said that there is none, there should be some. Pure. */
import { fold } from './fold.ts'
import type { Token } from './tokens.ts'

export const foldedSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(fold))

/** Tokens between the denial and what is denied. */
const REACH = 4
/** They deny a thing. */
export const OF_THINGS = foldedSet(
  'no kein keine keinen keinem ingen inget inga without utan ohne sans sin pas plus aucun aucune ningún ninguna zero',
)
/** Nobody wants it gone: where there is none, there should be some. */
export const LACKED = foldedSet(
  `room space place light lights daylight electricity power signal reception wifi time energy sleep idea ideas clue water air shade privacy heating motivation appetite grip longer
  plats utrymme ljus dagsljus ström el mottagning tid ork energi sömn aning idé idéer vatten luft skugga insyn värme lust aptit grepp
  platz licht tageslicht strom empfang zeit lust energie schlaf ahnung idee ideen wasser luft schatten privatsphäre heizung appetit halt
  place lumière électricité courant réseau temps énergie sommeil idée idées eau air ombre intimité chauffage motivation appétit prise
  sitio espacio hueco luz electricidad corriente cobertura señal tiempo energía sueño idea ideas agua aire sombra intimidad calefacción ganas apetito agarre`,
)
/** "Sin luz en el pasillo", "no room in the hall": what there is none of is the matter. */
export function saysLack(tokens: readonly Token[]): boolean {
  const [first, ...others] = tokens.slice(0, REACH)
  return OF_THINGS.has(first?.key ?? '') && others.some(({ key }) => LACKED.has(key))
}
