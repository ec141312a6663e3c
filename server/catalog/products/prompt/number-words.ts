/** Reads numbers written as words in five languages: "two hundred and fifty", "femhundra", "fünfundachtzig", "quatre-vingts". */
import { remembering } from '../../../lib/lru.ts'
import type { Token } from './tokens.ts'

/** Folded words and what they are worth; in Swedish and German several are written as one. */
const TABLES: readonly string[] = [
  `two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15
  sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40 fifty 50 sixty 60 seventy 70
  eighty 80 ninety 90 hundred 100 thousand 1000 one 1 and 0 grand 1000`,
  `ett 1 tva 2 tre 3 fyra 4 fem 5 sex 6 sju 7 atta 8 nio 9 tio 10 elva 11 tolv 12 tretton 13 fjorton 14 femton 15 sexton 16
  sjutton 17 arton 18 nitton 19 tjugo 20 trettio 30 fyrtio 40 femtio 50 sextio 60 sjuttio 70 attio 80 nittio 90
  hundringen 100 hundralappen 100 femhundringen 500 femhundralappen 500 tusenlappen 1000 tusingen 1000
  hundra 100 tusen 1000 en 1 och 0 hundring 100 hundralapp 100 femhundring 500 femhundralapp 500 tusenlapp 1000 tusing 1000`,
  `ein 1 eins 1 zwei 2 drei 3 vier 4 funf 5 fuenf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwolf 12 zwoelf 12
  dreizehn 13 vierzehn 14 funfzehn 15 fuenfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreissig 30
  vierzig 40 funfzig 50 fuenfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 und 0`,
  `un 1 une 1 deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15
  seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 huitante 80 octante 80 nonante 90
  cent 100 cents 100 mille 1000 et 0`,
  `un 1 uno 1 una 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14
  quince 15 dieciseis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiuno 21 veintidos 22 veintitres 23
  veint 20 veinticuatro 24 veinticinco 25 veintiseis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40
  cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 trescientos 300
  cuatrocientos 400 quinientos 500 seiscientos 600 setecientos 700 ochocientos 800 novecientos 900 mil 1000 y 0`,
  // Behind "une", "ein" or "a", which count nothing.
  `decena 10 quincena 15 veintena 20 treintena 30 cuarentena 40 cincuentena 50 centena 100 centenar 100`,
  `fiver 5 tenner 10`,
  `funfer 5 zehner 10 zwanni 20 zwanziger 20 funfziger 50 fuenfziger 50 fuffi 50 fuffziger 50 hunni 100 hunderter 100`,
  `tjugolappen 20 femtiolappen 50 femtilappen 50 tjugolapp 20 femtiolapp 50 femtilapp 50`,
  `dizaine 10 quinzaine 15 vingtaine 20 trentaine 30 quarantaine 40 cinquantaine 50 soixantaine 60 centaine 100`,
]
const languages = TABLES.map((table) => new Map(atomsOf(table)))
const starts = new Set(
  languages.flatMap((atoms) =>
    atoms
      .keys()
      .map((word) => word.slice(0, 2))
      .toArray(),
  ),
)

/** "Twenty-something", "tjugonånting", "veintipico": about so much. */
const VAGUE = /.(?:-?(?:something|odd|nanting|nagonting|irgendwas)|i?(?:pico|tantos|tantas))$/
const LONGEST_WORDS = 8
const WORD_LETTERS = 40
const WORDS_REMEMBERED = 2_000

/** Whether the word, folded, counts, in any of the languages. */
export function isNumberWord(word: string): boolean {
  return languages.some((atoms) => atoms.has(word))
}

/** The number written from `at` on; one alone is as often an article, so it counts only as a part. */
export function readNumberWords(
  tokens: readonly Token[],
  at: number,
): { value: number; next: number } | undefined {
  const first = tokens[at]
  if (first?.kind !== 'word' || !starts.has(first.key.slice(0, 2))) return undefined
  let best: { value: number; next: number } | undefined
  if (partsOf(first.key).every((values) => values === undefined)) return undefined
  for (const language of languages.keys()) {
    const found = readIn(language, tokens, at)
    if (found && found.next > (best?.next ?? 0)) best = found
  }
  return best
}

function readIn(
  language: number,
  tokens: readonly Token[],
  at: number,
): { value: number; next: number } | undefined {
  let sum: Sum = { total: 0, current: 0 }
  let next = at
  let isOpen = false
  let beforeAnd: { value: number; next: number } | undefined
  for (let index = at; index < Math.min(tokens.length, at + LONGEST_WORDS); index++) {
    const token = tokens[index]
    const values = token?.kind === 'word' ? partsOf(token.key)[language] : undefined
    if (!values || (index === at && values[0] === 0)) break
    const longer =
      isOpen && (values[0] ?? 0) >= 100
        ? undefined
        : values.reduce<Sum | undefined>((so, value) => so && added(so, value), sum)
    // "Between one hundred and two hundred" are two numbers: the "and" joined nothing.
    if (!longer && beforeAnd && (values[0] ?? 0) >= 100) return beforeAnd
    if (!longer) break
    if (values.at(-1) === 0 && values.length === 1) beforeAnd = { value: sum.total + sum.current, next }
    sum = longer
    isOpen = values.at(-1) === 0
    if (!isOpen) next = index + 1
  }
  const value = sum.total + sum.current
  return next > at && value > 1 ? { value, next } : undefined
}

interface Sum {
  readonly total: number
  readonly current: number
}

/** Undefined when the two make no one number: "five six". Zero is the "and" between two. */
function added({ total, current }: Sum, value: number): Sum | undefined {
  if (value === 0) return { total, current }
  if (value === 1000) return total === 0 ? { total: (current || 1) * 1000, current: 0 } : undefined
  if (value === 100) return current < 100 ? { total, current: (current || 1) * 100 } : undefined
  const low = current % 100
  if (value === 20 && low === 4) return { total, current: current + 76 }
  if (value > 100) return current === 0 ? { total, current: value } : undefined
  if (low === 0) return { total, current: current + value }
  const fits = value >= 20 ? low < 10 : value >= 10 ? low === 60 || low === 80 : low % 10 === 0
  return fits ? { total, current: current + value } : undefined
}

/** Of each language, for most words of none. */
const partsOf = remembering(WORDS_REMEMBERED, (word) => languages.map((atoms) => partsIn(word, atoms)))

/** "tvahundrafemtio" → 2, 100, 50; the longest word first. */
function partsIn(typed: string, atoms: ReadonlyMap<string, number>): number[] | undefined {
  if (typed.length > WORD_LETTERS) return undefined
  const [vague] = VAGUE.exec(typed) ?? ['']
  const word = typed.slice(0, typed.length - Math.max(vague.length - 1, 0))
  return word.split('-').reduce<number[] | undefined>((values, part) => {
    const more = values && segmented(part, atoms)
    return more && [...values, ...more]
  }, [])
}

function segmented(word: string, atoms: ReadonlyMap<string, number>): number[] | undefined {
  const whole = atoms.get(word)
  if (whole !== undefined) return [whole]
  for (let end = word.length - 1; end >= 2; end--) {
    const value = atoms.get(word.slice(0, end))
    const rest = value === undefined ? undefined : segmented(word.slice(end), atoms)
    if (value !== undefined && rest) return [value, ...rest]
  }
  return undefined
}

function atomsOf(table: string): [string, number][] {
  const words = table.trim().split(/\s+/)
  return words.flatMap((word, index): [string, number][] =>
    index % 2 === 0 ? [[word, Number(words[index + 1])]] : [],
  )
}
