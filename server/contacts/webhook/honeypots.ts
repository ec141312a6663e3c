/** Fields that people do not see and machines fill in, by the names that forms usually give them. Pure. */
import { tokensOf } from './payload/tokens.ts'

/** Whole names, as their words without spaces. */
const NAMES = new Set(
  (
    'gotcha honey honeypot honeypotfield hp hpfield hpname hpemail botfield bottrap bot nobots antispam antibot spamtrap spamcheck trap ' +
    'leaveblank leavethisblank leaveempty leavethisempty leavethisfieldblank leavethisfieldempty leaveitblank donotfill donotfillin donotfillthisin dontfill dontfillthis pleaseleaveblank ' +
    'contactmebyfaxonly youshallnotpass areyouhuman iamabot rgpdhoney formcarryhoneypot formhoneypot tidingshoneypot'
  ).split(' '),
)

/** `botcheck`, `anti_bot_field`: a word for machines with one for what is done with them. */
const FOR_BOTS =
  /^(?:(?:no|anti|my|form|spam|check)*bots?|(?:anti)?spam)(?:check|checker|field|trap|test|catch|catcher|detect|detector|input)$/

/** What a trap's own module sends beside it, of every form: when it was shown, and a token of it. */
const MODULES = new Set(
  'time timestamp ts date start started loaded elapsed seconds duration delay token hash nonce key id signature sig version enabled'.split(
    ' ',
  ),
)

/** `_gotcha`, `bot-field`, `my_honeypot_2`, `form[hp]`, and the field that Mailchimp's forms hide. */
export function isHoneypotName(key: string): boolean {
  if (key.length > 100) return false
  if (/^b_[\da-f]{16,}_[\da-f]{6,}$/.test(key)) return true
  const words = tokensOf(key).filter((word) => !/^\d+$/.test(word))
  const last = words.at(-1) ?? ''
  if (words.length > 1 && (MODULES.has(last) || MODULES.has(words[0] ?? ''))) return false
  return (
    words.includes('honeypot') ||
    words.includes('gotcha') ||
    NAMES.has(words.join('')) ||
    FOR_BOTS.test(words.join('')) ||
    (key.endsWith(']') && NAMES.has(last))
  )
}
