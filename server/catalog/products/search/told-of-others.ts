/** Words that name a thing and tell of the others of a name: linen in "Fotoalbum linne", a colour in "Weekendbag cognac". Pure. */
import { conceptsOf, kindsOf, type Concept, type Span } from '../prompt/concepts.ts'
import { partsOf } from '../prompt/compounds.ts'
import type { Language } from '../prompt/interpretation.ts'
import { traitsOf } from '../prompt/traits.ts'
import { isCounted } from './what-tells.ts'

/** Behind what it is said of, or not in a name, no thing: no "bolsa impermeable" is a raincoat, and "cire" is wax. */
const TELLING = new Set(['impermeable', 'impermeables', 'cire'])
/** Nor behind another thing in a name: "Toilette chimique portable". */
const TOLD = new Set('portable portables mobile mobiles movil moviles cognac'.split(' '))
/** What these say is also what is in it; and what keeps the wind out is a jacket against it. */
const BOTH = /-(?:taste|scent|note|content)$|^(?:windproof|porcelain)$/

/** What compounds of these languages end in, of whatever animal or plant: "Hirschleder", "fårskinn", no "Kunstleder" and no "Stahlwolle". */
const MADE: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^(?!kunst|vegan|stahl|holz|stein|glas|mineral|zucker).{3,}?(leder|baumwolle|wolle|seide|latex|kautschuk)$/,
  sv: /^(?!konst|fusk|vegan).{3,}?(lader|skinn|bomull|siden|latex)$/,
}

interface InName {
  readonly heads: ReadonlySet<Span>
  readonly isName: boolean
  readonly texts: readonly string[]
}

/** What a word says where it stands: beside what the name names only what that is like. */
export function toldIn(span: Span, { heads, isName, texts }: InName): readonly Concept[] {
  const { concepts, start, end } = span
  const text = texts[start] ?? ''
  const traits = concepts.filter(({ isThing }) => !isThing)
  if (end - start > 1 || heads.has(span)) return concepts
  if (!isName) return TELLING.has(text) ? traits : concepts
  const isBehind = [...heads].some((head) => head.start < start)
  // "Zapatero apilable 4 niveles" says how many it has.
  const isOther = TELLING.has(text) || TOLD.has(text) || isCounted(span, texts)
  return (heads.size > 0 && isEither(concepts)) || (isBehind && isOther) ? traits : concepts
}

/** Those that do not only tell of what the name names beside them. */
export function notTelling(
  naming: readonly Span[],
  texts: readonly string[],
  types: ReadonlySet<string>,
): readonly Span[] {
  return naming.filter((span) => !tellsOfOther(span, texts, types))
}

/** Beside a compound that names a thing, or of a type that names another, it does not say what the product is. */
function tellsOfOther(span: Span, texts: readonly string[], types: ReadonlySet<string>): boolean {
  const { concepts, start, end } = span
  if (start === 0 || end - start > 1 || !(TOLD.has(texts[start] ?? '') || isEither(concepts))) return false
  const isTyped = concepts.some(({ id }) => types.has(id) || kindsOf(id).some((kind) => types.has(kind)))
  return !isTyped && (types.size > 0 || texts.slice(0, start).some(isCompound))
}

/** Of a first part that may be either what it says of the second. */
export function traitsIn(concepts: readonly Concept[]): readonly Concept[] {
  return isEither(concepts) ? concepts.filter(({ isThing }) => !isThing) : concepts
}

function isEither(concepts: readonly Concept[]): boolean {
  return concepts.some(({ id, isThing }) => !isThing && !BOTH.test(id))
}

function isCompound(text: string): boolean {
  const [head] = conceptsOf(text).length > 0 ? [] : partsOf(text)
  return head !== undefined && conceptsOf(head).some(({ isThing }) => isThing)
}

/** The material, of a compound that no table has and whose first part is no word of one. */
export function madeOf(text: string, languages: readonly Language[]): readonly string[] {
  return languages.flatMap((language) => {
    const end = MADE[language]?.exec(text)?.[1]
    return end === undefined ? [] : traitsOf(end).map(({ id }) => id)
  })
}
