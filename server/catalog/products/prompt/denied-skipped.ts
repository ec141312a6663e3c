/** What may stand between a denial and what it denies. Pure. */
import { chatterOf, isCommon } from './chatter.ts'
import { conceptsOf } from './concepts.ts'
import { GOING_ON, thatEnd } from './denied-going-on.ts'
import { kindAhead, kindBehind } from './denied-kinds.ts'
import { readOrder } from './order-reader.ts'
import type { Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { isBoundAt } from './may-cost.ts'
import { isDescriber, isThing } from './synonyms.ts'
import { isKept } from './things-said.ts'
import type { Token } from './tokens.ts'
import { isMaterial, traitsOf } from './traits.ts'

/** "No shampoo against dandruff", "nicht gegen Schuppen"; "I don't want anything with nuts"; "not another mug", "keine weitere Tasse"; "ska inte vara av ull", "no puede ser de lana", "ohne jegliches Leder". */
const SKIPPED = new Set(
  `against mot gegen contre contra anti anything any allowed something nagot nat etwas irgendwas irgendetwas irgendwelche algo ningun containing made that has contains
  another yet further weitere weiteren weiterer weiteres annu ytterligare encore otra otro otras otros mer mehr celles ceux celle celui those ones aquellos aquellas esos esas estos estas diese diesen dieser dieses diejenigen dem more fler flera mas
  have come comes vara ha innehalla gjord gjort gjorda tillverkad tillverkade etre avoir contenir comporter soit soient ait aient fait faite faits faites estar tener llevar contener incluir
  puede pueden debe deben deberia deberian tiene tienen este esta esten estan hecho hecha hechos hechas vaya vayan venga vengan tenga tengan lleve lleven quiero queremos
  san sadan sadant sadana sant sana solche solchen solcher solches telle telles tales minsta geringste geringsten
  schon wieder efter busco buscamos venda vendan vende venden fabrique fabriquen fabrica fabrican
  compramos compro compra usamos comemos bebemos llevamos quiere quieren
  riktigt vraiment allzu ganz demasiado demasiada demasiados demasiadas jegliches jegliche jeglichen jeglichem irgendwelchem moindre moindres lika heller vare sig`.split(
    /\s+/,
  ),
)
const SCENTS = new Set(
  `perfume perfumes parfum parfums parfym olor aroma arome sabor gout odeur duft geruch geschmack doft lukt smak smell scent taste flavour flavor odor`.split(
    /\s+/,
  ),
)
const WHOM_LINKS = new Set('for till fur pour para to'.split(' '))
const LINKS = new Set(
  'about for from with of like made in on around nach om for av med till efter i pa over ubers nach von um fur de du des sur a la le al sobre para con en by par por'.split(
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

const REAL = new Set(
  `real genuine authentic true pure echt echte echten echter echtes echtem richtiges akta riktig riktiga vrai vraie vrais vraies veritable veritables
  autentico autentica autenticos autenticas verdadero verdadera`.split(/\s+/),
)
/** "Not the phone itself", "inte själva mobilen". */
const ITSELF = new Set(
  'itself themselves selbst selber sjalv sjalva sjalvt lui-meme elle-meme eux-memes elles-memes mismo misma mismos mismas'.split(
    ' ',
  ),
)

/** Where a word ends that may stand between. */
export function skippedEnd(tokens: readonly Token[], at: number): number | undefined {
  const key = tokens[at]?.key ?? ''
  const that = thatEnd(tokens, at)
  if (that !== undefined) return that
  // "Sans parfum à moins de 30 euros", "without perfume for the kids": without perfume.
  const isBound = [at + 1, at + 2].some((place) => isBoundAt(tokens, place))
  const isLinked = LINKS.has(tokens[at + 1]?.key ?? '') && tokens[at + 2]?.kind === 'word' && !isBound
  const isForWhom = SCENTS.has(key) && WHOM_LINKS.has(tokens[at + 1]?.key ?? '')
  const isSkipped = SKIPPED.has(key) || (GOING_ON.has(key) && isLinked && !isForWhom)
  const isAbout = ABOUT.has(key) && tokens[at + 1]?.kind === 'word'
  const next = tokens[at + 1]?.text ?? ''
  const isBeforeTelling = isGeneric(tokens[at]) && isTrait(next)
  // "No real leather", "utan riktig låga".
  const isReal = REAL.has(key) && (isMaterial(next) || conceptsOf(next).length > 0)
  const isItself = ITSELF.has(key) && tokens[at + 1]?.kind === 'word'
  return isSkipped || isAbout || isBeforeTelling || isReal || isItself ? at + 1 : kindAhead(tokens, at)
}

/** None that says for whom the thing is: "t-shirt utan tryck herr". */
function isTrait(word: string): boolean {
  return isDescriber(word) && !isThing(word) && !traitsOf(word).some(({ family }) => family === 'for')
}

/** "Die keinen Strom braucht", "die nicht mit Batterien läuft": German ends with the verb. */
const ENDING = new Set(
  `braucht brauchen benotigt benotigen lauft laufen funktioniert funktionieren betrieben enthalt enthalten angetrieben verbraucht mag mogen vertragt vertragen tragt tragen isst trinkt will wollen mochte riecht duftet gefullt befullt gepolstert gefuttert bezogen beschichtet geeignet gedacht gemacht hergestellt gefertigt besteht bestehen macht machen erzeugt verursacht hat haben`.split(
    /\s+/,
  ),
)
const BE = new Set(['wird', 'werden', 'ist', 'sind'])

/** Where such a verb ends, at the end of its part. */
function verbEnd(tokens: readonly Token[], next: number): number {
  if (!ENDING.has(tokens[next]?.key ?? '')) return next
  const end = BE.has(tokens[next + 1]?.key ?? '') ? next + 2 : next + 1
  return tokens[end] === undefined || tokens[end].kind === 'sign' ? end : next
}

/** "Not sneakers again", "inget läder tack": at the end of their part. */
const AGAIN = new Set(
  'either heller tampoco again anymore though tack igen wieder schon encore nuevo mehr this time diesmal dieses mal cette fois esta vez den har gangen denna gang now nu jetzt maintenant ahora today heute idag'.split(
    ' ',
  ),
)

function againEnd(tokens: readonly Token[], next: number): number {
  let end = next
  while (AGAIN.has(tokens[end]?.key ?? '')) end += 1
  const after = tokens[end]
  return after === undefined || after.kind === 'sign' ? end : next
}

/** "No quiz questions": an English word that nothing is known of belongs to the thing before it. */
function isUntold({ tokens, languages }: Scene, next: number): boolean {
  const [before, word, after] = [tokens[next - 1], tokens[next], tokens[next + 1]]
  if (languages[0] !== 'en' || word?.kind !== 'word' || !isThing(before?.text ?? '')) return false
  const isEnd = after === undefined || after.kind === 'sign'
  const { text } = word
  const isKnown = conceptsOf(text).length > 0 || isDescriber(text) || recipientOf(text, true) !== undefined
  return isEnd && !isKnown && /^\p{Ll}{3,}$/u.test(text) && !isCommon(word.key)
}

/** Where what is denied ends, with a word behind that says nothing more. */
export function genericEnd(scene: Scene, next: number): number {
  const { tokens } = scene
  const key = tokens[next]?.key ?? ''
  const isReal = REAL.has(key) && isMaterial(tokens[next - 1]?.text ?? '')
  // "Not a smart one".
  const isOne = (key === 'one' || key === 'ones') && tokens[next - 1]?.kind === 'word'
  if (ADDED.has(key) || ITSELF.has(key) || isReal || isOne || isUntold(scene, next)) return next + 1
  const kind = kindBehind(tokens, next)
  if (kind > next) return againEnd(tokens, kind)
  const again = againEnd(tokens, next)
  if (again > next) return again
  return isGeneric(tokens[next]) && isTrait(tokens[next - 1]?.text ?? '') ? next + 1 : verbEnd(tokens, next)
}

const MINE = new Set(
  'my our mi mis nuestro nuestra mon ma mes notre mein meine unser unsere min mitt mina var vart'.split(' '),
)

const ME = new Set('me us myself mig oss mich mir uns moi nous mi nosotros'.split(' '))
const FOR = new Set('for till fur pour para'.split(' '))

/** "Not for me but for my dad". */
function isForMe(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  const before = tokens[at - 1]?.key ?? ''
  return FOR.has(before) && ME.has(key) && tokens[at + 1]?.kind === 'word'
}

/** "Comida que no come mi perro": who does not eat it is not refused. */
export function isTheirs(tokens: readonly Token[], at: number): boolean {
  if (isForMe(tokens, at) || isForMe(tokens, at + 1)) return true
  const whom = tokens[at + 1]?.text ?? ''
  return MINE.has(tokens[at]?.key ?? '') && (recipientOf(whom, true) !== undefined || isKept(whom))
}

/** "Y no tenemos tienda", "no veo nada de noche", "ne dort pas bien": what only tells is no thing that could be refused. */
export function isOnlyTold({ languages: [language] }: Scene, word: string | undefined): boolean {
  if (word === undefined || language === undefined) return false
  return chatterOf(language).has(word) && conceptsOf(word).length === 0
}

/** "Not red and not too expensive": who says so asks for an order; "but no cars" refuses. */
export function isOrdered(scene: Scene, at: number, end: number): boolean {
  for (let start = at + 1; start < end; start++)
    if ((readOrder(scene, start)?.next ?? 0) > end + 1) return true
  return false
}
