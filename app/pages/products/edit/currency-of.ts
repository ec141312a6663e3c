/** What prices are most likely in where a workspace is; the person may say another. */
const EURO = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'
const OTHERS =
  'SE:SEK NO:NOK DK:DKK IS:ISK GB:GBP CH:CHF LI:CHF PL:PLN CZ:CZK HU:HUF RO:RON UA:UAH TR:TRY US:USD CA:CAD AU:AUD NZ:NZD JP:JPY KR:KRW CN:CNY IN:INR BR:BRL MX:MXN ZA:ZAR IL:ILS SG:SGD HK:HKD AE:AED'

const CURRENCIES = new Map([
  ...EURO.split(' ').map((country) => [country, 'EUR'] as const),
  ...OTHERS.split(' ').map((each) => each.split(':') as [string, string]),
])

/** Empty where we do not know. */
export function currencyOf(country: string): string {
  return CURRENCIES.get(country) ?? ''
}
