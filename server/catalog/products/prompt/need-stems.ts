/** Stems of what people say is the matter, and the small words that need not be said with it. Pure. */
import { normalized } from '../../../lib/text.ts'
import { fold } from './fold.ts'
import { APART } from './need-stems-apart.ts'
import { FURTHER_APART } from './need-stems-further.ts'
import { INFLECTED } from './need-stems-inflected.ts'
import { lazily } from '../../../lib/lazy.ts'
import { isVerbForm, verbsBy } from './need-verbs.ts'
import { isColour, isThing } from './synonyms.ts'

const LEAST_STEM = 3
/** "L'eau". */
export const ELISION = /(?<=^| )(?:[cdjlmnst]|qu|jusqu)'(?=\p{L}{2})/gu
const LONGEST_ENDING = 5
const ENDINGS = new Set(
  `ades ade ats at ad arnas arna ernas erna ornas orna ande ende ings ing ungen ent ons ez ait aient er en es et ar or as os an ed
  em te st e s n a o t arlo arla arlos arlas erlo erla erlos erlas arme arse erme erse irme irse
  ando iendo endo yendo ado ido ada ida ados idos adas idas aron ieron`.split(/\s+/),
)
/** Small words of the table's phrases that need not be said, by its columns. */
export const SMALL = [
  'a an the my our your his her their of on in at to for with is are it i from do does did',
  'en ett den de det min mitt mina vår vårt våra sin sitt sina din ditt dina i på av för med till är att jag',
  `ein eine einen der die das dem den mein meine meinen meinem meiner sein seine seinen seinem seiner ihr ihre ihren ihrem unser unsere unseren
    im am an auf in von zu mit ist sind ich es zum`,
  'un une le la les mon ma mes ta tes sa ses notre nos leur leurs de du des en au aux à dans sur pour avec est sont je me se ne',
  'un una el la los las mi mis tu tus su sus nuestro nuestra nuestros nuestras de del al en con para por es son yo lo',
].map((words) => new Set(words.split(/\s+/).map(fold)))

/** Words that without their rings and dots are others: hair ("hår") is nothing that somebody has ("har"). */
const SPELT =
  /^(?:hår(?:et|en|ets)?|säng(?:en|ar|arna)?|lås(?:et|en)?|nät(?:et|en)?|tänder(?:na)?|väg(?:en|ar)?)$/u

/** As they are typed, whole or in two. */
const LETTERS = /[åä]|\u0308|\u030a/iu

/** A word as its stem is made of it. */
export function spelt(word: string): string {
  if (!LETTERS.test(word)) return fold(word)
  const lower = normalized(word.toLowerCase(), 'NFC')
  return SPELT.test(lower) ? lower : fold(word)
}

/** "Slipping" is of "slip". */
const DOUBLED = /\p{L}{2}([bdgmnprt])\1(?:ing|ed)$/u
/** Words that are one for what is the matter: where somebody lives, its rooms, what they ring with and ride on. */
const SAME = linesOf(
  `${INFLECTED.trim()}
  home house flat apartment hemma hem lägenheten lägenhet huset zuhause daheim wohnung haus maison appartement appart logement casa piso apartamento
  phone mobile cellphone smartphone iphone
  mobil mobilen telefonen mobiltelefonen luren
  handy telefon
  móvil celular teléfono
  bike bicycle
  cykel cykeln hojen
  fahrrad rad drahtesel
  vélo bicyclette
  bici bicicleta
  auto pkw wagen
  voiture bagnole
  computer rechner
  ordinateur ordi
  ordenador computadora
  tv telly television
  fernseher glotze
  télé téléviseur
  tele televisor televisión
  väder vädret
  cellar basement
  attic loft
  fridge refrigerator
  tap faucet
  rubbish trash garbage
  wardrobe closet
  kylskåpet kylskåp kylen kyl
  soporna sopor skräpet
  hallen farstun tamburen
  dachboden speicher
  flur diele hausflur
  müll abfall
  frigo réfrigérateur frigidaire
  cave sous-sol
  grenier combles
  nevera frigorífico refrigerador
  sótano trastero
  ático desván buhardilla
  pasillo recibidor
  umbrella brolly
  schirm regenschirm
  sofa couch settee
  toilet loo
  tummy stomach belly
  child kid kids children toddler son daughter boy girl
  barn barnet barnen sonen dotter dottern ungen ungarna
  kind kinder sohn tochter
  enfant enfants fils fille gamin gamine
  niño niña niños hijo hija hijos
  husband wife boyfriend girlfriend hubby
  mannen maken sambon frun pojkvännen flickvännen
  mann freund frau freundin
  mari copain conjoint
  marido novio pareja esposo
  dog dogs labrador labradors retriever poodle dachshund terrier beagle spaniel rottweiler chihuahua greyhound
  hund dackel pudel schäferhund
  grandma grandmother granny nan gran grandpa grandfather grandad granddad
  mormor farmor morfar farfar
  oma großmutter opa großvater omi
  mamie grand-mère mémé papi grand-père
  abuela abuelo abuelita abuelos yaya
  guests guest visitors visitor
  gäster gästerna besök besökare
  gäste besuch besucher
  invitados visitas visita
  cosa cosas
  balcony terrace patio balkongen altanen uteplatsen terrassen balkong altan uteplats balkon terrasse balcon balcón terraza
  room bedroom hallway hall corridor lounge study nursery
  rum rummet sovrum sovrummet vardagsrum vardagsrummet hall hallen barnrum barnrummet arbetsrum arbetsrummet
  zimmer schlafzimmer wohnzimmer kinderzimmer arbeitszimmer flur diele
  chambre salon pièce entrée couloir séjour
  habitación dormitorio salón pasillo recibidor cuarto
  ${APART.trim()}
  ${FURTHER_APART.trim()}`,
)

/** "Angenagt", "umgefallen", "gefressen", "umkippen". */
const PARTICLES = 'aus auf ab an ein um weg los raus runter'.split(' ')
const PARTICLE = new RegExp(`^(?:${PARTICLES.join('|')})(?=\\p{L}{5})`, 'u')
const PARTICIPLE = /^ge(?=\p{L}{3,}(?:t|en)$)/u
/** Small words of the table's, so that with them a verb says what it does without. */
const SMALL_PARTICLES = new Set(['an', 'auf'])
const verbs = lazily(() => verbsBy(endingLess))

/** As every form of it is read: "hurts" and "värker" without their endings, "gefallen" as "fällt"; where somebody lives is one place. */
export function stemOf(word: string): string {
  const same = SAME.get(word) ?? SAME.get(word.replace(/s$/, ''))
  if (same !== undefined) return same
  const stem = endingLess(word)
  if (isNoun(word)) return stem
  const verb = verbs().get(stem)
  if (verb !== undefined) return verb
  const participle = endingLess(word.replace(PARTICIPLE, ''))
  const known = verbs().get(participle)
  if (known !== undefined) return known
  const [particle = ''] = PARTICLE.exec(word) ?? []
  if (particle === '') return stem
  const own = stemOf(word.slice(particle.length))
  if (own === endingLess(word.slice(particle.length))) return stem
  return SMALL_PARTICLES.has(particle) ? own : `${particle}${own}`
}

/** A Spanish bed ("cama") is no form of what came, a Swedish chair ("stol") none of what is stolen. */
function isNoun(word: string): boolean {
  return !isVerbForm(word) && (isThing(word) || isColour(word))
}

/** Without the longest ending that it has in a sentence: "hurts", "värker", "arreglarlas". */
function endingLess(word: string): string {
  for (let length = Math.min(LONGEST_ENDING, word.length - LEAST_STEM); length > 0; length--)
    if (ENDINGS.has(word.slice(-length))) return word.slice(0, DOUBLED.test(word) ? -length - 1 : -length)
  return word
}

/** With a particle before its verb, as they are written at the end: "töpfe umkippen" of "töpfe kippen um". */
export function withParticle(words: readonly string[]): string[] | undefined {
  const at = words.findIndex((word, n) => n > 0 && PARTICLES.includes(word))
  return at < 0 ? undefined : words.toSpliced(at - 1, 2, `${words[at]}${words[at - 1]}`)
}

/** Whether both words are one of what is named in several ways. */
export function isSame(word: string, other: string): boolean {
  const known = SAME.get(fold(word))
  return known !== undefined && known === SAME.get(fold(other))
}

/** Each word of a line with the first of it. */
function linesOf(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines.split('\n').flatMap((line) => {
      const forms = line.trim().split(' ').map(fold)
      return forms.map((form) => [form, forms[0] ?? form] as const)
    }),
  )
}
