/** Questions in which messages are only spoken of: "Have you read our newsletter?", "Do you work in marketing?" Pure. */
import { runsOf } from './runs.ts'
import { tokensOf } from './tokens.ts'
import { textOf, each } from '../values.ts'
import { readConsentWord } from '../consent-words.ts'
import { isBareConsent, isOtherAnswer } from './agreements.ts'

/** What somebody did, has or is already, in twelve languages; a wish is asked for in other words. */
const DONE = new Set(
  (
    'already currently read seen heard noticed found redan last sett hort bereits schon gelesen gesehen gehort deja lu vu entendu ya leido visto oido gia letto sentito ' +
    'gelezen gezien gehoord allerede lest hort laest hoert jo lukenut nahnyt kuullut lido ouvido juz czytal czytala czytales widzial widziales'
  ).split(' '),
)
/** What somebody does for a living, or sends themselves. */
const DOING =
  /^(?:work(?:s|ing|ed)?|employed|arbetar|jobbar|arbeite(?:n|st)|travaille[sz]?|travaillez|trabaj\w*|lavor(?:i|a|ate)|werk(?:t|en)?|arbejder|jobber|arbeider|tyoskentele\w*|trabalha\w*|pracujesz|pracuje)$/
const OWN_SENDING =
  /^(?:do (?:you|they) (?:send|write|publish|run|offer|use)|(?:skickar|anvander) (?:du|ni)|(?:verschicken|versenden|nutzen|verwenden) sie|(?:verschickst|nutzt) du|(?:envoyez|utilisez) vous|(?:envias|envia|enviais|usas|utilizas|usa) |(?:invii|inviate|usi|usate) |(?:verstuur|gebruik) je|(?:verstuurt|gebruikt) u|(?:sender|bruger|bruker) (?:du|i|dere)|(?:lahetatko|kaytatko)|(?:voce envia|voce usa)|czy (?:wysylasz|uzywasz))/

/** What somebody is or has, where no wish is asked for: "Do you have a mailing list?" */
const BEING =
  /^(?:are (?:you|they)|is (?:your|the|this|it)|(?:do you )?(?:need|looking for)|(?:behover|trenger) (?:du|ni|dere)|(?:brauchen|benotigen) sie|avez vous besoin|necesitas?|(?:hai|avete) bisogno|precisa|tarvitsetko|potrzebujesz|(?:do|does) (?:you|your [a-z]+) have|ar (?:du|ni)|har (?:du|ni) (?:en|ett|nagon|nagot)|(?:sind|haben) sie (?:ein|eine|einen|abonnent|mitglied|kunde)|(?:bist|hast) du (?:ein|eine|einen|abonnent|mitglied|kunde)|etes vous|avez vous (?:un|une)|(?:eres|es usted|tienes|tiene) |(?:sei|siete|hai|avete) (?:un|una|gia|iscritt[oaie]|abbonat[oaie]) |(?:ben|heb) je|(?:bent|heeft) u|er (?:du|i|dere)|har (?:i|dere) (?:en|et)|(?:oletko|onko) |(?:e|tem) (?:um|uma|assinante) |czy (?:jestes|masz))/
const WILLING =
  /^(?:interes|intress|interess|kiinnost|zainteres|happy$|willing$|keen$|ok$|okay$|einverstanden|accord$|acuerdo$|akkoord$|enig$)/

/** Of a question whose yes is no wish. */
export function isOfOtherQuestion(label: string): boolean {
  if (!label.trim().endsWith('?')) return false
  const words = tokensOf(label)
  if (words.length <= 2 || words.some((word) => WILLING.test(word))) return false
  const text = `${words.join(' ')} `
  return (
    words.some((word) => DONE.has(word) || DOING.test(word)) || OWN_SENDING.test(text) || BEING.test(text)
  )
}

/** What else somebody joins or takes: "Add me to the guest list", "Subscribe to the calendar". */
const JOINING =
  /^(?:subscribed|subscription|suscrit[oa]|abonne|abbonat[oa]|geabonneerd|abonnent|signmeup(?:for)?|signup(?:for)?|subscribe(?:to|me)?|abonnieren|prenumerera|abonnera)$/
const TAKEN =
  /^(?:calendar|kalender\w*|magazines?|magasin\w*|tidning\w*|zeitung|zeitschrift|revue|revista|rivista|krant|tijdschrift|avisen|lehti|lehden|gazet\w*|box|podcast|channel|kanalen|youtube|class|course|yoga|workshop|event|trial|waiting|waitlist|guest|kurs\w*|corso|curso|cours|plans?|tier|package|product|service|premium|addon|licen[cs]e|paket\w*|tarif|forfait|piano|pakiet|plano)$/
const POSTED =
  /(?:^| )(?:by|per|via|par|por|med|pr|met de|con la) (?:post|posten|brev|letter|brief|briefpost|courrier|carta|correo postal|posta ordinaria)(?: |$)/

/** A yes to it is no wish for messages; a no to it refuses. */
export function isOfOtherThing(label: string): boolean {
  const words = tokensOf(label)
  const agreed = runsOf(words).flatMap((run) => (run?.meaning.endsWith('consent') ? [run.phrase] : []))
  const said = agreed.length > 0 ? agreed : words.filter((word) => JOINING.test(word))
  const isJoined = said.length > 0 && said.every((phrase) => JOINING.test(phrase))
  return (isJoined && words.some((word) => TAKEN.test(word))) || POSTED.test(words.join(' '))
}

/** What is written to those who ask for it, as it is called. */
const LETTERS =
  /newsletter|nyhetsbrev|nyhedsbrev|nieuwsbrie[fv]|uutiskir|^infolettre$|^boletin(?:es)?$|^boletim$|^biuletyn|^marketing|^markedsforing|^marknadsforing|^mailings?$|^e?mailmarketing$|^subscription$|^optin$/
/** What is agreed to, made or sold of them, and what stands on a page. */
const THINGS =
  'policy|policies|terms|conditions|rules|agreement|notice|villkor|policyn|bedingungen|richtlinien?|hinweise|conditions|politique|politica|terminos|condiciones|condizioni|termini|voorwaarden|beleid|vilkar|ehdot|termos|condicoes|regulamin|warunki|polityka|' +
  'design|designs|software|templates?|platform|tools?|services?|strategy|campaigns?|copywriting|development|agency|consulting|automation|management|setup|integration|plugin|editor|mall|mallar|utveckling|byra|gestaltung|vorlagen?|erstellung|agentur|creation|agence|diseno|plantillas?|agencia|grafica|creazione|agenzia|ontwerp|sjabloon|bureau|byrå|suunnittelu|toimisto|criacao|projekt|szablon|agencja'
const THING = new RegExp(`^(?:${THINGS})$`)
const COMPOUND = new RegExp(
  `^(?:newsletter|nyhetsbrevs?|nyhedsbrevs?|nieuwsbrief|uutiskirje|marketing|markedsforings|marknadsforings|mailing)-?(?:${THINGS})$`,
)
/** Between: "newsletter privacy policy". */
const BETWEEN = /^(?:privacy|data|use|usage|and|integritets\w*)$/
const OF = /^(?:of|for|av|for|der|des|fur|de|du|la|el|los|del|di|della|van|voor|af|til|do|da|to|a|our|your)$/
/** How it stands with a thing, of which nobody wishes anything. */
const STATE = /^(?:exists?|existing|available|visible|shown|displayed|present|loaded|rendered|installed)$/
/** Behind these it is messages that come. */
const RECEIVED =
  /^(?:receiv|subscrib|sign|erhalt|abonni|recev|recois|recib|ricev|ontvang|motta|modtag|vastaanot|tilaa|receb|otrzym|prenumer|inscri|iscri|suscri|abonn)/

const ME = /^(?:me|us|mig|oss|mich|uns|moi|nous|mij|ons|meg|mi|nos|ci|minulle|meille|mnie|nam)$/

/** Papers and answers that come of an order, a gift or a question, by mail or not; also as the end of a longer word. */
const PAPER =
  /receipts?$|kvitto(?:t|n)?$|kvittering(?:en)?$|quittung(?:en)?$|(?:^|zahlungs|spenden)beleg$|rechnung(?:en)?$|invoices?$|faktura$|fakturan$|facturas?$|factures?$|facturen$|factuur$|fatture?$|fattura$|^faturas?$|^recus?$|^recibos?$|^comprobante|^comprovativo|^comprovante|^justificante|^ricevut[ae]$|^scontrino|^bon$|^bonnen$|^bonnetje|kassabon$|betaalbewijs$|tosite$|kuitti$|^kuitin$|^lasku$|^laskun$|^paragon|^rachunek$|^potwierdzeni|confirmation$|bekraftelse(?:n)?$|bestatigung$|^conferma$|^confirmaci|^confirmac|bevestiging$|bekreftelse(?:n)?$|bekraeftelse(?:n)?$|vahvistus$|vahvistuksen$|^tickets?$|biljett(?:en|er)?$|^billets?$|^billetter$|^bilety?$|^entradas$|^eintrittskart|^copy$|^kopia$|^kopie$|^copie$|^copia$|^kopi$|^results?$|^ergebnis|^certificates?$|^quotation$|^(?:photos?|pictures|fotos?|foton|fotona|bilder(?:na)?|billeder(?:ne)?|bildene|kuvat|valokuvat|zdjecia|imagenes|immagini|recordings?|inspelning(?:en)?|aufzeichnung|enregistrement|grabacion|registrazione|opname|slides)$/
/** Beside these more than a paper is asked for. */
const NEWS =
  /news|nyhet|nyhed|nieuws|uutis|neuigkeit|noticia|novedad|novidad|notizi|novita|nouvelle|actualit|nowos|market|marknads|markedsf|markkin|offer|ofert|offre|angebot|erbjud|tilbud|aanbied|tarjou|promo|werb|reklam|publi[ck]i|adverti|discount|rabat|deals|updates|mailing/

/** Of a label in words without accents. */
export function isOfPaper(label: string): boolean {
  return label.split(' ').some((word) => PAPER.test(word))
}

/** What a program is asked to do, and nobody says of themselves: `send_email`. */
const SENDING =
  /^(?:send|skicka|sand|sende|senden|schicken|envoyer|enviar|inviare|invia|verzenden|verstuur|stuur|send|laheta|lahettaa|wyslij|wyslac)(?: an?| ett| et| eine?| une?| um)? (?:e ?mails?|mail|mejl|epost|e post|sms|text|courriel|correo(?: electronico)?|email|sahkoposti|viesti|message|notification|wiadomosc)$/
const QUOTE_FOR =
  /(?:^| )(?:quotes?|quotation|estimate) (?:for|on|of)(?: |$)|(?:^| )offert (?:pa|for|till)(?: |$)|^(?:devis|presupuesto|preventivo|orcamento|wycena|kostenvoranschlag) /

/** A yes to it is no wish for messages; a no to it refuses. */
export function isOfOtherMatter(label: string): boolean {
  const words = tokensOf(label)
  const text = words.join(' ')
  if (SENDING.test(text) || QUOTE_FOR.test(text)) return true
  if (words.some((word) => PAPER.test(word)) && !words.some((word) => NEWS.test(word))) return true
  return namesThing(label)
}

/** Each clause by itself: "Newsletter. Terms accepted" names two things. */
function namesThing(label: string): boolean {
  const clauses = label.split(/[.;:,()?!–—]|\s-\s/).map(tokensOf)
  const speaking = clauses.filter((words) => words.some((word) => LETTERS.test(word)))
  return speaking.length > 0 && speaking.every(isOfThing)
}

function isOfThing(words: readonly string[]): boolean {
  if (words.some((word) => RECEIVED.test(word) || ME.test(word))) return false
  return words.every((word, at) => !LETTERS.test(word) || COMPOUND.test(word) || isPartOf(words, at))
}

/** Of the thing behind it, or before it: "design of newsletters". */
function isPartOf(words: readonly string[], at: number): boolean {
  const behind = words.slice(at + 1).find((word) => !BETWEEN.test(word) && !LETTERS.test(word)) ?? ''
  const before = words.slice(0, at).findLast((word) => !OF.test(word)) ?? ''
  return THING.test(behind) || STATE.test(behind) || (THING.test(before) && OF.test(words[at - 1] ?? ''))
}

const LAW = /^(?:gdpr|dsgvo|rgpd|rodo|avg|lgpd)(?:consents?)?$/
/** A longer answer says to what. */
const WORD_LENGTH = 20

/** `gdpr_consent: "on"`: to a law nobody says whether they want messages. */
export function isOfLawAlone(label: string, value: unknown): boolean {
  const runs = runsOf(tokensOf(label)).filter((run) => run?.meaning.endsWith('consent'))
  return (
    runs.length > 0 &&
    tokensOf(label).some((word) => LAW.test(word)) &&
    runs.every((run) => run !== undefined && (LAW.test(run.phrase) || isBareConsent([run.phrase]))) &&
    each(value).every((one) => (textOf(one) ?? '').length <= WORD_LENGTH)
  )
}

/** Whether a yes is to something else than messages, by the question or by the answer. */
export function isAnsweredOtherwise(label: string, value: unknown): boolean {
  const isRefused = each(value).some((one) => readConsentWord(one) === false)
  if (!isRefused && (isOfOtherThing(label) || isOfOtherMatter(label) || isOfLawAlone(label, value)))
    return true
  const texts = each(value).flatMap((one) => textOf(one) ?? [])
  return texts.some((text) => text.length <= ANSWER_LENGTH && isOtherAnswer(label, text))
}

/** A longer answer is no sentence beside a box. */
const ANSWER_LENGTH = 300
