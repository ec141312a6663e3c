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

/**
 * Lower case, Latin letters in ASCII, compatibility forms (`ﬁ`, full width) taken apart. Other scripts keep their
 * marks, without which they read differently.
 */
export function foldAccents(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}
