/** Keys and labels by which somebody leaves: "Newsletter abbestellen", `cancel_subscription`. Pure. */
import { tokensOf } from './tokens.ts'

/** A longer label is a sentence, which may say that one can leave at any time. */
const LABEL_WORDS = 5
const OWN_WORDS = 8
/** What is done: whole words where their beginnings begin others ("stopover", "cancellation policy"). */
const LEAVING =
  /^(?:cancel(?:ar|la|lare)?|stopp?a?|kundigen|annuler|anular|optout)$|^(?:unsubscri|abbestell|abmeld|beend|avsluta|avbryt|avregistr|avprenum|avanmal|arreter|resilier|desabonn|desinscri|desuscri|disiscri|annulla|opzeg|afmeld|uitschrijv|verzicht|withdr(?:aw|ew)|revok|widerruf|aterkall|peru(?:n|a)?$|stopzet|afbestil|frameld|avmeld|peruuta|lopeta|wypis|rezygn|anuluj)/
/** What is left. */
const SUBSCRIPTION =
  /subscri|prenumer|abonn|^abo$|newsletter|nyhetsbrev|nyhedsbrev|nieuwsbrief|uutiskir|tilau|suscripci|boletin|iscrizion|inschrijv|assinatura|subskryp|infolettre|mailing|utskick|tilmeld/
/** A letter that comes again and again, by who it is for and how often: `veckobrev`, `Mitgliederbrief`. */
export const LETTER =
  /^(?:vecko|manads|kund|medlems|informations|info|e|uge|maneds|kunde|rund|kunden|mitglieder|monats|wochen|maand|week|leden|klanten|jasen|asiakas|kuukausi|viikko)(?:brev|brevet|breve|brief|brief[es]|brieven|kirje|kirjeen)$/
/** A ban on advertising in one word, as Germanic and Finnish forms ask for it: `Werbewiderspruch`, `suoramarkkinointikielto`. */
export const BAN =
  /^(?:werbe|werbungs|newsletter|marketing|mailing|reklam|direktreklam|nyhetsbrevs?|(?:suora)?markkinointi|mainos)(?:widerspruch|sperre|verbot|sparr|kielto|esto|forbud)$/
/** Verbs in two parts, and the second: "Meld meg av", "Schrijf mij uit". */
const PARTED: ReadonlyMap<string, string> = new Map([
  ...['meld', 'melde'].map((word) => [word, 'av af ab'] as const),
  ...['trag', 'trage'].map((word) => [word, 'aus'] as const),
  ...['stell', 'stelle'].map((word) => [word, 'ab'] as const),
  ...['ta', 'tag', 'tar'].map((word) => [word, 'bort'] as const),
  ['saga', 'upp'],
  ['schrijf', 'uit'],
  ['take', 'off'],
])
/** Whoever says this of themselves leaves whatever it is: "Remove me from the list", "Eliminarme". */
const REMOVING =
  /^(?:remove|delete|retire[rz]|retirez|supprime[rz]|quitar|borrar|elimina|eliminar|remover|remova|poista|usun|verwijder|fjern|slett|streich|streichen|losche|loschen|entferne|entfernen|bort)$/
const REMOVING_ME = /^(?:eliminarme|borrarme|quitarme|cancella[tr]?e?mi|eliminami|toglietemi|removame)$/
const ME = /^(?:me|moi|mich|mig|meg|mij|mnie|minut|mi)$/
const LIST =
  /^(?:lists?|mailinglist|maillista|mejllista|lista|listan|liste|listen|listy|lijst|mailinglijst|verteiler|listalta|emails?|mailings?|utskick)$/
const POSSIBLE =
  /anytime|any time|jederzeit|nar som helst|tout moment|cualquier momento|qualsiasi momento|ieder moment|elk moment|nar du vil|milloin|kazdej chwili|qualquer momento/

/** When and how a subscription ends is no wish to end it: `subscription_cancel_at_period_end`. */
const STATED = /^(?:at|on|date|time|period|policy|reason|status|datum|fecha)$/
const POINTING = /^(?:url|urls|uri|link|links|href|page|token|hash|key|code|id)$/

/** The unsubscribe link that a system sends with each person, which nobody followed: `unsubscribe_url`. */
export function isUnsubscribeLink(label: string): boolean {
  return tokensOf(label).some((word) => POINTING.test(word))
}

const JOINING =
  /^(?:subscrib(?:e|ing)|abonni?er(?:en|e)?|prenumerera|suscribir(?:me|se|te)?|suscribete|iscrivimi|subscrever)$/

/** Of a label that names nothing else: whether it asks to subscribe. `subscribe`, "Do you want to subscribe?" */
export function isJoining(words: readonly string[]): boolean {
  return words.length <= LABEL_WORDS + 2 && words.some((word) => JOINING.test(word))
}

export function isLeaving(label: string): boolean {
  const words = tokensOf(label)
  const isParted = words.some((word, at) => isPartedAt(words, at, word))
  const isOfMe = isRemovingMe(words) || (isParted && words.some((word) => ME.test(word)))
  if (words.length > (isOfMe ? OWN_WORDS : LABEL_WORDS) || POSSIBLE.test(words.join(' '))) return false
  if (isUnsubscribeLink(label) || words.some((word) => STATED.test(word))) return false
  const isOfLetters = words.some((word) => SUBSCRIPTION.test(word) || LETTER.test(word))
  if (isOfMe && (isOfLetters || words.some((word) => LIST.test(word)))) return true
  return isOfLetters && (isParted || words.some((word) => LEAVING.test(word)))
}

/** With at most one word between. */
function isPartedAt(words: readonly string[], at: number, word: string): boolean {
  const behind = PARTED.get(word)?.split(' ') ?? []
  return behind.some((second) => words[at + 1] === second || words[at + 2] === second)
}

function isRemovingMe(words: readonly string[]): boolean {
  return (
    words.some((word) => REMOVING_ME.test(word)) ||
    (words.some((word) => REMOVING.test(word)) && words.some((word) => ME.test(word)))
  )
}

/** What a label says beside that one can leave at any time, which is no wish to leave: "Newsletter (you can unsubscribe at any time)". */
export function withoutPossible(label: string): string {
  if (!POSSIBLE.test(tokensOf(label).join(' '))) return label
  const clauses = label
    .split(/[.;:,()–—]|\s-\s/)
    .filter((clause) => !POSSIBLE.test(tokensOf(clause).join(' ')))
  const rest = clauses.join(', ').trim()
  return /\p{L}/u.test(rest) ? rest : label
}
