/** A no that stands, whatever it was said to, of one channel or of all: nothing else follows of it. Pure. */
import { isFinnishNo, readConsentWord } from '../consent-words.ts'
import { isConsent, type FieldName } from '../field-kinds.ts'
import { each, textOf } from '../values.ts'
import { isOfAwaited } from '../consent-sentences.ts'
import { isOfPaper } from './other-questions.ts'
import { isOfConditions, readLabel, type LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { refusesBehind } from './sentences.ts'
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

/** What is offered to many, in twelve languages; one of them alone may be what somebody has or asks for: "Promo code", "Rabatt". */
const OFFERED =
  /^(?:offers|promos|promotions|discounts|deals|perks|previews|digest|kampanjer(?:na)?|erbjudanden|rabatter|reor|kampagner|kampanj(?:at|oista|oja)|aktionen|sonderaktionen|angebote|sonderangebote|rabatte|gutscheine|neuheiten|neuigkeiten|remises|soldes|reductions|offres|plans|ventes|nouveautes|promociones|descuentos|ofertas|rebajas|novedades|promozioni|sconti|offerte|saldi|novita|acties|kortingen|aanbiedingen|nieuwtjes|tilbud|nyheter|nyheder|alennuk(?:set|sista|sia)|tarjouk(?:set|sista|sia)|uutis(?:et|ista)|promocoes|descontos|novidades|saldos|promoc(?:je|ji|jach)|rabat(?:y|ach|ow)|znizki|ofer(?:ty|tach)|nowosci(?:ach)?)$/
/** Words of other things alone, too: what is left for a waiter. */
const ADVICE =
  /^(?:tips|inspiration|tipps|conseils|consejos|consigli|ispirazione|inspiracion|inspiratie|inspirasjon|vinkit|vinkkeja|inspiraatiota|dicas|inspiracao|porady|inspiracje)$/
const TOLD =
  /^(?:infos?|information(?:en|er|s)?|informasjon|informacion(?:es)?|informac(?:oes|ao|je|ji)|informazion[ie]|informatie|tietoa|tietoja|updates?|uppdateringar|opdateringer|oppdateringer|avisos)$/
const COMING =
  /^(?:new|upcoming|future|coming|latest|nya|ny|nytt|kommande|framtida|neue[nrs]?|kommende[nr]?|kunftige[nr]?|nouve(?:au|aux|lle|lles)|futurs?|futures|prochain(?:e?s)?|nuev[oa]s?|futur[oaie]s?|proxim[oa]s?|nuov[oaie]|prossim[ie]|nieuwe|toekomstige|nye|fremtidige|uusi(?:a|sta)?|uudet|tulevi(?:a|sta)|nov[oa]s|nowe|nowych|przyszlych|nadchodzacych)$/
const INVITING =
  /^(?:invitations?|invites|inbjudning(?:ar)?|einladung(?:en)?|invitacion(?:es)?|invit[io]|uitnodiging(?:en)?|invitasjon(?:er)?|invitation(?:er)?|indbydelser?|kutsu(?:t|ja)|convites?|zaproszenia?)$/
const OCCASION =
  /^(?:events?|courses?|classes|workshops?|collections?|products?|arrivals?|exhibitions?|concerts?|evenemang|kurser|produkter|kollektioner|konserter|utstallningar|veranstaltung(?:en)?|kurse[n]?|produkte[n]?|kollektionen|ausstellungen|konzerte[n]?|evenements?|cours|produits|ateliers|expositions|eventos?|cursos?|productos|colecciones|talleres|event[oi]|corsi|prodotti|collezioni|mostre|evenementen|cursussen|producten|collecties|arrangement(?:er|ene)?|kurs|hold|kolleksjoner|tapahtum(?:at|iin|ista|ia)|kurssi(?:t|sta|a)|kursseista|kursseja|tuotte(?:et|ista|ita)|produtos|colecoes|wydarzenia(?:ch)?|kurs(?:y|ach|ow)|produkt(?:y|ach|ow)|kolekcj(?:e|ach|i))$/
/** Whom some of what is offered goes to first. */
const CIRCLE = /^(?:vip|insiders?|privileges?|privilegi[oa]s?)$/
const MEMBERS = /^(?:members?|medlem(?:mar)?|mitglieder|supporters?|friends|club|klub|klubb)$/
const MAILS = /^(?:e?mails|mejl|emailer|epost|viestit)$/
const GATHERED =
  /^(?:lists?|lista|listan|listen|liste|listalle|lijst|club|klub|klubb|klubben|clube|kerho|e?mails|mejl)$/
/** The same in one word: `insiderlista`, "Angebotsliste". */
const GATHERED_FOR =
  /^(?:vip|insiders?|erbjudande|tilbuds|angebots|kampanj|kampagne?|kampagnen|kampanje|rabatt?|info|informations|stamkunde?|stamkund|stammkunden|kund|kunden|kunde|klanten|klub|klubb|clubs?)(?:lists?|listan?|liste[nr]?|lijst|listalle|brev|mail|mejl)$/
const COMMERCIAL =
  /^(?:commercial(?:es|e|i)?|commerciaux|comercia(?:l|is|les)|commerciele?|commercieel|kommerziell\w{0,2}|kommersiell\w{0,2}|kaupalli(?:nen|set)|handlow\w{1,3}|werblich\w{0,2})$/
const APPROACH =
  /^(?:contacts?|contact[oe]s?|contatt[oi]|kontakt(?:e|er|y|aufnahme)?|demarchages?|sollicitations?|ansprache|yhteydenoto(?:t)?|abordagem)$/
/** What stands between them and says nothing. */
const BESIDE =
  /^(?:of|about|on|for|from|and|to|by|via|our|the|your|with|om|och|av|till|fran|fra|og|til|pa|a|i|er|var|vara|uber|zu|und|von|voor|para|zum|zur|den|der|die|das|unsere[nr]?|mit|per|sur|de|des|du|la|le|les|nos|et|aux|par|d|l|bons|privees|sobre|y|en|el|los|las|nuestr[oa]s|del|di|su|e|gli|delle|dei|nostr[ie]|over|van|met|het|onze|op|ja|tai|o|z|w|na|dla|em|com|noss[oa]s|special|exclusive|inbox|inkorgen|inkorg|posteingang|mail|email|post|epost|mejl|sms|monthly|weekly|member)$/
const NAMED_WORDS = 7

/** "VIP list", "Kampanjer och rabatter", "Information om nya kurser", "Contacto comercial": what goes to many, and nothing else. */
function namesMany(words: readonly string[]): boolean {
  const has = (names: RegExp): boolean => words.some((word) => names.test(word))
  if (words.length > NAMED_WORDS || !words.every(isOfMany)) return false
  return (
    has(OFFERED) ||
    (has(ADVICE) && words.length > 1) ||
    (has(TOLD) && has(COMING)) ||
    (has(INVITING) && has(OCCASION)) ||
    (has(CIRCLE) && has(GATHERED)) ||
    has(GATHERED_FOR) ||
    (has(MEMBERS) && has(MAILS)) ||
    (has(COMMERCIAL) && has(APPROACH))
  )
}

function isOfMany(word: string): boolean {
  return KINDS.some((names) => names.test(word)) || BESIDE.test(word)
}

const KINDS = [
  OFFERED,
  ADVICE,
  TOLD,
  COMING,
  INVITING,
  OCCASION,
  CIRCLE,
  GATHERED_FOR,
  MEMBERS,
  MAILS,
  GATHERED,
  COMMERCIAL,
  APPROACH,
]

/** A wish to be written to, answered by no: what the consent says then. */
export function refusedIn(
  said: LabelReading,
  { labels: [text = ''], value }: Leaf,
): LabelReading | undefined {
  const isYes = isFinnishNo(value, text) ? false : readConsentWord(value)
  const isTurned = isYes === true && refusesBehind(text)
  if (isYes !== false && !isTurned) return undefined
  const words = tokensOf(isTurned ? text.slice(0, text.search(/[:–—-][^:–—-]*$/)) : text)
  const label = words.join(' ')
  const channel = channelRefusedIn(label) ?? refusedBy(label)
  if (channel) return { ...said, field: channel, meanings: new Set<Meaning>([channel]), isNegative: isTurned }
  if (!(WRITE_ME.test(label) || permits(label) || refusesToldOf(label) || namesMany(words))) return undefined
  return { ...said, field: 'consent', meanings: new Set<Meaning>(['consent']), isNegative: isTurned }
}
