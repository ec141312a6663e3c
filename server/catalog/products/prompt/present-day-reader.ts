/** Reads for which feast a present is: "christmas gift", "cadeau de Noël", "a present for dad for Christmas": nothing that decorates it. */
import { isOccasion } from './departments/tables.ts'
import { fold } from './fold.ts'
import { endOf } from './phrases.ts'
import { nothing, type Reading, type Scene } from './reading.ts'
import { asksWhatToGive, isGift } from './recipients.ts'
import { entriesOfWord } from './synonyms.ts'

const COST = 1
const DAYS = new Set(
  `christmas xmas chrismas weihnachten weihnachts heiligabend nikolaus jul julen julafton noel navidad navidades reyes nochebuena hanukkah chanukka eid easter ostern paques paskua pask`.split(
    /\s+/,
  ),
)
const LINKS = new Set("for to of at till i pa zu zum fur an de d' du pour a para por en".split(' '))

const THANKS = new Set(['say-thank-you', 'fed-the-cat'])

/** Whether it says what a present is for. */
export function saysOccasion(text: string): boolean {
  return entriesOfWord(text).some(({ id }) => isOccasion(id))
}

/** Or that somebody is to be thanked with it. */
export function saysThanks(text: string): boolean {
  return entriesOfWord(text).some(({ id }) => THANKS.has(id))
}

export function isFeast(word: string): boolean {
  return DAYS.has(fold(word))
}

/** Where a present is spoken of. */
export function readPresentDay({ tokens }: Scene, at: number): Reading | undefined {
  const first = tokens[at]?.key ?? ''
  const article = LINKS.has(first) ? (endOf(tokens, at + 1, 'article') ?? at + 1) : at
  const isDay = DAYS.has(tokens[article]?.key ?? '')
  const isBefore = article === at && isGift(tokens[at + 1]?.text ?? '')
  const saysGift = (): boolean =>
    tokens.slice(0, at).some(({ kind, text }) => kind === 'word' && isGift(text))
  const isBehind = article > at && (saysGift() || asksWhatToGive(tokens))
  return isDay && (isBefore || isBehind) ? { ...nothing(article + 1, 'request'), cost: COST } : undefined
}
