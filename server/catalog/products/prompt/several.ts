/** Reads amounts that are counted in notes or hundreds: "a couple hundred", "två hundralappar", "ein paar Zehner", "quelques dizaines". Pure. */
import type { Token } from './tokens.ts'

interface Counting {
  readonly counts: ReadonlyMap<string, number>
  readonly units: ReadonlyMap<string, number>
}

/** How many, and of what, in each language: folded words and what they are worth. */
const TABLES: readonly Counting[] = [
  [
    'couple 2 few 3 half 0.5 two 2 three 3 four 4 five 5',
    'hundred 100 hundreds 100 thousand 1000 grand 1000 tenner 10 tenners 10 fivers 5',
  ],
  [
    'par 2 nagra 3 halv 0.5 halva 0.5 tva 2 tre 3 fyra 4 fem 5',
    'hundra 100 tusen 1000 hundring 100 hundringar 100 hundralapp 100 hundralappar 100 tusenlapp 1000 tusenlappar 1000 tusing 1000 tusingar 1000 femhundralappar 500 tjugolappar 20 femtiolappar 50',
  ],
  [
    'paar 2 einige 3 halber 0.5 halben 0.5 zwei 2 drei 3 vier 4 funf 5',
    'hundert 100 tausend 1000 hunderter 100 tausender 1000 zehner 10 zwanziger 20 funfziger 50 fuffziger 50 hunnis 100 fuffis 50',
  ],
  [
    'quelques 3 deux 2 trois 3 quatre 4 cinq 5',
    'dizaines 10 vingtaines 20 centaines 100 milliers 1000 billets 10',
  ],
  [
    'par 2 pocos 3 cuantos 3 medio 0.5 dos 2 tres 3 cuatro 4 cinco 5',
    'decenas 10 cientos 100 centenares 100 miles 1000',
  ],
].map(([counts = '', units = '']) => ({ counts: worths(counts), units: worths(units) }))

const ARTICLES = new Set('a an the en ett ein einen une un el'.split(' '))
const OF = new Set('of de a'.split(' '))

/** The number that is counted so from `at` on; "half a grand" is one of them. */
export function readSeveral(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly next: number } | undefined {
  const start = ARTICLES.has(tokens[at]?.key ?? '') ? at + 1 : at
  const first = tokens[start]
  for (const { counts, units } of TABLES) {
    const count = counts.get(first?.key ?? '') ?? digit(first)
    if (count === undefined) continue
    const place = OF.has(tokens[start + 1]?.key ?? '') ? start + 2 : start + 1
    const unit = units.get(tokens[place]?.key ?? '')
    if (unit !== undefined) return { value: count * unit, next: place + 1 }
  }
  return undefined
}

function digit(token: Token | undefined): number | undefined {
  return token?.kind === 'number' && /^[2-9]$/.test(token.text) ? Number(token.text) : undefined
}

function worths(table: string): ReadonlyMap<string, number> {
  const words = table.split(' ')
  return new Map(
    words.flatMap((word, n): [string, number][] => (n % 2 === 0 ? [[word, Number(words[n + 1])]] : [])),
  )
}
