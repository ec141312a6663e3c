/** How shoppers write currencies, and which ISO 4217 code each spelling stands for. */
import { normalized } from '../../../lib/text.ts'

interface Currency {
  /** The codes the spelling can stand for: the shop's own if it is one of them, else the first. */
  readonly codes: readonly string[]
  /** Whether it may stand before the amount: "€ 50" and "SEK 50" do, "Euro 2024" is a championship. */
  readonly leads: boolean
}

const DOLLARS = 'USD AUD CAD NZD SGD HKD TWD MXN ARS CLP COP'
const CROWNS = 'SEK NOK DKK ISK'
const LONGEST_PHRASE_WORDS = 2
/** Balls as well, as those of "balles de tennis". */
const THINGS_TOO = new Set(['balles'])
const OF = new Set(['de', "d'"])

/** code(s) | spellings before or after the amount | spellings only after it. */
const TABLE = `
EUR | € eur | euro euros pavos piepen euronen
${DOLLARS} | $ | dollar dollars bucks dolares
USD | us$ usd | us_dollar us_dollars
AUD | au$ a$ aud | australian_dollars aussie_dollars
CAD | ca$ c$ cad | canadian_dollars
NZD | nz$ nzd |
HKD | hk$ hkd |
SGD | s$ sg$ sgd |
MXN ARS CLP COP | mx$ mxn | peso pesos
BRL | r$ brl | reais
GBP | £ gbp | pound pounds quid pund sterling livres libras pounds_sterling
GBP | | smackers nicker squid
${CROWNS} | kr | kronor krona kroner kronen krone couronnes coronas spann :- :– :—
EUR | | balles pavetes pavitos euritos eurillos eurazos euretes leuros ocken oecken tacken kroten mucken pepettes machacantes
${CROWNS} | | riksdaler spannar pix bagis bagare
EUR ${CROWNS} CHF | | ,- ,– ,—
CHF | | .- .– .—
SEK | sek | svenska_kronor swedish_kronor swedish_krona swedish_crowns schwedische_kronen
NOK | nok | norske_kroner norwegian_kroner norska_kronor
DKK | dkk | danske_kroner danish_kroner danska_kronor
ISK | isk |
CHF | chf fr sfr | franken francs franc stutz francos swiss_francs schweizer_franken francs_suisses
PLN | pln | zł zl złoty zloty zlotys złotych zlotych
CZK | czk | kč kc koruna korun
HUF | huf | forint
RON | ron | lei
JPY CNY | ¥ ￥ | 
JPY | jpy | yen
CNY | cny rmb | yuan
INR | ₹ inr | rupees rupee
KRW | ₩ krw | won
TRY | ₺ |
UAH | ₴ uah | hryvnia
ILS | ₪ ils | shekels
THB | ฿ thb | baht
ZAR | zar | rand
AED | aed | dirham dirhams
`

const currencies = new Map<string, Currency>(
  TABLE.trim()
    .split('\n')
    .flatMap((row) => {
      const [codes = '', either = '', after = ''] = row.split('|').map((cell) => cell.trim())
      return [...spellings(codes, either, true), ...spellings(codes, after, false)]
    }),
)

/** The ISO code a spelling (folded, one or two words) stands for in a shop that sells in `shop`. */
export function currencyCode(spelling: string, shop: string | undefined): string | undefined {
  const codes = currencies.get(spelling)?.codes
  return codes?.find((code) => code === shop?.toUpperCase()) ?? codes?.[0]
}

/** A code or sign that may stand right before a number. */
export function isCurrencyCode(spelling: string): boolean {
  return currencies.get(spelling)?.leads ?? false
}

/** The currency written from `at` on, the longest spelling first, with the place after it. */
export function findCurrency(
  tokens: readonly { readonly key: string }[],
  at: number,
  shop: string | undefined,
): { readonly code: string; readonly next: number } | undefined {
  for (let words = LONGEST_PHRASE_WORDS; words > 0; words--) {
    if (at + words > tokens.length) continue
    const spelling = words === 1 ? (tokens[at]?.key ?? '') : `${tokens[at]?.key}_${tokens[at + 1]?.key}`
    const code = currencyCode(spelling, shop)
    const isThing = THINGS_TOO.has(spelling) && OF.has(tokens[at + words]?.key ?? '')
    if (code !== undefined && !isThing) return { code, next: at + words }
  }
  return undefined
}

function spellings(codes: string, cell: string, leads: boolean): [string, Currency][] {
  return cell
    .split(' ')
    .filter((spelling) => spelling !== '')
    .map((spelling) => [foldedSpelling(spelling), { codes: codes.split(' '), leads }])
}

function foldedSpelling(spelling: string): string {
  return normalized(spelling.replaceAll('ł', 'l'), 'NFD').replace(/\p{M}/gu, '')
}
