/** Which way a text is written. */

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** By its first letter, as browsers choose for `dir="auto"` (Unicode UAX #9, rules P2 and P3). */
export function isRightToLeft(text: string): boolean {
  const [first] = /\p{L}/u.exec(text) ?? []
  return first !== undefined && RIGHT_TO_LEFT.test(first)
}
