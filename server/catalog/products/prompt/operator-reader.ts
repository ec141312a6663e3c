/** Reads explicit operators: `vendor:Acme`, `tag:"new in"`, `collection:Summer,Winter`, `sale:no`, `in:stock`. */
import { currencyCode } from './currencies.ts'
import { fold, squash } from './fold.ts'
import type { Interpretation } from './interpretation.ts'
import { findName, type NameIndex } from './names.ts'
import { addNames, type Reading, type Scene } from './reading.ts'
import type { Token } from './tokens.ts'

type Field = 'vendors' | 'collections' | 'tags' | 'sale' | 'stock' | 'currency'

const FIELDS: ReadonlyMap<string, Field> = new Map([
  ...['vendor', 'brand', 'marke', 'marque', 'marca'].map((word) => [word, 'vendors'] as const),
  ...['collection', 'category', 'kollektion', 'kategori', 'kategorie'].map(
    (word) => [word, 'collections'] as const,
  ),
  ...['categorie', 'coleccion', 'categoria'].map((word) => [word, 'collections'] as const),
  ...['tag', 'tags', 'etikett', 'etiqueta', 'etiquette'].map((word) => [word, 'tags'] as const),
  ...['sale', 'onsale', 'rea'].map((word) => [word, 'sale'] as const),
  ...['stock', 'instock', 'available', 'lager'].map((word) => [word, 'stock'] as const),
  ['currency', 'currency'],
  ['valuta', 'currency'],
])
const STATES: ReadonlyMap<string, Field> = new Map([
  ['sale', 'sale'],
  ['discounted', 'sale'],
  ['stock', 'stock'],
  ['available', 'stock'],
])
const NO = new Set(['no', 'false', '0', 'nej', 'nein', 'non', 'off'])

/** A name given by operator is taken at its word even when the workspace has none such: nothing then matches. */
export function readOperator({ tokens, ...scene }: Scene, at: number): Reading | undefined {
  const word = tokens[at]
  const colon = tokens[at + 1]
  if (word?.kind !== 'word' || colon?.text !== ':' || !colon.glued) return undefined
  const state = word.key === 'is' || word.key === 'in' ? STATES.get(tokens[at + 2]?.key ?? '') : undefined
  const field = state ?? FIELDS.get(word.key)
  if (field === undefined) return undefined
  const { values, next } = valuesFrom(tokens, at + 2)
  if (values.length === 0) return undefined
  const first = fold(values[0] ?? '')
  const isYes = state !== undefined || !NO.has(first)
  if (field === 'sale')
    return { kind: 'sale', next, add: (into, negated) => (into.onSale = isYes !== negated) }
  if (field === 'stock')
    return { kind: 'availability', next, add: (into, not) => (into.available = isYes !== not) }
  if (field === 'currency')
    return { kind: 'price', next, add: (into) => addCurrency(into, first, scene.shop) }
  // "Collection: Game Shelf" is one name, where there is one.
  const known = findName(tokens, at + 2, scene[field])
  const isLonger = known !== undefined && known.next > next
  const names = isLonger ? known.names : values.flatMap((value) => spelled(value, scene[field]))
  return {
    kind: 'names',
    next: isLonger ? known.next : next,
    add: (into, negated) => addNames(into[field], names, negated),
  }
}

function addCurrency({ prices }: Interpretation, spelling: string, shop: string | undefined): void {
  const code = currencyCode(spelling, shop)
  if (code !== undefined) prices.currency ??= code
}

function spelled(value: string, index: NameIndex): readonly string[] {
  return index.spellings.get(squash(value)) ?? [value]
}

/** Values run to the next space; a comma without a space parts them. */
function valuesFrom(tokens: readonly Token[], at: number): { values: string[]; next: number } {
  const parts: string[] = []
  let next = at
  for (; next < tokens.length; next++) {
    const token = tokens[next]
    if (token === undefined || (next > at && !token.glued)) break
    if (token.text === ',' || next === at || tokens[next - 1]?.text === ',') parts.push('')
    if (token.text !== ',') parts[parts.length - 1] += token.text
  }
  return { values: parts.filter((part) => /[\p{L}\p{N}]/u.test(part)), next }
}
