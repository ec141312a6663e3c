/** Yes and no to messages, as forms and shops write them. */
import { readBoolean } from '../../lib/parse-user-input.ts'
import { foldAccents } from '../../lib/text.ts'
import type { Channel } from '../channel.ts'
import { type ConsentName } from './field-kinds.ts'
import { nameKey } from './name-key.ts'
import { textOf } from './values.ts'

/** What a delivery says of each channel; one that is not named was not spoken of. */
export type SentConsent = Readonly<Partial<Record<Channel, boolean>>>

export const CONSENTS: Readonly<Record<ConsentName, readonly Channel[]>> = {
  consent: ['email', 'sms'],
  email_consent: ['email'],
  sms_consent: ['sms'],
}

/** As nameKey writes them. */
const YES = new Set(
  'ja si oui accepted accept agreed agree iagree granted subscribed subscribe signup signmeup optin optedin given sim kylla confirmed'.split(
    ' ',
  ),
)
const NO = new Set(
  (
    'nein nej nei non nee nao ei rejected reject denied declined decline disagree refused notgiven withdrawn ' +
    'unsubscribed notsubscribed neversubscribed unchecked optout optedout none never'
  ).split(' '),
)

const MORE_YES =
  'tak ναι да так ano áno igen evet jah نعم כן はい 是 同意 同意する 同意します 希望する 예 네 동의 동의함 zgadzam souhlasím согласен согласна'
const MORE_NO =
  'όχι нет ні не ne nie nem nu hayır لا לא いいえ 否 不同意 同意しない 希望しない 아니요 아니오 미동의 nesouhlasím несогласен'
for (const [words, into] of [
  [MORE_YES, YES],
  [MORE_NO, NO],
] as const)
  for (const word of words.split(' ')) into.add(nameKey(word))

/** Undefined for what is neither. */
export function readConsentWord(value: unknown): boolean | undefined {
  const text = textOf(value)
  if (text === undefined) return undefined
  const word = nameKey(text)
  const said = YES.has(word) ? true : NO.has(word) ? false : readBoolean(text)
  return said ?? readSentence(text)
}

/** What begins a wish, and what makes it its opposite, in sentences beside a box. */
const WISHES = new Set(
  (
    'yes agree accept consent want would like subscribe send sign optin keep please ok okay sure ' +
    'ja jatack gerne gern stimme willige akzeptiere mochte abonnieren anmelden jag vill samtycker godkanner garna prenumerera skicka ' +
    'oui accepte souhaite veux jaccepte consens abonner abonne si acepto quiero deseo autorizo suscribirme acconsento accetto desidero voglio iscrivimi ' +
    'akkoord graag wil aanmelden ga jeg samtykker onsker gerne takk kylla haluan hyvaksyn suostun tilaan sim aceito quero desejo tak zgadzam wyrazam chce zgoda'
  ).split(' '),
)
const REFUSALS = new Set(
  (
    'no not dont never without decline refuse unsubscribe nein nicht kein keine keinen abmelden nej inte inga ingen tack non ne pas aucun desabonner ' +
    'nunca geen niet nee ikke ingen ei en alla nao nie'
  ).split(' '),
)
/** Of more words only the first are looked at: a wish is said before its conditions. */
const SENTENCE_WORDS = 12

/** Yes or no of a whole sentence ("Yes, send me news", "Nein, danke", "I do not want…"); undefined for one that is neither. */
export function readSentence(text: string): boolean | undefined {
  const words = foldAccents(text.slice(0, 300))
    .replaceAll(/['’]/g, '')
    .match(/\p{L}+/gu)
    ?.slice(0, SENTENCE_WORDS)
  if (!words || words.length < 2) return undefined
  const wish = words.findIndex((word) => WISHES.has(word))
  const refusal = words.findIndex((word) => REFUSALS.has(word) && word !== 'tack')
  if (refusal >= 0 && (wish < 0 || refusal <= wish + 2)) return AFFIRMED.has(words[0] ?? '')
  return wish >= 0 ? true : undefined
}

const AFFIRMED = new Set(['yes', 'ja', 'oui', 'si', 'sim', 'tak', 'kylla'])

/** What an event is called by which somebody subscribes. */
export function isBeginning(text: string): boolean {
  return /^(?:(?:contact|subscriber|member|list|email|newsletter)[\s_.:-])?(?:subscribed?|opt(?:ed)?[\s_.-]?in)$/i.test(
    text,
  )
}

/** What an event or a state is called that ends a subscription, or tells that one has ended. */
export function isEnding(text: string): boolean {
  return (
    text.length <= 100 &&
    /unsubscri|^unsub$|opt(?:ed)?[\s_.-]?out|desabonn|desinscri|abmeld|avregistr|avprenum|complain|^spam$|spam[\s_.-]?(?:report|complaint)|bounce|cleaned|suppress/i.test(
      text,
    )
  )
}
