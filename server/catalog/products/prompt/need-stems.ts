/** Stems of what people say is the matter, and the small words that need not be said with it. Pure. */
import { fold } from './fold.ts'

const LEAST_STEM = 3
/** "L'eau". */
export const ELISION = /(?<=^| )(?:[cdjlmnst]|qu|jusqu)'(?=\p{L}{2})/gu
const LONGEST_ENDING = 5
const ENDINGS = new Set(
  `ades ade ats at ad arnas arna ernas erna ornas orna ande ende ings ing ungen ent ons ez ait aient er en es et ar or as os an ed
  em te st e s n a o t arlo arla arlos arlas erlo erla erlos erlas arme arse erme erse irme irse
  ado ada ados adas ido ida idos idas ando iendo aron ieron`.split(/\s+/),
)
/** Small words of the table's phrases that need not be said, by its columns. */
export const SMALL = [
  'a an the my our your his her their of on in at to for with is are it i from',
  'en ett den de det min mitt mina vår i på av för med till är att jag',
  'ein eine einen der die das dem den mein meine meinen im am an auf in von zu mit ist sind ich es zum',
  'un une le la les mon ma mes de du des en au aux à dans sur pour avec est sont je me se',
  'un una el la los las mi mis de del al en con para por es son yo lo',
].map((words) => new Set(words.split(' ').map(fold)))

/** "Slipping" is of "slip". */
const DOUBLED = /\p{L}{2}([bdgmnprt])\1(?:ing|ed)$/u
/** Forms of verbs that say what is the matter, each line of one: their stems have nothing in common. */
const IRREGULAR = linesOf(
  `lose loses lost losing
  break breaks broke broken breaking
  steal steals stole stolen stealing nick nicks nicked nicking
  stjäl stal stulen stulet stulna stjäla sno snor snodde snott
  stehlen stiehlt stahl gestohlen klaue klaut klauen klaute geklaut
  fall falls fell falling
  faller föll fallit falla
  falle fällt fallen fiel gefallen
  freeze freezes froze frozen freezing
  fryser frös frusit frysa
  friere friert frieren gefroren
  get gets got gotten getting
  go goes went gone going går gick gått
  keep keeps kept keeping
  sleep sleeps slept sleeping
  sover sov sovit sova
  schlafe schläft schlafen schlief geschlafen
  wake wakes woke woken waking
  tear tears tore torn tearing
  catch catches caught catching
  forget forgets forgot forgotten forgetting
  swell swells swelled swollen
  shrink shrinks shrank shrunk
  stick sticks stuck sticking
  run runs ran running
  blir blev blivit bli
  håller höll hållit hålla
  halte hält halten hielt gehalten
  gör gjorde gjort
  står stod stått
  ligger låg legat ligga
  spricker sprack spruckit spricka sprucken
  springer sprang sprungit springa
  glömmer glömde glömt glömma
  kör körde kört köra
  verliere verliert verlieren verlor verloren
  breche bricht brechen brach gebrochen
  laufe läuft laufen lief gelaufen
  gehe geht gehen ging gegangen
  werde wird werden wurde geworden
  fahre fährt fahren fuhr gefahren
  vergesse vergisst vergessen vergaß
  trage trägt tragen trug getragen
  reiße reißt reißen riss gerissen
  perds perd perdre perdu perdue perdus perdues perdent
  tiens tient tenir tiennent tenu
  dors dort dormir dorment dormi
  conduis conduit conduire conduisant conduisent
  fais fait faire font
  vois voit voir voient
  meurs meurt meurent mourir mort
  duele duelen doler
  conduzco conduce conduces conducir conducimos conduje
  duermo duerme duermen dormir durmiendo
  caigo cae caen caer cayó caído caída
  rompe rompen rompió romper roto rota rotos rotas
  cierro cierra cierran cerrar
  huelo huele huelen oler
  pierdo pierde pierden perder perdí
  despierto despierta despiertan despertar
  muerdo muerde morder
  puedo puede poder
  veo ven
  llueve llover lloviendo`,
)
/** Words that are one for what is the matter: where somebody lives, what they ring with and ride on. */
const SAME = linesOf(
  `home house flat apartment hemma hem lägenheten lägenhet huset zuhause daheim wohnung haus maison appartement appart logement casa piso apartamento
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
  umbrella brolly
  schirm regenschirm`,
)

/** Without the longest ending that it has in a sentence: "hurts", "värker", "arreglarlas"; where somebody lives is one place. */
export function stemOf(word: string): string {
  const known = SAME.get(word) ?? IRREGULAR.get(word)
  if (known) return known
  for (let length = Math.min(LONGEST_ENDING, word.length - LEAST_STEM); length > 0; length--)
    if (ENDINGS.has(word.slice(-length))) return word.slice(0, DOUBLED.test(word) ? -length - 1 : -length)
  return word
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
