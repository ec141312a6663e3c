/** Words that keep their meaning within any other: `newsletteranmeldung`, `arbetstelefon`. Pure. */
import { BAN, LETTER } from './leaving.ts'
import type { Meaning } from './meanings.ts'
import { MORE_ROOTS } from './words-of-more-languages.ts'

const ROOTS: readonly (readonly [RegExp, Meaning])[] = [
  [BAN, 'optout'],
  [LETTER, 'consent'],
  [
    /utskick$|nyhe[dt]s(?:mail|mejl|epost)|newsmail|newsletter|nyhetsbrev|nyhedsbrev|nieuwsbrief|uutiskirje|marketing|marknadsforing|marknadsfoering|markedsforing|markedsfoering|markkinoin|optin/,
    'consent',
  ],
  [/email|epost|sahkopost/, 'email'],
  [/telefon|telefoon|puhelin|mobilnum|phonenum/, 'phone'],
  ...MORE_ROOTS,
]

/** What a word means by what it holds; undefined for any other. */
export function rootIn(token: string): Meaning | undefined {
  return ROOTS.find(([root]) => root.test(token))?.[1]
}
