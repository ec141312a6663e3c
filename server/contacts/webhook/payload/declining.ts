/** Keys and labels that say that messages were declined: `newsletter_refused`, "Tackat nej till utskick", "Ohne Werbung". Pure. */
import { foldAccents } from '../../../lib/text.ts'
import { asksToCall, refusesMessages } from '../consent-sentences.ts'
import { rootIn } from './roots.ts'
import { tokensOf } from './tokens.ts'
import { MEANINGS } from './words.ts'

/** A longer label is a sentence, which says more than that. */
const LABEL_WORDS = 6
/** What was done, in twelve languages. */
const DECLINED =
  /^(?:declined?|refused|refusal|rejected|denied|objected|abgelehnt|ablehnung|verweigert|widersprochen|abgewahlt|refusee?s?|refus|declinee?|rechaz(?:o|a|ad[oa]|ada)|deneg(?:o|ad[oa])|rifiut(?:o|a|at[oa])|negat[oa]|geweigerd|afgewezen|fravalgt|afvist|afslaet|frabedt|bortvald|bortvalt|valgtbort|avslatt|avbojt|avbojd|avbojer|avstatt|avsagt|kieltaytynyt|kielletty|recus(?:ou|ad[oa])|rejeit(?:ou|ad[oa])|negad[oa]|odmow\w*|odrzucon[aey]|odrzucil)$/
/** `suppress_marketing`, `exclude_from_newsletter`: what is done, before what it is done to. */
const EXCLUDED =
  /^(?:suppress(?:ed)?|exclude[ds]?|omit(?:ted)?|mute[ds]?|undanta|uteslut|ausschliessen|exclure|excluir|escludere|uitsluiten|udeluk|ekskluder|poissulje|wyklucz)$/
/** "Newsletter disabled", "Email delivery blocked". */
const DISABLED =
  /^(?:disabled|blocked|stop|stopped|paused|suspended|deaktiviert|gesperrt|blockerad|avstangd|inaktiverad|desactivee?s?|bloquee?s?|desactivad[oa]s?|bloquead[oa]s?|disattivat[oaie]|bloccat[oaie]|uitgeschakeld|geblokkeerd|deaktiveret|blokeret|blokkert|deaktivert|estetty|desativad[oa]s?|wylaczon[aye]|zablokowan[aye])$/
/** "Nej till utskick", "takket nei til": no, and to what. */
const NO = /^(?:no|nej|nei|nein|non|nee|ei|nao|nie)$/
const TO = /^(?:to|till|til|zu|zum|zur|a|au|aux|alla|tegen|tot|ao|na|do|dla|mot)$/
/** "Reserverad mot reklam", "gegen Werbung". */
const AGAINST = /^(?:against|mot|gegen|contre|contra|contro|tegen|imod|przeciw)$/
const WITHOUT = /^(?:without|utan|ohne|sans|sin|senza|zonder|uden|uten|ilman|sem|bez)$/
/** What may stand between it and the word for messages. */
const BETWEEN = /^(?:the|la|le|les|il|el|los|las|den|det|de|die|das|any|e|email|mail|our|var|vart|vara)$/

export function isDeclining(words: readonly string[]): boolean {
  if (words.length > LABEL_WORDS) return false
  if (words.length > 1 && EXCLUDED.test(words[0] ?? '')) return true
  return words.some((word, at) => {
    if (DECLINED.test(word) || DISABLED.test(word)) return true
    if (NO.test(word) && TO.test(words[at + 1] ?? '')) return true
    return (AGAINST.test(word) || WITHOUT.test(word)) && isOfMessages(words, at + 1)
  })
}

/** Of a label that names no consent: what is disabled is the email itself. */
export function isDisabling(words: readonly string[]): boolean {
  if (words.length > LABEL_WORDS) return false
  return EXCLUDED.test(words[0] ?? '') || words.some((word) => DISABLED.test(word))
}

function isOfMessages(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const meaning = MEANINGS.get(word) ?? rootIn(word)
  return meaning?.endsWith('consent') === true || (BETWEEN.test(word) && isOfMessages(words, at + 1))
}

/** How often, and by what, somebody wants to be written to, in twelve languages. */
const HOW_OFTEN =
  /(?:frequency|frequencies|frekvens|haufigkeit|frequenz|frequence|frecuencia|frequenza|frequentie|hyppighed|hyppighet|tiheys|frequencia|czestotliwosc|cadence|preferences?|preferens|preferenser)$/
const OF_MESSAGES =
  /^(?:preferred)?(?:e?mails?|epost|mejl|newsletters?|nyhetsbrev|nyhedsbrev|nieuwsbrief|boletin|contact|communications?|kommunikations?|kontakt|marketing|messag(?:e|es|ing)|sms|text|updates?|notifications?|mailings?|correo|comunicacion|uutiskirje)/
const NEVER =
  /^(?:never|none|not at all|no (?:e?mails?|messages|contact)|aldrig|nie|niemals|gar nicht|jamais|nunca|mai|nooit|aldri|(?:ei )?koskaan|nigdy)$/

/** Of several letters none: "Quelles lettres souhaitez-vous recevoir ?" */
const NONE =
  /^(?:none|inga|ingen|inget|keine[nr]?|aucune?|ningun[oa]s?|nessun[oa]?|geen|nenhum[a]?|zadn[ey]|zaden|ei mitaan)[.!]?$/
const LETTERS =
  /^(?:letters?|brev|breven|lettres?|brieven|briefe|cartas|lettere|breve|kirje\w*|e?mails?|mejl|epost|utskick|courriels?|correos?)$/
const WANTED =
  /^(?:receive|get|fa|erhalten|recevoir|recibir|ricevere|ontvangen|motta|modtage|saada|receber|otrzymywac)$/
const WHICH =
  /^(?:which|vilk[ae]t?|welche[nrs]?|quel(?:le)?s?|cual(?:es)?|que|qual[ei]?|quais|welke|hvilk[ae]t?|hvilken|mitka|jakie|ktore)$/

/** `email_frequency: "never"`, `contact_preference: "Do not contact"`. */
export function isNever(label: string, text: string): boolean {
  const words = tokensOf(label)
  const name = words.join('')
  if (NONE.test(foldAccents(text.trim())) && words.some((word) => LETTERS.test(word)))
    return WHICH.test(words[0] ?? '') || (words[0] !== 'how' && words.some((word) => WANTED.test(word)))
  if (!HOW_OFTEN.test(name) || !OF_MESSAGES.test(name)) return false
  return NEVER.test(foldAccents(text.trim())) || (refusesMessages(text) && !asksToCall(text))
}
