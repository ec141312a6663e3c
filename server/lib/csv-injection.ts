/** What a cell of a spreadsheet may hold, and which text a spreadsheet program would run instead of showing. */

export type Cell = string | number | boolean | Date | null | undefined

/**
 * What a spreadsheet program may run: text that begins so, in the wide signs of East Asian keyboards too, but for a phone number in E.164. `+` and digits alone
 * compute nothing, and a mark before them would spoil every number for whoever reads the file back. Both patterns read
 * the same in JavaScript and in PostgreSQL, which renders exports: `v ~ FORMULA and v !~ PHONE`.
 */
export const FORMULA = '^[=+@\\t\\r\\uFF1D\\uFF0B\\uFF0D\\uFF20-]'
export const PHONE = '^\\+[0-9]{6,15}$'

const formula = new RegExp(FORMULA)
const phone = new RegExp(PHONE)

export function isFormula(text: string): boolean {
  return formula.test(text) && !phone.test(text)
}
