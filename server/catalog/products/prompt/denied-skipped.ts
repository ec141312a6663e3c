/** What may stand between a denial and what it denies. Pure. */
import { recipientOf } from './recipients.ts'
import { isDescriber, isThing } from './synonyms.ts'
import { isKept } from './things-said.ts'
import type { Token } from './tokens.ts'

/** "No shampoo against dandruff", "nicht gegen Schuppen"; "I don't want anything with nuts"; "not another mug", "keine weitere Tasse"; "ska inte vara av ull", "no puede ser de lana", "ohne jegliches Leder". */
const SKIPPED = new Set(
  `against mot gegen contre contra anti anything any something nagot nat etwas irgendwas irgendetwas irgendwelche algo ningun containing made that has contains
  another yet further weitere weiteren weiterer weiteres annu ytterligare encore otra otro otras otros mer mehr celles ceux celle celui those ones aquellos aquellas esos esas estos estas diese diesen dieser dieses diejenigen dem more fler flera mas
  have come comes vara ha innehalla gjord gjort gjorda tillverkad tillverkade etre avoir contenir comporter soit soient ait aient fait faite faits faites estar tener llevar contener incluir
  puede pueden debe deben deberia deberian tiene tienen este esta esten estan hecho hecha hechos hechas vaya vayan venga vengan tenga tengan lleve lleven quiero queremos
  san sadan sadant sadana sant sana solche solchen solcher solches telle telles tales minsta geringste geringsten
  compramos compro compra usamos comemos bebemos llevamos quiere quieren
  riktigt vraiment allzu ganz demasiado demasiada demasiados demasiadas jegliches jegliche jeglichen jeglichem irgendwelchem moindre moindres lika heller vare sig`.split(
    /\s+/,
  ),
)
/** "Not one about baking", "inte handlar om", "que no huela a lavanda", "riecht nicht nach": only where a small word goes on to what is denied. */
const GOING_ON = new Set(
  `one ones pratar pratas talar smell smells smelling taste tastes tasting talk talks speak speaks deal deals stand stands handlar handla doftar dofta luktar lukta smakar smaka
  sta star ligga ligger hanga hanger riecht riechen duftet duften schmeckt schmecken steht stehen handelt geht parle parlent parler sent sentent sente traite huela huele
  huelan sabe sepa hable habla hablen trate trata traten`.split(/\s+/),
)
const LINKS = new Set(
  'about for from with of like made in on around om for av med till efter i pa over ubers nach von um fur de du des sur a la le al sobre para con en'.split(
    ' ',
  ),
)
const ABOUT = new Set('about om uber ubers over sobre sur'.split(' '))

/** What is said of no thing by itself, before or behind what tells: "non-stick coating", "revêtement antiadhésif", "floral prints". */
const GENERIC = new Set(
  `kind kinds type types sort sorts typ sorten variant varianter variante varianten tipo tipos genre modele modeles modelo modelos coating coatings finish print prints pattern patterns look design designs style styles material fabric ones version versions belaggning monster tryck yta
  beschichtung muster optik druck revetement motif motifs imprime imprimes aspect revestimiento estampado estampados motivo motivos acabado`.split(
    /\s+/,
  ),
)

/** "Azúcar añadido" is sugar. */
const ADDED = new Set('anadido anadidos anadida anadidas ajoute ajoutes ajoutee ajoutees'.split(' '))

function isGeneric(token: Token | undefined): boolean {
  return token?.kind === 'word' && GENERIC.has(token.key)
}

/** Where a word ends that may stand between. */
export function skippedEnd(tokens: readonly Token[], at: number): number | undefined {
  const key = tokens[at]?.key ?? ''
  const isLinked = LINKS.has(tokens[at + 1]?.key ?? '') && tokens[at + 2]?.kind === 'word'
  const isSkipped = SKIPPED.has(key) || (GOING_ON.has(key) && isLinked)
  const isAbout = ABOUT.has(key) && tokens[at + 1]?.kind === 'word'
  const isBeforeTelling = isGeneric(tokens[at]) && isTrait(tokens[at + 1]?.text ?? '')
  return isSkipped || isAbout || isBeforeTelling ? at + 1 : undefined
}

function isTrait(word: string): boolean {
  return isDescriber(word) && !isThing(word)
}

/** Where what is denied ends, with a word behind that says nothing more. */
export function genericEnd(tokens: readonly Token[], next: number): number {
  if (ADDED.has(tokens[next]?.key ?? '')) return next + 1
  return isGeneric(tokens[next]) && isTrait(tokens[next - 1]?.text ?? '') ? next + 1 : next
}

const MINE = new Set(
  'my our mi mis nuestro nuestra mon ma mes notre mein meine unser unsere min mitt mina var vart'.split(' '),
)

/** "Comida que no come mi perro": who does not eat it is not refused. */
export function isTheirs(tokens: readonly Token[], at: number): boolean {
  const whom = tokens[at + 1]?.text ?? ''
  return MINE.has(tokens[at]?.key ?? '') && (recipientOf(whom, true) !== undefined || isKept(whom))
}
