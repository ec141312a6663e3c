/** What does something to a thing is often called by both: windows are cleaned with a window cleaner, shoes kept in a shoe rack. Pure. */
import { conceptsOf, kindsOf } from './concepts.ts'
import { isNeed } from './departments/tables.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { endOf } from './phrases.ts'
import { recipientOf } from './recipients.ts'
import { isColour, isListed, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { KEPT_SO } from './place-reader.ts'
import { phraseOrWordAt, type WordAt } from './word-readers.ts'

/** What is done with things, in five languages > how the things for it are called, behind what it is done to. */
const VERBS = `
clean, polish, scrub, wipe | rengöra, göra rent, putsa, skrubba, torka av, städa | reinigen, putzen, säubern, saubermachen, schrubben, polieren | nettoyer, astiquer, frotter, récurer, cirer, décrasser | limpiar, fregar, pulir, abrillantar > cleaner, brush, wipes, cleaning cloth, polish, cleaning kit, shampoo
wash, rinse | tvätta, skölja | waschen, spülen | laver, rincer | lavar, enjuagar > shampoo, detergent, soap, wash
store, keep, stash, stow, organise, organize, sort, tidy, display | förvara, ställa, lägga, samla, sortera, organisera, ordna | aufbewahren, verstauen, lagern, unterbringen, ordnen, sortieren, aufräumen | ranger, stocker, organiser, trier, entreposer | guardar, almacenar, ordenar, organizar, poner > storage, rack, box, holder, organiser, stand, case, cabinet, shelf, jar, tray, album, cage
protect, cover | skydda, täcka, täcka över | schützen, abdecken, zudecken | protéger, couvrir, recouvrir | proteger, cubrir, tapar > cover, protector, case, guard, sleeve
charge, recharge | ladda | laden, aufladen | charger, recharger | cargar, recargar > charger, charging cable
carry, transport | bära, transportera, ta med | tragen, transportieren, mitnehmen | porter, transporter, emporter | llevar, transportar, cargar > bag, case, carrier, rack, backpack, trolley, sling
hang, hang up, mount | hänga, hänga upp, sätta upp, montera | aufhängen, hängen, montieren | accrocher, suspendre, fixer | colgar, fijar > hook, hanger, rack, rail, mount, holder, wire, rod
dry | torka | trocknen, abtrocknen | sécher, essuyer | secar > dryer, towel, drying mat
warm, warm up, heat | värma, värma upp | wärmen, beheizen, heizen, erwärmen | chauffer, réchauffer | calentar > warmer, heater
cool, chill | kyla, svalka | kühlen, abkühlen | refroidir, rafraîchir | enfriar, refrescar > cooler
sharpen | slipa, vässa | schärfen, schleifen, spitzen, anspitzen | aiguiser, affûter, tailler | afilar, sacar punta a > sharpener
measure, check, weigh | mäta, väga, kontrollera, hålla koll på | messen, wiegen, prüfen, kontrollieren | mesurer, peser, contrôler, surveiller | medir, pesar, controlar, vigilar > meter, gauge, scale, monitor, thermometer, tester
cut, slice, trim, chop, prune | klippa, skära, skiva, hacka, beskära, trimma | schneiden, stutzen, trimmen, hacken | couper, trancher, tailler, découper | cortar, podar, recortar, trocear > cutter, slicer, knife, scissors, clippers, trimmer, chopper
open | öppna | öffnen, aufmachen | ouvrir | abrir > opener
peel, press, squeeze, grind, mash, crack | skala, pressa, mala, mosa, knäcka | schälen, pressen, mahlen, stampfen, knacken | éplucher, presser, moudre, écraser, casser | pelar, exprimir, moler, machacar, cascar > peeler, press, grinder, mill, masher, cracker
remove, get rid of | ta bort, få bort, avlägsna | entfernen, loswerden | enlever, éliminer, retirer, ôter | quitar, eliminar, quitarme > remover
catch | fånga | fangen | attraper, piéger | atrapar, cazar > trap, net
repair, fix, mend | laga, reparera, lappa | reparieren, flicken | réparer, rafistoler | reparar, arreglar, parchear > repair kit, patches
hold, attach, fasten | hålla, fästa, sätta fast | halten, befestigen, festmachen | tenir, attacher, poser | sujetar, sostener, enganchar > holder, mount, stand, clip, strap
lock, secure | låsa, låsa fast | abschließen, sichern, absperren, anschließen | verrouiller, cadenasser, sécuriser | candar, asegurar, cerrar > lock, padlock
inflate, pump up, blow up, pump | pumpa, blåsa upp, pumpa upp | aufpumpen, aufblasen | gonfler | inflar, hinchar > pump
feed | mata, utfodra | füttern | nourrir, donner à manger à | alimentar, dar de comer a > feeder, food, bowl
light, light up, illuminate | lysa upp, belysa | beleuchten | éclairer, illuminer | iluminar, alumbrar > light, lamp
bake, make, brew | baka, göra, brygga | backen, machen, brauen | faire, préparer | hacer, preparar, hornear > maker, machine, tin, shaker
cook, boil, fry | laga, koka, steka | kochen, braten | cuire, cuisiner | cocinar, cocer, freír > cooker, pot, pan
play | spela | spielen | jouer au, jouer aux, jouer à, jouer à la | jugar al, jugar a, jugar a la > set, racket, bat
`

/** By column, forms that stand behind "for", "that" and "how do I": "cleaning", "rengör", "putzt", "nettoie", "limpie". */
const FORMS: readonly ((verb: string) => string[])[] = [
  (verb) => [
    `${verb.replace(/e$/, '').replace(/([^aeiou][aeiou])([bgmnpt])$/, '$1$2$2')}ing`,
    /(?:ch|sh|s|x)$/.test(verb) ? `${verb}es` : `${verb}s`,
  ],
  (verb) => [/[^a]ra$/.test(verb) ? verb.slice(0, -1) : `${verb}r`],
  (verb) => [`${verb.replace(/e?n$/, '')}t`, verb.replace(/n$/, '')],
  (verb) => [verb.replace(/er$/, 'e').replace(/y(?=e$)/, 'i')],
  (verb) => [verb.replace(/[aei]r$/, 'a'), verb.replace(/[aei]r$/, 'e')],
]

export interface Tools {
  /** By their English names. */
  readonly things: readonly string[]
  readonly next: number
}

interface Doing {
  readonly words: readonly string[]
  readonly heads: readonly string[]
}

/** First word → phrases, the longest first. */
const doings = tableOf(VERBS)
/** German verbs that words of what is done are made with: "zum Fensterputzen". */
const ENDS = VERBS.trim()
  .split('\n')
  .flatMap((row) => (row.split(' | ')[2] ?? '').split(', ').map(fold))
  .filter((verb) => /^\p{L}{3,}e[nr]n?$/u.test(verb))
const PARTICLES = new Set('up off away out upp bort undan weg auf'.split(' '))
const OF = new Set('of av von de des du d'.split(' '))
const MOST_SKIPPED = 5
const LEAST_OBJECT = 3
/** Words between what something is done to and a German verb. */
const REACH = 4
/** "Je veux pouvoir charger". */
const MODALS = new Set('kunna pouvoir poder'.split(' '))

/** The things for what is done, where a verb stands at the place; in German also behind what it is done to. */
export function toolsAt(
  tokens: readonly Token[],
  first: number,
  languages: readonly Language[],
): Tools | undefined {
  const start = MODALS.has(tokens[first]?.key ?? '') ? first + 1 : first
  const known = doingsAt(tokens, start)
  const [doing] = known
  if (doing) {
    const behind = start + doing.words.length
    const object = objectFrom(tokens, PARTICLES.has(tokens[behind]?.key ?? '') ? behind + 1 : behind)
    if (!object || KEPT_SO.has(tokens[object.next]?.key ?? '')) return undefined
    return toolsOf(idsOf(object.text, languages), known, object.next)
  }
  if (languages[0] !== 'de') return undefined
  return ofCompound(tokens[start], start + 1, languages) ?? ofBefore(tokens, start, languages)
}

/** "Meine Messer schärfen", "mein Handy im Auto zu laden". */
function ofBefore(
  tokens: readonly Token[],
  start: number,
  languages: readonly Language[],
): Tools | undefined {
  const object = objectFrom(tokens, start)
  if (!object) return undefined
  for (let at = object.next; at <= object.next + REACH; at++) {
    const known = doingsAt(tokens, at)
    if (known.length > 0) return toolsOf(idsOf(object.text, languages), known, at + 1)
  }
  return undefined
}

/** "Fensterputzen". */
function ofCompound(
  token: Token | undefined,
  next: number,
  languages: readonly Language[],
): Tools | undefined {
  const key = token?.kind === 'word' ? token.key : ''
  const verb = ENDS.find((end) => key.endsWith(end) && key.length - end.length >= LEAST_OBJECT)
  if (verb === undefined) return undefined
  return toolsOf(idsOf(key.slice(0, -verb.length), languages), doings.get(verb) ?? [], next)
}

/** The longest at the place, with others that are spelt so: "laga". */
function doingsAt(tokens: readonly Token[], start: number): readonly Doing[] {
  const known = (doings.get(tokens[start]?.key ?? '') ?? []).filter(({ words }) =>
    words.every((word, n) => tokens[start + n]?.key === word),
  )
  return known.filter(({ words }) => words.length === known[0]?.words.length)
}

function objectFrom(tokens: readonly Token[], start: number): WordAt | undefined {
  let at = start
  let named: WordAt | undefined
  for (let skipped = 0; skipped < MOST_SKIPPED; skipped++) {
    const { kind, text = '', key = '' } = tokens[at] ?? {}
    if (kind !== 'word') break
    const said = phraseOrWordAt(tokens, at)
    const after = endOf(tokens, at, 'article', 'stop', 'request')
    const isSmall = after !== undefined || OF.has(key) || isFiller(text) || isColour(text)
    if (said && !isSmall && isThing(said.text)) return said
    // "Transporter le bébé", where nothing that is sold stands behind.
    if (said && !isSmall) named ??= said
    at = after ?? said?.next ?? at + 1
  }
  return named
}

/** As it is called, and then what it is a kind of; nobody whom it may be for. */
function idsOf(text: string, languages: readonly Language[]): readonly string[] {
  if (recipientOf(text, true) === 'gift') return []
  const own = conceptsOf(text, languages).map(({ id }) => id)
  return [...own, ...own.flatMap(kindsOf)].filter((id) => !isNeed(id))
}

/** Of what is called by more of it rather than of its kind. */
function toolsOf(ids: readonly string[], known: readonly Doing[], next: number): Tools | undefined {
  for (const id of ids)
    for (const { heads } of known) {
      const names = heads.flatMap((head) => [`${id.replaceAll('-', ' ')} ${head}`, `${id}${head}`])
      const things = names.filter(isTool)
      if (things.length > 0) return { things, next }
    }
  return undefined
}

function isTool(name: string): boolean {
  return isListed(name) && isThing(name)
}

function tableOf(rows: string): ReadonlyMap<string, readonly Doing[]> {
  const table = new Map<string, Doing[]>()
  for (const row of rows.trim().split('\n')) {
    const [cells = '', heads = ''] = row.split(' > ')
    for (const [column, cell] of cells.split(' | ').entries())
      for (const [verb = '', ...rest] of cell.split(', ').map((phrase) => phrase.split(' ').map(fold)))
        for (const form of new Set([verb, ...(FORMS[column]?.(verb) ?? [])])) {
          const doing = { words: [form, ...rest], heads: heads.split(', ') }
          table.set(
            form,
            [...(table.get(form) ?? []), doing].toSorted((a, b) => b.words.length - a.words.length),
          )
        }
  }
  return table
}
