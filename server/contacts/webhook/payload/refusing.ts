/** A no that stands, whatever it was said to, of one channel or of all: nothing else follows of it. Pure. */
import { readConsentWord } from '../consent-words.ts'
import { isConsent, type FieldName } from '../field-kinds.ts'
import { each, textOf } from '../values.ts'
import { isOfAwaited } from '../consent-sentences.ts'
import { isOfPaper } from './other-questions.ts'
import { isOfConditions, readLabel, type LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'
import { namesNews } from './wishes.ts'
import type { Meaning } from './words.ts'

/** A no to messages is the contact's, whoever was to send them. */
export function isRefusal({ field, isNegative }: LabelReading, { value }: Leaf): boolean {
  return (
    field !== undefined &&
    isConsent(field) &&
    !isNegative &&
    each(value).some((one) => readConsentWord(one) === false)
  )
}

/** A no to a consent stands, whatever it is to; of a yes to conditions nothing follows. */
export function refusesConditions(reading: LabelReading, { value }: Leaf): boolean {
  return (
    isOfConditions(reading) &&
    (reading.isNegative || each(value).some((one) => readConsentWord(one) === false))
  )
}

const CONTACT_BY =
  /^(?:(?:please|can|may|you may|ok to|okay to) )?(?:contact(?:ed)?|reach|notify|inform|kontakt(?:a|as|er|es|ieren)?|contacter|contatt[oai]|contactar|contacto|contacteren|yhteydenotto|kontaktowac)(?: me| us| mig| mich| moi| meg| mij)? (?:by|via|per|with|on|par|por|pa|med|mit|met|z|przez) (e ?mails?|mail|mejl|epost|e post|courriel|correo(?: electronico)?|sms|text(?: messages?)?|txt)$/

/** `contact_by_email: false`: a no to being written to by it. */
export function channelRefusedIn(label: string): 'email_consent' | 'sms_consent' | undefined {
  const [, channel] = CONTACT_BY.exec(label) ?? []
  if (channel === undefined) return undefined
  return /^(?:sms|text|txt)/.test(channel) ? 'sms_consent' : 'email_consent'
}

const CHANNEL = /^(?:channel|medium|type|name)$/i

const CONSENTS: Readonly<Record<string, FieldName>> = {
  email: 'email_consent',
  mail: 'email_consent',
  sms: 'sms_consent',
  text: 'sms_consent',
}

/** `do_not_contact`, `optOuts`, `dndSettings` */
export function isOfRefused(step: string): boolean {
  return readLabel(step).isNegative
}

/** `do_not_contact: [{channel: "email", reason: "manual"}]` */
export function refusedChannel({ path, labels: [label = ''], value }: Leaf): FieldName | undefined {
  const isNamed = CHANNEL.test(label) && path.slice(-2).some(isOfRefused)
  return isNamed ? CONSENTS[tokensOf(textOf(value) ?? '').join('')] : undefined
}

/** `contact_me: "no"`: a yes to it may be about what the form asks, a no refuses. */
const WRITE_ME =
  /^(?:please|you may|you can|may you|ok to|okay to)?(?:contact|email|e mail|mail|call|text|phone|message|write|write to|reach)(?: me| us)$|^(?:kontakta|mejla|maila|ring|skicka) (?:mig|oss)$|^(?:kontaktieren|schreiben) sie mich$|^(?:contactez|ecrivez|me contacter|contacter) ?(?:moi)?$|^(?:contactarme|contactenme|contactadme|escribirme)$|^(?:contattatemi|contattami|scrivetemi)$|^(?:contacteer|mail|bel) (?:me|mij)$|^kontakt (?:mig|meg)$|^(?:contactar me|contatem me)$|^kontakt ze mna$/
/** "OK to contact", "Kontaktaufnahme erlaubt", "Får kontaktas" */
const PERMITTED =
  /^(?:ok|okay|happy|allow(?:ed)?|permi[st]\w*|may|can|erlaub\w*|darf|durfen|far|tillat\w*|godkann\w*|autori[sz]\w*|lupa|saa|zgoda|consent\w*|akkoord|toestemming|tilladelse|tillatelse|agree|accept)$/
const CONTACTING =
  /^(?:contact(?:ed|er|o|s)?|kontakt\w{0,8}|contatt\w{0,4}|prospec\w*|kontaktaufnahme|yhteydenotto\w*)$/
/** A longer text says more. */
const PERMIT_WORDS = 6

/** "Vereinszeitung per Mail: nein": who does not want by mail what comes to many wants none of ours. */
const BY =
  /(?:^| )(?:by|via|per|par|por|pr|med|pa|mit|met|z|na|przez|em|over|tramite) (e ?mail|mail|mejl|e ?post|courriel|mel|correo(?: electronico)?|posta elettronica|sahkoposti|sms|text(?: messages?)?)$|(?:^| )(sahkopostilla|sahkopostitse|sahkopostiin|mailowo|mejlowo|mailitse|mailina)$/
const BY_WORDS = 12

function refusedBy(label: string): 'email_consent' | 'sms_consent' | undefined {
  const [, by, ending] = BY.exec(label) ?? []
  const said = by ?? ending
  const isOfMany =
    label.split(' ').length <= BY_WORDS && !isOfAwaited(label) && !isOfPaper(label) && !OF_ORDERS.test(label)
  if (said === undefined || !isOfMany) return undefined
  return /^(?:sms|text)/.test(said) ? 'sms_consent' : 'email_consent'
}

/** "Email me about new dates", "Mejla mig rabatter", "Avísame de ofertas": answered no, all of it is refused. */
const TELL_ME =
  /^(?:please )?(?:e ?mail|mail|text|message|notify|inform|alert|remind|send|tell|update|contact|write(?: to)?) me |^(?:mejla|maila|skicka|paminn|meddela|informera|kontakta|smsa|lagg till) mig |^(?:bitte )?(?:informieren|benachrichtigen|schicken|senden|mailen|kontaktieren|erinnern) sie mich |^(?:mich )?(?:uber|zu) .* (?:informieren|benachrichtigen)$|^(?:informez|prevenez|alertez|envoyez|contactez|ajoutez|ecrivez) moi |^me (?:prevenir|informer|alerter|contacter|envoyer|ecrire) |^(?:avis|inform|envi|notific|mand|contact|escrib)[a-z]{1,5}me |^(?:avvisa|informa|invia|manda|contatta|notifica)(?:te)?mi |^(?:mail|stuur|informeer|zet|laat) (?:me|mij) |^(?:send|varsle?|informer|kontakt|mail|paminn|legg|tilfoj|underret) (?:meg|mig) |^(?:laheta|lahettakaa|ilmoita|ilmoittakaa|muistuta|lisaa|lisatkaa) minu(?:lle|t) |^(?:envi|avis|inform|notific|mand|contact|adicion)[a-z]{1,5} me |^(?:wyslij|wysylajcie|powiadom|powiadamiajcie|informuj|informujcie|przypomnij|przypominajcie|napisz) (?:mi|mnie) /
/** What comes of an order or a form, whoever it is sent to. */
const OF_ORDERS =
  /(?:^| )(?:deliver|shipping|shipp?|dispatch|parcel|stock|avail|copy|copies|repl|comment|respon|answer|call|back|leverans|paket|lager|svar|kommentar|kopia|liefer|paket|antwort|kopie|verfugbar|livrais|colis|repons|copie|entrega|envio|paquete|respuesta|copia|consegna|pacco|risposta|bezorg|pakket|antwoord|levering|pakke|toimitu|vastau|resposta|encomenda|dostaw|paczk|odpowied|payment|betalning|zahlung|paiement|pago|pagamento|betaling|maksu|platnos|password|code|kod$|link|login)/

function refusesToldOf(label: string): boolean {
  const words = label.split(' ')
  if (words.length > TOLD_WORDS || isOfAwaited(label) || isOfPaper(label) || OF_ORDERS.test(label))
    return false
  return TELL_ME.test(label) || (WANTING.test(words[0] ?? '') && namesNews(words))
}

const TOLD_WORDS = 14
const WANTING =
  /^(?:i|want|wants|get|receive|haluan|jag|ich|je|quiero|deseo|voglio|vorrei|desidero|ik|jeg|quero|desejo|chce|otrzymuj|wyslij|laheta)$/

function permits(label: string): boolean {
  const words = label.split(' ')
  return (
    words.length <= PERMIT_WORDS &&
    words.some((word) => PERMITTED.test(word)) &&
    words.some((word) => CONTACTING.test(word))
  )
}

/** A wish to be written to, answered by no: what the consent says then. */
export function refusedIn(said: LabelReading, { labels, value }: Leaf): LabelReading | undefined {
  const label = tokensOf(labels[0] ?? '').join(' ')
  if (readConsentWord(value) !== false) return undefined
  const channel = channelRefusedIn(label) ?? refusedBy(label)
  if (channel) return { ...said, field: channel, meanings: new Set<Meaning>([channel]), isNegative: false }
  if (!(WRITE_ME.test(label) || permits(label) || refusesToldOf(label))) return undefined
  return { ...said, field: 'consent', meanings: new Set<Meaning>(['consent']), isNegative: false }
}
