/** The words by which the parts of a prompt that ask are known from those that only talk. Data. */
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'

export const SIGNS = new Set(['.', ',', '!', '?', ';', ':', '(', ')', '...', '…', '–', '—', ' - ', '¡', '¿'])
/** What joins one clause to another. */
export const JOINS = wordsOf(
  `and but so because cause coz since och men så nu eftersom und aber also jetzt weil denn et mais donc alors parce maintenant y pero así ahora porque pues`,
)
export const COPULAS = wordsOf("is are be ar vore vara ist ware waren sind est serait c'est c' es son seria")
export const GETTING = wordsOf(
  `buy get have find see order try purchase own choose pick köpa få ha hitta se beställa prova skaffa välja kaufen finden haben bestellen sehen probieren
  acheter trouver avoir voir commander essayer choisir comprar encontrar tener ver pedir probar elegir comprarme`,
)
export const OWN = wordsOf(
  `my our his her their your mina min mitt vår våra vårt hans hennes mein meine meinen meiner meinem unsere unser unseren unserem mon ma mes notre nos son sa ses mi mis nuestro nuestra su sus`,
)
export const FOR = wordsOf(
  'for to till åt för für an pour à para a with med mit avec con without utan ohne sans sin',
)
/** "Long story short: a lamp". */
export const IN_SHORT = wordsOf('short sagt sinn gesagt kurzum bref resumen')
export const WHAT = wordsOf('what was das det vad ce lo')
export const LAST = wordsOf(
  'brauche brauchen braucht suche suchen sucht habt hätte hatte hätten kaufen finden auszusuchen auswählen zeigt zeigen empfehlen ausgeben verkauft bestellen',
)
export const GERMAN_ARTICLES = wordsOf('ein eine einen einem einer neue neuen kein keine für')
export const HAVING = wordsOf(
  `has had have got bought noticed seen hade har köpte märkte sett fått hat hatte gekauft gesehen gesehen a avait acheté vu vi tiene tenía compró compro visto`,
)
/** "I want one too". */
export const SAME: readonly (readonly string[])[] =
  `want one,one too,one as well,want it,the same,like that,vill också ha,vill ha,likadant,likadan,något sånt,das gleiche,will das auch,will das jetzt,will ich auch,so etwas,sowas,la même chose,veux aussi,veux ça,trouver ça,lo mismo,yo también quiero,lo quiero,algo así`
    .split(',')
    .map((phrase) => phrase.split(' ').map(fold))
/** Who says of themselves, or of the shop, what they do. */
export const SPEAKERS = wordsByLanguage({
  en: "i i'm i've i'd i'll im ive we we're we've we'd we'll you you're",
  sv: 'jag vi ni du',
  de: 'ich wir ihr du',
  fr: "je j' j'ai on nous vous tu",
  es: `yo nosotros me nos he hemos estoy estamos soy somos tengo tenemos voy vamos fui fuimos acabo acabamos leo leí vi vimos compré pagué
    pagamos entiendo compro uso sé sabía creo pensaba hice hago trabajo vivo paso espero esperamos podéis puedes pueden`,
})
/** Who is spoken of, or what. */
export const OTHERS = wordsByLanguage({
  en: "he she they he's she's",
  sv: 'han hon de',
  de: 'er sie',
  fr: 'il elle ils elles',
  es: 'el ella ellos ellas',
})
/** Begin a sentence that names nobody. */
export const DONE = wordsOf(
  `usually normally brukar normalt sonst normalerweise normalement normalmente
  just paid bought read saw went tried looked hope hoping thanks thank got been ordered asked my our the it
  såg läste köpte betalade hoppas tack fick har min mitt mina vår det
  hab habe letztes mein meine das der die es danke hoffe
  mon ma mes notre le la les il elle merci ça c'
  mi mis nuestro la el lo se gracias hoy ayer`,
)
/** Who begins, or wants, to do something needs things for it. */
export const BEGINNING = wordsOf(
  `start starts starting started begin begins began begun learn learns learning wants
  börja börjar börjat börjad lära lär vill ska fange anfangen angefangen beginnt begonnen lernt lerne lernen möchte will
  commence commencer commencé apprend apprends apprendre mets veut empieza empiezo empezado empezar aprende aprendo aprender quiere`,
)
/** What something is to be like, or for whom. */
export const QUALIFYING = wordsOf(
  `should must has have needs need can may size colour color made preferably ideally ska måste bör får kan helst storlek färg gärna
  soll sollte sollten sollen muss müssen darf kann größe farbe am liebsten gerne
  doit doivent devrait peut faut taille couleur préférence plutôt debe deben debería tiene tienen que sea sean talla color preferiblemente`,
)

export function wordsByLanguage(
  words: Readonly<Record<Language, string>>,
): Readonly<Record<Language, ReadonlySet<string>>> {
  const { en, sv, de, fr, es } = words
  return { en: wordsOf(en), sv: wordsOf(sv), de: wordsOf(de), fr: wordsOf(fr), es: wordsOf(es) }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map((word) => (word.endsWith("'") ? word : fold(word))))
}
