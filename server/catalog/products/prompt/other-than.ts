/** "In another colour than", "i valfri färg utom", "d'une autre matière que": what follows is refused. Pure. */
import { partWordsOf } from './part-words.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

const SMALL = set(
  "in of from a an the made i av en ett den aus der die das einem einer einen eine ein dem von d' de du des dans une un el la los las con",
)
const OTHER = set(
  'another other different annan annat andra anderen anderer andere anderes anderem autre autres otro otra otros otras distinto distinta diferente',
)
const ANY = set(
  `any every each all whatever whichever valfri valfritt vilken vilket vilka alla varje jeder jede jedes jedem allen alle beliebiger beliebigem egal welche welcher welches
  n' importe quelle quel quelles tout toute tous toutes les cualquier cualquiera todos todas`,
)
const TRAITS = set(
  `colour colours color colors shade shades material materials fabric pattern patterns flavour flavor scent farg farger kulor tyg monster smak doft
  farbe farben farbton stoff muster geschmack duft couleur couleurs coloris teinte matiere matieres tissu motif gout parfum colores materiales tejido
  estampado sabor aroma`,
)
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

/** Where the words that except end; undefined where nothing is excepted of a trait. */
export function otherThanEnd(tokens: readonly Token[], at: number): number | undefined {
  const first = past(tokens, at, SMALL)
  const other = past(tokens, first, OTHER)
  const any = past(tokens, first, ANY)
  const trait = past(tokens, Math.max(other, any), SMALL)
  if (!TRAITS.has(keyAt(tokens, trait))) return undefined
  const behind = past(tokens, trait + 1, LIKED)
  if (any > first) return endBehind(tokens, behind, EXCEPT, EXCEPTING)
  if (other > first) return endBehind(tokens, behind, THAN, THAN)
  // "A colour other than red", "de un color distinto del rojo".
  const than = past(tokens, behind, OTHER)
  return than === behind ? undefined : endBehind(tokens, than, THAN, THAN)
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
  while (end < at + MOST_SKIPPED && words.has(keyAt(tokens, end))) end += 1
  return end
}

function keyAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.key ?? ''
}
