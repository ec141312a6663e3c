/** Forms of words that change more than their end: "pusslet", "knives", "bocaux", "lápices", and what is small: "Täschchen", "gorritos". Pure. */
import type { Language } from './interpretation.ts'

type Change = readonly [RegExp, string]

const CHANGES: Readonly<Partial<Record<Language, readonly Change[]>>> = {
  en: [
    [/(?<=\p{L}{3})ies$/u, 'y'],
    [/(?<=\p{L}{2})ves$/u, 'f'],
    [/(?<=\p{L}{2})ves$/u, 'fe'],
  ],
  sv: [
    // Words in -el and -er lose their vowel: "cyklar", "pusslet".
    [/(?<=\p{L}{3})([lr])(?:et|ar|er|en|arna|erna)$/u, 'e$1'],
    // "Vindrutetorkarna": words in -are.
    [/(?<=\p{L}{3}ar)na$/u, 'e'],
    // "Hängmattor": words in -a.
    [/(?<=\p{L}{4})or(?:na)?$/u, 'a'],
    // "Anteckningsböcker": books, and no other word that a shop sells by.
    [/(?<=\p{L}{3}bo)cker(?:na)?$/u, 'k'],
  ],
  fr: [[/(?<=\p{L}{2})aux$/u, 'al']],
  es: [[/(?<=\p{L}{2})ces$/u, 'z']],
}

/** How all that is for something is called, behind what it is for: "träningsgrejer", "Bürokram". */
const STUFF: Readonly<Partial<Record<Language, readonly string[]>>> = {
  sv: 'grejer grejor prylar saker tillbehor artiklar utrustning material redskap behor'.split(' '),
  de: 'sachen zeug kram zubehor bedarf artikel ausrustung material utensilien'.split(' '),
}
const LEAST_STUFF = 3

/** What a word, folded, may be a form of. */
export function unchanged(word: string, language: Language): readonly string[] {
  const changed = (CHANGES[language] ?? []).map(([pattern, instead]) => word.replace(pattern, instead))
  return [...changed, ...stuffOf(word, STUFF[language] ?? [])].filter((form) => form !== word)
}

/** The same by its other names. */
function stuffOf(word: string, names: readonly string[]): string[] {
  const plain = word.replace(/(?<=er|or|ar)na$/, '')
  const name = names.find((one) => plain.endsWith(one) && plain.length >= one.length + LEAST_STUFF)
  return name === undefined ? [] : names.map((one) => `${plain.slice(0, -name.length)}${one}`)
}

interface Small {
  readonly language: Language
  readonly pattern: RegExp
  /** What may stand where the ending stood. */
  readonly ends: readonly string[]
}

const SMALL: readonly Small[] = [
  { language: 'de', pattern: /^(\p{L}{3,})(?:chen|lein)s?$/u, ends: ['', 'e', 'en'] },
  { language: 'es', pattern: /^(\p{L}{3,})itos?$/u, ends: ['o', 'e', ''] },
  { language: 'es', pattern: /^(\p{L}{3,})itas?$/u, ends: ['a', 'e', ''] },
  { language: 'es', pattern: /^(\p{L}{3,})(?:ec|c)it[oa]s?$/u, ends: ['', 'e'] },
]

/** Before "i" Spanish writes its sounds in other letters: "tacita", "muñequita", "abriguito". */
const SOUNDS: readonly Change[] = [
  [/c$/, 'z'],
  [/qu$/, 'c'],
  [/gu$/, 'g'],
]

/** What a word, folded, may be a small one of, the likeliest first. */
export function undiminished(
  word: string,
): readonly { readonly language: Language; readonly form: string }[] {
  return SMALL.flatMap(({ language, pattern, ends }) => {
    const stem = pattern.exec(word)?.[1]
    if (stem === undefined) return []
    const [sound, other] = (language === 'es' ? SOUNDS.find(([sound]) => sound.test(stem)) : undefined) ?? [
      '',
      '',
    ]
    const start = stem.replace(sound, other)
    return ends.map((end) => ({ language, form: `${start}${end}` }))
  })
}

/** No forms of "lås", "häst", "frön" or "tårta", though without their accents they would be. */
export const OF_NEIGHBOURS = new Set(
  `last laste have haves hasta front frontal tage sage sager gran tartan muslin kalt kalte tulle tuller halle modena`.split(
    ' ',
  ),
)

/** In no language forms of what is sold: what leaks ("läcker") is no varnish, "överallt" no overall, a "Schäler" no scarf, and who is proud ("stolt") no chair. */
export const NO_FORMS = new Set('lacker super overallt schaler stolt nass nasa'.split(' '))
