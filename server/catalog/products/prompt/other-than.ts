/** "In another colour than", "i valfri färg utom", "from another maker than", "från annan än": what follows is refused. Pure. */
import { fold } from './fold.ts'
import { partWordsOf } from './part-words.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import { isMaterial } from './traits.ts'
import { keyAt, type Token } from './tokens.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const SMALL = set(
  `in of from by a an the made someone somebody i av en ett den fran nagon nan aus der die das einem einer einen eine ein dem von jemand jemandem d' de du des
  dans une un chez quelquun irgendwem el la los las con alguien`,
)
export const OTHER = set(
  'another other different annan annat andra anderen anderer andere anderes anderem autre autres otro otra otros otras distinto distinta distintos distintas diferente diferentes differente differents differentes ailleurs',
)
const ANY = set(
  `any every each all whatever whichever valfri valfritt vilken vilket vilka alla varje jeder jede jedes jedem allen alle beliebiger beliebigem egal welche welcher welches
  n' importe quelle quel quelles tout toute tous toutes les cualquier cualquiera todos todas`,
)
const TRAITS = set(
  `colour colours color colors shade shades material materials fabric pattern patterns flavour flavor scent farg farger kulor tyg monster smak doft
  farbe farben farbton stoff muster geschmack duft couleur couleurs coloris teinte matiere matieres tissu motif gout parfum colores materiales tejido
  estampado sabor aroma size sizes storlek storlekar grosse grossen taille tailles pointure talla tallas tamano medida medidas mass format`,
)
export const MAKERS = set(
  `maker makers manufacturer manufacturers brand brands make label company producer designer tillverkare tillverkaren marke varumarke producent
  hersteller herstellern marke marken firma anbieter marque marques fabricant fabricants createur marca marcas fabricante fabricantes`,
)
/** Of these something may be other "from" as well: "another brand from Acme" is one of theirs. */
const DIFFERING = set(
  'different distinto distinta distintos distintas diferente diferentes differente differents differentes',
)
export const THAN_ONLY = set("than but except besides an als que qu' no sea")
/** "Vilken färg som helst", "any colour at all". */
const LIKED = set('som helst at all')
const THAN = set("than but except from besides an als que qu' a de del al no sea")
const EXCEPT = set(
  `but except excluding besides save other than apart from for utom forutom ausser bis auf sauf excepte hormis menos excepto salvo que no sea not inte nicht pas nur bloss
  aber men fast bara mais in i en le la les el`,
)
/** Without one of them nothing is excepted: "in any colour in stock". */
const EXCEPTING = set(
  'but except excluding besides save apart utom forutom ausser bis sauf excepte hormis menos excepto salvo no not inte nicht pas',
)
const BUTS = set('but menos')
const ALL = set(
  'any anyone anybody all every everything whatever whichever whoever cualquier cualquiera todos todas',
)
const ANYBODY = set('anyone anybody whoever')
const OF_ALL = set('in from of the a an de en el la los las')
const ALL_REACH = 4
const MOST_SKIPPED = 3

const OF = set("de del du des d' von from a au")
/** "Distintas de", "différentes du", "different from": what follows is refused where it is a maker or a colour. */
export function differingEnd(tokens: readonly Token[], at: number): number | undefined {
  return DIFFERING.has(keyAt(tokens, at)) && OF.has(keyAt(tokens, at + 1)) ? at + 2 : undefined
}

/** Where the words that except end; undefined where nothing is excepted of a trait. */
export function otherThanEnd(tokens: readonly Token[], at: number): number | undefined {
  const first = past(tokens, at, SMALL)
  const other = past(tokens, first, OTHER)
  const differing = differingEnd(tokens, at)
  const different = tokens[differing === undefined ? -1 : past(tokens, differing, SMALL)]?.text ?? ''
  if (
    isColour(different) ||
    isMaterial(different) ||
    (isThing(different) && !TRAITS.has(fold(different)) && !MAKERS.has(fold(different)))
  )
    return differing
  const any = past(tokens, first, ANY)
  const trait = past(tokens, Math.max(other, any), SMALL)
  if (MAKERS.has(keyAt(tokens, trait))) return otherMakerEnd(tokens, [first, other, any, trait])
  if (!TRAITS.has(keyAt(tokens, trait)))
    return other > first ? endBehind(tokens, other, THAN_ONLY, THAN_ONLY) : undefined
  const behind = past(tokens, trait + 1, LIKED)
  // "Parfum autre que vanille" asks for that.
  if (at === 0 && trait === 0 && isThing(tokens[0]?.text ?? '')) return undefined
  if (any > first) return endBehind(tokens, behind, EXCEPT, EXCEPTING)
  if (other > first) return endBehind(tokens, behind, THAN, THAN)
  // "A colour other than red", "de un color distinto del rojo".
  const than = past(tokens, behind, OTHER)
  return than === behind ? undefined : endBehind(tokens, than, THAN, THAN)
}

/** "From another maker than", "a brand different from", "jedes Herstellers außer". */
function otherMakerEnd(
  tokens: readonly Token[],
  [first, other, any, maker]: readonly [first: number, other: number, any: number, maker: number],
): number | undefined {
  if (any > first) return endBehind(tokens, past(tokens, maker + 1, LIKED), EXCEPT, EXCEPTING)
  const behind = past(tokens, maker + 1, OTHER)
  if (other === first && behind === maker + 1) return undefined
  const than = DIFFERING.has(keyAt(tokens, behind > maker + 1 ? behind - 1 : other - 1)) ? THAN : THAN_ONLY
  return endBehind(tokens, behind, than, than)
}

/** "Any jacket but grey", "whatever but leather", "from anyone but Acme": a "but" that excepts of all, with what is excepted right behind it. */
export function butEnd(tokens: readonly Token[], at: number): number | undefined {
  if (!BUTS.has(keyAt(tokens, at))) return undefined
  const before = tokens.slice(Math.max(0, at - ALL_REACH), at)
  const said = before.slice(before.findLastIndex(({ kind }) => kind === 'sign') + 1)
  const end = past(tokens, at + 1, OF_ALL)
  const next = tokens[end]?.text ?? ''
  const isAnybody = ANYBODY.has(keyAt(tokens, at - 1))
  const isExcepted =
    isAnybody ||
    isColour(next) ||
    isThing(next) ||
    isDescriber(next) ||
    partWordsOf(next).length > 0 ||
    /^\p{Lu}/u.test(next)
  return said.some(({ key }) => ALL.has(key)) && isExcepted ? end : undefined
}

/** Behind words of the one kind, of which one is of the other. */
function endBehind(
  tokens: readonly Token[],
  at: number,
  words: ReadonlySet<string>,
  telling: ReadonlySet<string>,
): number | undefined {
  const end = past(tokens, at, words)
  return tokens.slice(at, end).some(({ key }) => telling.has(key)) ? end : undefined
}

function past(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let end = at
  // French "thé" is drunk.
  while (
    end < at + MOST_SKIPPED &&
    words.has(keyAt(tokens, end)) &&
    tokens[end]?.text.toLowerCase() !== 'thé'
  )
    end += 1
  return end
}
