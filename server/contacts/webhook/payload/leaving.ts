/** Keys and labels by which somebody leaves: "Newsletter abbestellen", `cancel_subscription`. Pure. */
import { tokensOf } from './tokens.ts'

/** A longer label is a sentence, which may say that one can leave at any time. */
const LABEL_WORDS = 5
/** What is done: whole words where their beginnings begin others ("stopover", "cancellation policy"). */
const LEAVING =
  /^(?:cancel(?:ar|la|lare)?|stopp?a?|kundigen|annuler|anular|optout)$|^(?:unsubscri|abbestell|abmeld|beend|avsluta|avbryt|avregistr|avprenum|avanmal|arreter|resilier|desabonn|desinscri|desuscri|disiscri|annulla|opzeg|afmeld|uitschrijv|stopzet|afbestil|frameld|avmeld|peruuta|lopeta|wypis|rezygn|anuluj)/
/** What is left. */
const SUBSCRIPTION =
  /subscri|prenumer|abonn|^abo$|newsletter|nyhetsbrev|nyhedsbrev|nieuwsbrief|uutiskir|tilau|suscripci|boletin|iscrizion|inschrijv|assinatura|subskryp|infolettre|mailing|utskick|tilmeld/
/** A letter that comes again and again, by who it is for and how often: `veckobrev`, `Mitgliederbrief`. */
export const LETTER =
  /^(?:vecko|manads|kund|medlems|informations|info|e|uge|maneds|kunde|rund|kunden|mitglieder|monats|wochen|maand|week|leden|klanten|jasen|asiakas|kuukausi|viikko)(?:brev|brevet|breve|brief|brief[es]|brieven|kirje|kirjeen|mail)$/
/** A ban on advertising in one word, as Germanic and Finnish forms ask for it: `Werbewiderspruch`, `suoramarkkinointikielto`. */
export const BAN =
  /^(?:werbe|werbungs|newsletter|marketing|mailing|reklam|direktreklam|nyhetsbrevs?|(?:suora)?markkinointi|mainos)(?:widerspruch|sperre|verbot|sparr|kielto|esto|forbud)$/
const PARTED = /^(?:meld|melde|trag|stell|saga)$/
const BEHIND = /^(?:av|af|ab|aus|upp)$/
const POSSIBLE =
  /anytime|any time|jederzeit|nar som helst|tout moment|cualquier momento|qualsiasi momento|ieder moment|elk moment|nar du vil|milloin|kazdej chwili|qualquer momento/

/** When and how a subscription ends is no wish to end it: `subscription_cancel_at_period_end`. */
const STATED = /^(?:at|on|date|time|period|policy|reason|status|datum|fecha)$/
const POINTING = /^(?:url|urls|uri|link|links|href|page|token|hash|key|code|id)$/

/** The unsubscribe link that a system sends with each person, which nobody followed: `unsubscribe_url`. */
export function isUnsubscribeLink(label: string): boolean {
  return tokensOf(label).some((word) => POINTING.test(word))
}

export function isLeaving(label: string): boolean {
  const words = tokensOf(label)
  if (words.length === 0 || words.length > LABEL_WORDS || POSSIBLE.test(words.join(' '))) return false
  if (isUnsubscribeLink(label) || words.some((word) => STATED.test(word))) return false
  const isParted = words.some((word, at) => PARTED.test(word) && BEHIND.test(words[at + 1] ?? ''))
  return (
    (isParted || words.some((word) => LEAVING.test(word))) &&
    words.some((word) => SUBSCRIPTION.test(word) || LETTER.test(word))
  )
}
