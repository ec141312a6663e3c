/** Letters without their accents, for names in addresses and for keys that people spell in many ways. */

/** Letters of the Latin alphabet that Unicode does not take apart, as they are usually written in ASCII. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** No letter of any language has more (UAX #15, stream-safe text); to put longer runs in order takes their square. */
const MARKS = /(\p{M}{30})\p{M}+/gu
/** One character may become eighteen: a text grows to four times its length, as Hangul does, and by so many more. */
const GROWTH = 4
const ROOM = 32

/**
 * The only way to Unicode's forms. What a text becomes is bounded by its length, which its caller has bounded before:
 * marks after the thirtieth on one letter are left out, and so is what lies beyond four times the length.
 */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  const most = GROWTH * text.length + ROOM
  const whole = text.replace(MARKS, '$1').normalize(form)
  return whole.length > most ? whole.slice(0, most).toWellFormed() : whole
}

// oxlint-disable-next-line no-control-regex -- all of ASCII
const ASCII = /^[\u0000-\u007f]*$/

/**
 * Lower case, Latin letters in ASCII, compatibility forms (`ﬁ`, full width) taken apart. Other scripts keep their
 * marks, without which they read differently.
 */
export function foldAccents(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  const folded = normalized(text, 'NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter)
  return normalized(folded, 'NFC')
}
