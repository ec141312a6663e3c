/** What a word of a product's material is made of, where no table has it: "Veloursleder", "Wollfilz", "bomullsblandning", mahogany. Pure. */
import { conceptsOf } from '../prompt/concepts.ts'

/** Folded, as compounds end in them: "Kunstleder" is in a table, and none. */
const ENDING =
  /(?<=.{3})(?:leder|lader|skinn|baumwolle|bomull|wolle|ull|holz|tra|stahl|stal|seide|siden|leinen|linne|glas|silber|silver|filz|latex|kautschuk|gummi)$/
/** And begin. */
const BEGINNING: readonly (readonly [RegExp, string])[] = [
  [/^baumwoll./, 'baumwolle'],
  [/^bomulls./, 'bomull'],
  [/^(?:woll|ull)./, 'wolle'],
  [/^(?:leinen|linne)./, 'leinen'],
  [/^(?:seiden|siden)./, 'seide'],
]
/** "Wollmischung", "cottonblend". */
const BLEND = /^(?<material>.{3,})(?:blandning|mischung|gemisch|mix|blend)$/
/** By other names. */
const NAMED: Readonly<Record<string, string>> = {
  wood: `cedar zeder cedre cedro ceder ash esche frene fresno larch larche meleze alerce lark mahogany mahagoni mahogny acajou caoba acacia akazie
    akacia maple ahorn lonn erable arce hickory willow weide saule sauce birnbaum parontra cherrywood kirschbaum korsbarstra olivewood`,
  plastic:
    'abs tpu tpe pvc tritan polystyrene polystyrol polystyren poliestireno eva hdpe ldpe plexiglas acrylglas polycarbonate polycarbonat polykarbonat policarbonato polypropylene polypropylen polypropen polipropileno polyethylene polyethylen polietileno melamine melamin melamina',
  nylon: 'polyamide polyamid poliamida',
  steel: 'rostfritt inox',
  denim: 'jeans',
}
const named = new Map(
  Object.entries(NAMED).flatMap(([material, words]) =>
    words.split(/\s+/).map((word) => [word, material] as const),
  ),
)

/** The word, and what it says that it is of. */
export function materialWords(word: string): string[] {
  const name = named.get(word)
  if (name !== undefined) return [word, name]
  if (conceptsOf(word).length > 0) return [word]
  const [head = ''] = ENDING.exec(word) ?? []
  const [, first = ''] = BEGINNING.find(([pattern]) => pattern.test(word)) ?? []
  const blended = BLEND.exec(word)?.groups?.['material'] ?? ''
  return [word, head, first, blended, blended.replace(/s$/, '')].filter((part) => part !== '')
}
