/** Currencies of ISO 4217, as the runtime's Unicode data knows them. */

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
const symbols = new Map<string, string>()

/** The code in capitals; undefined when ISO 4217 has no such currency in use. */
export function readCurrency(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  return CODES.has(code) ? code : undefined
}

/** The narrow symbol (`SEK` → `kr`, `USD` → `$`); the code itself where there is none or the code is unknown. */
export function currencySymbol(code: string): string {
  if (!CODES.has(code)) return code
  const symbol = symbols.get(code) ?? narrowSymbol(code)
  symbols.set(code, symbol)
  return symbol
}

function narrowSymbol(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
