/** Stems of what people say is the matter, and the small words that need not be said with it. Pure. */
import { fold } from './fold.ts'

const LEAST_STEM = 3
/** "L'eau". */
export const ELISION = /(?<=^| )(?:[cdjlmnst]|qu|jusqu)'(?=\p{L}{2})/gu
const LONGEST_ENDING = 5
const ENDINGS = new Set(
  `ades ade ats at ad arnas arna ernas erna ornas orna ande ende ings ing ungen ent ons ez ait aient er en es et ar or as os an ed
  em te st e s n a o t arlo arla arlos arlas erlo erla erlos erlas arme arse erme erse irme irse`.split(
    /\s+/,
  ),
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
const HOME = 'home'
const HOMES = new Set(
  `home house flat apartment hemma hem lagenheten lagenhet huset zuhause daheim wohnung haus maison appartement appart logement
  casa piso apartamento`.split(/\s+/),
)

/** Without the longest ending that it has in a sentence: "hurts", "värker", "arreglarlas"; where somebody lives is one place. */
export function stemOf(word: string): string {
  if (HOMES.has(word)) return HOME
  for (let length = Math.min(LONGEST_ENDING, word.length - LEAST_STEM); length > 0; length--)
    if (ENDINGS.has(word.slice(-length))) return word.slice(0, DOUBLED.test(word) ? -length - 1 : -length)
  return word
}
