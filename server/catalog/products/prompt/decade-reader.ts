/** Reads that somebody is grown by the ten years they are in: "in his forties", "i fyrtioårsåldern", "Mitte dreißig", "la quarantaine", "cuarenta y tantos". */
import { indexOf } from './phrases-by-first.ts'
import { longestAt } from './indifference-reader.ts'
import { ofGrownUp, type Reading, type Scene } from './reading.ts'

const ENGLISH = 'twenties thirties forties fifties sixties seventies eighties nineties'
const SWEDISH = 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio'
const GERMAN = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'
const FRENCH = 'vingtaine trentaine quarantaine cinquantaine soixantaine'
const SPANISH = 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa'

const each = (tens: string, phrasesOf: (ten: string) => readonly string[]): string[] =>
  tens.split(' ').flatMap(phrasesOf)

const PHRASES = [
  ...each(ENGLISH, (ten) =>
    ['', 'early ', 'mid ', 'mid-', 'late '].flatMap((part) =>
      ['his', 'her', 'their', 'the', 'my'].map((whose) => `in ${whose} ${part}${ten}`),
    ),
  ),
  ...each('twenty thirty forty fifty sixty', (ten) => [
    `${ten}-something`,
    `${ten} something`,
    `${ten}-somethings`,
  ]),
  ...each(SWEDISH, (ten) => [`i ${ten}årsåldern`, `runt ${ten}`]),
  ...each(GERMAN, (ten) => [
    `in den ${ten}ern`,
    ...['anfang', 'mitte', 'ende', 'um die'].map((part) => `${part} ${ten}`),
    ...['anfang', 'mitte', 'ende'].map((part) => `${part} der ${ten}er`),
  ]),
  ...each(FRENCH, (ten) => [`d'une ${ten} d'années`, `dans la ${ten}`, `la ${ten} passée`, `la ${ten}`]),
  ...each(SPANISH, (ten) => [
    `de ${ten} y tantos años`,
    `de ${ten} y tantos`,
    `de ${ten} y pico`,
    `${ten} y tantos`,
  ]),
]

const index = indexOf(PHRASES.join(', '))

export function readDecade({ tokens }: Scene, at: number): Reading | undefined {
  const next = longestAt(index, tokens, at)
  return next === undefined ? undefined : ofGrownUp(next, 'request')
}
