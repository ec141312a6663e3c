/** Words that only say that what is denied is a kind of what is wanted: "not the in-ear kind", "pas du genre intra-auriculaire". Pure. */
import { conceptsOf } from './concepts.ts'
import type { Token } from './tokens.ts'
import { refusedBy } from './privatives.ts'

/** Before it, and behind it. */
const KINDS = new Set(
  `kind kinds type types sort sorts variety varieties style styles
  sorten sorters sorterna sorter slaget slags typ typen varianten modellen stilen
  sorte sorten typs typen variante varianten stil ausfuhrung
  genre genres type types sorte sortes
  tipo tipos clase clases estilo estilos`.split(/\s+/),
)
/** A maker's "Art Deco" is none, but "eine Art von". */
const ART = 'art'
const OF = 'von'
/** "Inte en sån där". */
const SUCH = new Set('san sadan sant sadant sana sadana'.split(' '))
const HERE = new Set(['dar', 'har'])
/** "Not one that stands on the floor", "keine, die …". */
const ONES = new Set(['one', 'ones'])
const RELATIVE = new Set('that which who with for of made you'.split(' '))
/** "That doesn't make noise", "que no haga ruido", "qui ne fasse pas de bruit": what it does is nothing that is looked for. */
const MAKING = new Set(
  `make makes making produce produces cause causes leave leaves give gives emit emits gor gora ger avger orsakar lamnar
  fasse fassent font produise provoque laisse haga hagan hace hacen produzca provoque suelte suelta deje deja`.split(
    /\s+/,
  ),
)
/** "Nothing you wear", "inget man äter", "nichts was man isst". */
const ANYBODY = new Set('you one we man was on se that'.split(' '))
const OF_IT = new Set(['de', "d'", 'any', 'nagot', 'nagon'])

/** Where a word of these ends that stands before what is denied. */
export function kindAhead(tokens: readonly Token[], at: number): number | undefined {
  const key = tokens[at]?.key ?? ''
  const next = tokens[at + 1]
  if (next?.kind !== 'word') return undefined
  if (KINDS.has(key) || (key === ART && next.key === OF)) return at + 1
  if (HERE.has(key) && SUCH.has(tokens[at - 1]?.key ?? '')) return at + 1
  if (ONES.has(key) && RELATIVE.has(next.key)) return at + 1
  if (ANYBODY.has(key) && refusedBy(next.key).length > 0) return at + 1
  const thing = OF_IT.has(next.key) ? tokens[at + 2] : next
  return MAKING.has(key) && isKnown(thing) ? at + 1 : undefined
}

function isKnown(token: Token | undefined): boolean {
  return token?.kind === 'word' && (conceptsOf(token.text).length > 0 || refusedBy(token.key).length > 0)
}

/** And where one ends that stands behind it. */
export function kindBehind(tokens: readonly Token[], next: number): number {
  const before = tokens[next - 1]
  return before?.kind === 'word' && KINDS.has(tokens[next]?.key ?? '') ? next + 1 : next
}

/** "In-Ear-Sorte", "over-ear-varianten": what it is, and that it is a kind. */
export function kindApart({ kind, text, key }: Token): readonly [string, string] | undefined {
  const at = key.lastIndexOf('-')
  if (kind !== 'word' || at <= 0 || !KINDS.has(key.slice(at + 1))) return undefined
  const place = text.lastIndexOf('-')
  return [text.slice(0, place), text.slice(place + 1)]
}
