/** Which things of a prompt belong to its story: of "my washing machine flooded the kitchen and now I need towels" only towels are wanted. Pure. */
import { askedAt, WANTING } from './asked-at.ts'
import { isStop } from './concepts.ts'
import { isFiller } from './fillers.ts'
import { isDoingAlone } from './doing-verbs.ts'
import { fold } from './fold.ts'
import { saysLack } from './lack-said.ts'
import { recipientOf } from './recipients.ts'
import { isColour, isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import { isToDo } from './to-do.ts'
import type { Token } from './tokens.ts'
import { isUnable } from './unable.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Of a shorter prompt everything is wanted. */
const LEAST_WORDS = 7
const MOST_SMALL = 5
/** Where one part of a sentence ends. */
const PARTS = new Set(
  'and but so now och men sa nu und aber jetzt also et mais donc alors y pero asi ahora'.split(' '),
)

/** The part of a prompt before the one in which what is wanted is named: what it names says only what the matter is. */
export function storyOf(tokens: readonly Token[]): readonly Token[] {
  if (tokens.filter(({ kind }) => kind === 'word').length < LEAST_WORDS) return []
  // "Vill cykla till skolan" wants none of what is sold.
  const wanting = tokens.findIndex((_, at) => {
    const next = askedAt(tokens, at)
    return next !== undefined && thingBehind(tokens, next)
  })
  const part = tokens
    .slice(0, Math.max(0, wanting))
    .findLastIndex(({ kind, key }) => kind === 'sign' || PARTS.has(key))
  return part < 0 ? [] : tokens.slice(0, part)
}

/** "My child wants her own bike" asks for one, and tells of no child on a bike. */
export function wantsThing(tokens: readonly Token[]): boolean {
  const wanting = tokens.findIndex(({ key }) => WANTING.has(key))
  const thing = tokens.findIndex(({ text }, at) => at > wanting && isThing(text))
  const between = tokens.slice(wanting + 1, Math.max(0, thing))
  return wanting >= 0 && thing >= 0 && between.every(({ key, text }) => isStop(key) || isFiller(text))
}

function thingBehind(tokens: readonly Token[], start: number): boolean {
  for (let at = start; at < start + MOST_SMALL && at < tokens.length; at++) {
    // "Needs something to carry his books in" asks for no books.
    if (tokens[at]?.kind !== 'word' || ANYTHING.has(tokens[at]?.key ?? '')) return false
    const said = phraseOrWordAt(tokens, at)
    if (said && isGood(said.text) && !isColour(said.text)) return true
  }
  return false
}

/** What is sold, of the words of a story. */
export function storyThings(tokens: readonly Token[]): string[] {
  const things: string[] = []
  for (let at = 0; at < tokens.length;) {
    const said = tokens[at]?.kind === 'word' ? phraseOrWordAt(tokens, at) : undefined
    if (said && !isFiller(said.text) && isGood(said.text)) things.push(said.text)
    at = said?.next ?? at + 1
  }
  return things
}

/** Who begins so tells, or says what something is to do. */
const TELLERS = wordsOf(
  `i i'm i've i'd i'll my we we're we've our he he's she she's they they're it's there there's every everything everybody nobody somebody someone something anything to
  jag min mitt mina vi vår vårt våra han hon det de ingen någon alla något nåt nånting någonting att
  ich mein meine meiner meinem mir mich wir unser unsere unserer unserem uns er sie es man beim bei mit jemand alle etwas was womit zum um nach
  je j'ai j'arrive mon ma mes on nous notre nos il elle c'est chez quelqu'un personne tout quelque pour
  yo mi mis me se nos nuestro nuestra no tengo hay tenemos cuando algo para le les alguien nadie siempre
  when whenever när wenn quand auf im unterm dans sous keep keeping hålla garder mantener keine kein none ningún ninguna aucun aucune j' m' s' qu' never aldrig nie jamais nunca
  nothing nobody nowhere inget ingenting ingenstans nichts niemand rien nada
  tomorrow today yesterday every since imorgon idag igår varje sedan morgen heute gestern jeden jede seit immer demain hier chaque depuis mañana hoy ayer cada desde`,
)
/** Who says so names what is wanted. */
const ASKING = wordsOf(
  `want wants wanted need needs needed buy buying order ordering purchase looking searching search find show sell selling recommend suggest like would could do does any after hunting shopping
  vill ha köpa letar söker söka hitta hittar behöver behövde önskar önskade skulle ni visa finns säljer saknar saknas tipsa rekommendera sugen jakt
  will wollen möchte möchten hätte hätten suche suchen sucht gesucht brauche brauchen braucht bräuchte bräuchten kaufen wünscht wünschen gern gerne bitte zeig zeigen zeigt wünsche fehlt fehlen empfehlen habt hättet führen verkauft
  manque manquent vendez vendez-vous proposez cherche cherchons recherche voudrais voudrait voudrions aimerais aimerait aimerions veux veut acheter besoin faut faudrait faudra avez voulons montrez souhaite souhaitons conseiller proposer auriez auraient avez-vous aurait
  busco buscamos buscando quiero quiere queremos querría quisiera necesito necesitamos necesita necesitaría comprar quería tenéis tienen falta faltan vendría gustaría recomendar recomendáis tendrían tendríais tendrás tenéis vendéis`,
)
/** What is asked for without a name: "I need something against squeaky shoes" asks for no shoes. */
export const ANYTHING = wordsOf(`something anything någonting nånting något nåt etwas was quelque truc algo`)

const THE = wordsOf('the der die das le la les el los las')
/** Behind what is named, before more of its name. */
const LINKS = wordsOf(
  'for of with in on from by för med till i på av für mit aus von zum pour avec de du des en à para con del and och und et y or eller oder ou',
)
/** "Solen steker": the one, and what it does. */
const DEFINITE = /(?:[ae]n|et|na)$/
const DOING = /(?:r|^ska|^kan|^maste|^blev|^fick)$/

/** Each prompt is asked of by many readers. */
const known = new WeakMap<readonly Token[], boolean>()

/** Whether it tells of somebody's life, or of what is to be done, and names nothing that is wanted. */
export function isStory(tokens: readonly Token[]): boolean {
  const isTelling = known.get(tokens) ?? tells(tokens)
  known.set(tokens, isTelling)
  return isTelling
}

/** What is left of a longer story tells of it, too, however short. */
export function tellOn(left: readonly Token[]): readonly Token[] {
  known.set(left, !asks(left))
  return left
}

/** Nobody's story begins with them: "hiya, just moved in". */
const GREETING = wordsOf(
  `hi hiya hello hey heya howdy good morning afternoon evening there all everyone guys folks hej hejsan hallå tjena tja igen god morgon kväll hallo moin servus guten tag abend zusammen
  bonjour bonsoir salut coucou tous hola buenas buenos días tardes noches`,
)

function tells(all: readonly Token[]): boolean {
  const begin = all.findIndex(({ kind, key }) => kind === 'word' && !GREETING.has(key))
  const tokens = all.slice(Math.max(0, begin))
  const words = tokens.filter(({ kind }) => kind === 'word')
  const [first = '', second = '', third = ''] = words.map(({ key }) => fold(key))
  const isOfOne = THE.has(first) ? !LINKS.has(third) : DEFINITE.test(first) && isDoing(tokens, second)
  // "Grandma can't open jars".
  const isOfSomebody = recipientOf(first, true) !== undefined && tokens.some((_, at) => isUnable(tokens, at))
  const isSaid = [complains, saysLack, isDoingAlone].some((says) => says(tokens))
  return (TELLERS.has(first) || isOfOne || isOfSomebody || isSaid) && !asks(tokens)
}

/** "Solen steker", but "smycken, ska inte vara svart" says what is wanted. */
function isDoing([, next, ...behind]: readonly Token[], second: string): boolean {
  // An English "pet collar" does nothing.
  const isVerb = next?.kind === 'word' && DOING.test(second) && !isThing(next.text)
  return isVerb && !behind.slice(0, 2).some(({ key }) => BEING.has(key))
}

const BEING = wordsOf('vara ha kosta innehålla')

/** What hurts, itches or burns is the matter, however the sentence begins: "lifting boxes hurts my back". */
const COMPLAINTS = wordsOf(
  'hurts aches itches stings värker kliar svider schmerzt schmerzen juckt duele duelen pican escuece',
)
const NONE = wordsOf('ingen inget inga inte det')
const PURPOSES = wordsOf('for för till für zum zur pour para against mot gegen contre contra')

function complains(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }) => COMPLAINTS.has(key)) && !tokens.some(({ key }) => PURPOSES.has(key))
}

/** "My dog ate my slipper, I need a new pair": what somebody had is wanted again. */
const AGAIN = wordsOf(
  `new another replacement replace ny nya nytt annan ersätta neue neuen neuer neues ersatz ersetzen nouveau nouvelle nouveaux nouvelles autre remplacer nuevo nueva nuevos nuevas otro otra otros otras reemplazar`,
)

/** Whether what somebody has, or had, is asked for once more. */
export function asksAgain(tokens: readonly Token[]): boolean {
  return asksByName(tokens) && tokens.some(({ key }) => AGAIN.has(key))
}

/** Whether it asks for what it names: "vi ska på fest och behöver en klänning". */
export function asksByName(tokens: readonly Token[]): boolean {
  return asks(tokens) && !tokens.some(({ key }) => ANYTHING.has(key))
}

function asks(tokens: readonly Token[]): boolean {
  // "Det finns ingen plats" asks for nothing.
  const isThere = (at: number): boolean => tokens[at]?.key === 'finns' && NONE.has(tokens[at + 1]?.key ?? '')
  return tokens.some((_, at) => asksAt(tokens, at) && !isThere(at))
}

/** Whether the word there asks for something, and says neither what is to be done nor what is lost. */
export function asksAt(tokens: readonly Token[], at: number): boolean {
  return ASKING.has(tokens[at]?.key ?? '') && !isToDo(tokens, at) && !isLost(tokens, at)
}

const FINDING = wordsOf('find hitta hittar')
const OWN = wordsOf('my our his her their mina min mitt vår våra')

/** "I can never find my keys". */
function isLost(tokens: readonly Token[], at: number): boolean {
  return FINDING.has(tokens[at]?.key ?? '') && tokens.slice(at, at + 3).some(({ key }) => OWN.has(key))
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(fold))
}
