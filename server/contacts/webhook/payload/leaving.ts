/** Keys and labels by which somebody leaves: "Newsletter abbestellen", `cancel_subscription`. Pure. */
import { isRefusal } from '../consent-sentences.ts'
import { tokensOf } from './tokens.ts'

/** A longer label is a sentence, which may say that one can leave at any time. */
const LABEL_WORDS = 5
const OWN_WORDS = 8
const WISH_WORDS = 12
const WISH_FEWEST = 3
/** What is done: whole words where their beginnings begin others ("stopover", "cancellation policy"). */
const LEAVING =
  /^(?:cancel(?:l?ed|ar|la|lare|ad[oa]|lat[oa])?|terminated|ended|gekundigt|storniert|opgezegd|stopgezet|annulee?s?|anulad[oa]|perutettu|peruttu|cancellazion[ei]|cancelamento|stopp?a?|kundigen|annuler|anular|optout)$|^(?:unsubscri|abbestell|abmeld|beend|avsluta|avbryt|avregistr|avprenum|avanmal|arreter|resilier|desabonn|desinscri|desuscri|disiscri|annulla|opzeg|afmeld|uitschrijv|verzicht|withdr(?:aw|ew)|revok|widerruf|aterkall|peru(?:n|a)?$|stopzet|afbestil|frameld|avmeld|peruut|lopeta|lopetta|wypis|rezygn|zrezygn|anuluj|avslutt|afslut|austrag|beeindig|poistu|zakoncz)/
/** What is left. */
const SUBSCRIPTION =
  /subscri|prenumer|abonn|^abo$|newsletter|nyhetsbrev|nyhedsbrev|nieuwsbrief|uutiskir|tilau|suscripci|boletin|iscrizion|inschrijv|assinatura|subskryp|infolettre|mailing|utskick|tilmeld/
/** A letter that comes again and again, by who it is for and how often: `veckobrev`, `Mitgliederbrief`. */
export const LETTER =
  /^(?:vecko|manads|kund|medlems|informations|info|eltern|vereins|club|klub|schul|gemeinde|freundes|foraldra|skol|klass|forenings|foreldre|skole|ouder|school|vereniging|seura|vanhempain|koulu|yhdistys|e|uge|maneds|kunde|rund|kunden|mitglieder|monats|wochen|maand|week|leden|klanten|jasen|asiakas|kuukausi|viikko)(?:brev|brevet|breve|brief|brief[es]|brieven|kirje|kirjeen)$/
/** A ban on advertising in one word, as Germanic and Finnish forms ask for it: `Werbewiderspruch`, `suoramarkkinointikielto`. */
export const BAN =
  /^(?:werbe|werbungs|newsletter|marketing|mailing|reklam|direktreklam|nyhetsbrevs?|(?:suora)?markkinointi|mainos)(?:widerspruch|sperre|verbot|sparr|kielto|esto|forbud)$/
/** Verbs in two parts, and the second: "Meld meg av", "Schrijf mij uit". */
const PARTED: ReadonlyMap<string, string> = new Map([
  ...['meld', 'melde'].map((word) => [word, 'av af ab'] as const),
  ...['trag', 'trage'].map((word) => [word, 'aus'] as const),
  ...['stell', 'stelle'].map((word) => [word, 'ab'] as const),
  ...['ta', 'tag', 'tar'].map((word) => [word, 'bort'] as const),
  ...['saga', 'sag'].map((word) => [word, 'upp'] as const),
  ['schrijf', 'uit'],
  ['take', 'off'],
  ['leave', 'off'],
  ['keep', 'off'],
])
/** Whoever says this of themselves leaves whatever it is: "Remove me from the list", "Eliminarme". */
const REMOVING =
  /^(?:exclude|exclure|excluir|escludi|escludere|ausschliessen|uitsluiten|ekskluder|uteslut|poissulje|wyklucz|remove|delete|retire[rz]|retirez|supprime[rz]|quitar|borrar|elimina|eliminar|remover|remova|poista|usun|verwijder|fjern|slett?|streich|streichen|losche|loschen|entferne|entfernen|bort)$/
const REMOVING_ME = /^(?:eliminarme|borrarme|quitarme|cancella[tr]?e?mi|eliminami|toglietemi|removame)$/
const ME = /^(?:me|moi|mich|mig|meg|mij|mnie|minut|mi)$/
const LIST =
  /^(?:lists?|postituslist\w*|mailinglist|maillista|mejllista|lista|listan|liste|listen|listy|lijst|mailinglijst|verteiler|listalta|emails?|mailings?|utskick)$/
const POSSIBLE =
  /anytime|any time|jederzeit|nar som helst|tout moment|cualquier momento|qualsiasi momento|ieder moment|elk moment|nar du vil|milloin|kazdej chwili|qualquer momento/

/** How somebody begins to say what they want, in twelve languages. */
const WISHING =
  /^(?:(?:yes|ja|oui|si|sim|tak|kylla|please|vanligen|bitte|por favor|prosze) )?(?:i(?: would| d)? (?:want|like|wish)|id like|jag (?:vill|onskar)|ich (?:mochte|will|wunsche)|je (?:souhaite|veux|voudrais|desire)|(?:yo )?(?:quiero|quisiera|deseo)|(?:io )?(?:voglio|desidero|vorrei)|ik (?:wil|wens)|jeg (?:vil|onsker)|haluan|haluaisin|(?:eu )?(?:quero|desejo|gostaria)|chce|chcialbym|chcialabym)(?= )/
/** What somebody wants no more of: elsewhere these are words of other things. */
const ENDING = /^(?:dejar|deixar|smettere|sluta|cesser|lakata|przestac|aufhoren|ophore|stoppen|stoppe)$/
const AND = /^(?:and|but|och|men|und|aber|et|mais|y|pero|e|ma|en|maar|og|ja|mutta|mas|i|oraz|ale)$/

/** When and how a subscription ends is no wish to end it: `subscription_cancel_at_period_end`. */
const STATED = /^(?:at|on|event|date|time|period|policy|reason|status|datum|fecha)$/
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

/** What leaves by itself, whatever it is that is left: "Abmeldung", `darme_de_baja`. */
const LEFT_ALONE =
  /^(?:unsub|removeme|optmeout|takemeoff|abmelden|abmeldung|abbestellen|abbestellung|austragen|austragung|avanmalan?|avanmald|avregistrer(?:a|ing)(?:mig)?|avprenumerera|taborts?mig|desinscription|desinscrire|medesinscrire|sedesinscrire|desabonnement|desabonner|medesabonner|sedesabonner|(?:dar|darme|darse|darmede|quiero)?(?:de)?baja|darmedebaja|cancellami|disiscri(?:vimi|viti|vere|zione)|afmelden|afmelding|meldmeaf|meldmijaf|uitschrijven|uitschrijving|schrijfmijuit|avmeld(?:e|ing)?|meldmegav|afmeld(?:e|ing)?|meldmigaf|frameld(?:e|ing)?|framelding|frameldmig|peruutilaus|poistu(?:listalta)?|descadastr(?:ar|eme|o)|descadastrarme|cancelarsubscricao|removerme|wypisz(?:mnie)?|wypisanie|wypissie)$/

/** Where yes is said to it: elsewhere somebody tells by it why they cannot come. */
export function isLeavingAlone(label: string): boolean {
  return LEFT_ALONE.test(tokensOf(label).join(''))
}

export function isLeaving(label: string): boolean {
  const words = tokensOf(label)
  const isParted = words.some((word, at) => isPartedAt(words, at, word))
  const isWishing = wishesToLeave(words)
  const isOfMe = isRemovingMe(words) || (isParted && words.some((word) => ME.test(word)))
  const most = isWishing ? WISH_WORDS : isOfMe ? OWN_WORDS : LABEL_WORDS
  if (words.length > most || POSSIBLE.test(words.join(' '))) return false
  if (isUnsubscribeLink(label) || words.some((word) => STATED.test(word))) return false
  const isOfLetters = words.some((word) => SUBSCRIPTION.test(word) || LETTER.test(word))
  if (isWishing) return true
  if (isRemovingFromList(words)) return true
  if (isOfMe && (isOfLetters || words.some((word) => LIST.test(word)))) return true
  return isOfLetters && (isParted || words.some((word) => LEAVING.test(word)))
}

/** "Ik wil me afmelden voor de nieuwsbrief": up to where something else is wanted, too. */
function wishesToLeave(words: readonly string[]): boolean {
  if (words.length < WISH_FEWEST || !WISHING.test(words.join(' '))) return false
  const and = words.findIndex((word, at) => at > 1 && AND.test(word))
  const wish = and < 0 ? words : words.slice(0, and)
  const isOfLetters = wish.some((word) => SUBSCRIPTION.test(word) || LETTER.test(word) || LIST.test(word))
  return isOfLetters && wish.some((word) => LEAVING.test(word) || ENDING.test(word)) && !wish.some(isNegation)
}

function isNegation(_: string, at: number, words: readonly string[]): boolean {
  return isRefusal(words, at) && !LEAVING.test(words[at] ?? '')
}

/** With at most one word between. */
function isPartedAt(words: readonly string[], at: number, word: string): boolean {
  const behind = PARTED.get(word)?.split(' ') ?? []
  return behind.some((second) => words[at + 1] === second || words[at + 2] === second)
}

/** "Bitte von der Liste streichen", where nothing else is named that is taken away. */
function isRemovingFromList(words: readonly string[]): boolean {
  const [isList, isFrom, isRemoved] = [LIST, FROM, REMOVING].map((names) =>
    words.some((word) => names.test(word)),
  )
  const isAll = words.every((word) => [LIST, FROM, REMOVING, LITTLE].some((names) => names.test(word)))
  return isList === true && isFrom === true && isRemoved === true && isAll
}

const LITTLE =
  /^(?:please|bitte|por|favor|prosze|merci|the|der|den|die|dem|eurer|ihrer|your|our|la|le|las|los|den|det)$/
const FROM = /^(?:from|off|fran|von|vom|aus|de|del|della|dalla|dal|du|van|uit|fra|da|z)$/

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
