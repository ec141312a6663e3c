/** Consents to other things than messages: cookies, conditions, what is kept of somebody, pictures, a child. Pure. */
import { isOfAwaited } from '../consent-sentences.ts'
import { readConsentWord } from '../consent-words.ts'
import { rootIn } from './roots.ts'
import { runsOf, type Run } from './runs.ts'
import { tokensOf } from './tokens.ts'
import { MEANINGS } from './words.ts'

/** They say that somebody agrees, and not to what. */
const AGREEING =
  /^(?:consents?|samtycke[nrt]?|samtykke[rt]?|einwillig(?:ung|ungen|en)|einverstandnis(?:erklarung)?|zustimmung|consentements?|consentimientos?|consens[oi]|toestemming(?:en)?|suostumu(?:s|kset)|consentimentos?|zgod[ay])$/
/** Of cookies these are kinds. */
const OF_COOKIES = /^(?:marketing|optins?|optedin|communications|promotional)$/
const COOKIE =
  /^(?:cookie.*|kak(?:a|an|or|orna)|evaste.*|informa(?:sj|ti)onskapsl.*|ciastecz.*|galletas|testimoni|pliki)$/
/** What else people agree to, by the beginnings of its words in twelve languages. */
const OTHER_THINGS = new RegExp(
  `^(?:${[
    // What is known of somebody, and what is done with it.
    'data$|data(?:lagr|skydd|beskyt|behandl)|daten|donnees|datos|dati$|gegevens|dados|danych|uppgift|oplysning|opplysning|personuppgift|personoplysning|personopplysning|persond|personenbezogen|personvern|henkilotie|tietosuoj|tietoj|integritets|konfidentialit|confidential',
    'process|behandling|verarbeit|traitement|tratamiento|trattamento|verwerk|kasittel|tratamento|przetwarz|stored?$|storage|storing|lagra|lagring|speicher|conserv|almacen|opslag|opslaan|sailyt|armazen|zachowa',
    // Pictures and sound.
    'photo|foto|pictur|image|imagen|immagin|bild(?:er|na)?$|bilda|bilde|billed|valokuv|zdje|wizerun|video|film|record|inspeln|aufnahm|aufzeichn|enregistr|grabaci|registrazion|nagra',
    // Who may agree, and to what is done with them.
    'age$|parent|guardian|foralder|vardnadshav|eltern|medic|medyczn|informed$|health|halso|gesundheit|sante$|salud$|salute$|helse|helbred|terve|saude|zdrowi|treatment|waiver|liability',
  ].join('|')})`,
)
/** What is done to those who are written to: then messages are what is agreed to. */
const RECEIVING =
  /^(?:receiv|erhalt|recev|recib|ricev|ontvang|motta|modtag|vastaanot|receb|otrzym|news|nyhet|nyhed|werb|reklam|advert|publi[ck]i[dt]|promo|offer|ofert|offre|angebot|erbjud|tilbud|aanbied|tarjou|commerc|comercia|kommers|kommerz|kommerc|handlow|kaupalli|prospec|ads$|invio$|envoi$|envio$|zusend)/

/** Words beside a consent that do not say what it is to: that it was given, how, and by whom. */
const SAYING_NOTHING =
  /^(?:given|granted|obtained|received|explicit|express(?:ed)?|active|valid|lawful|legal|flag|box|tick(?:ed)?|check(?:ed|box)?|web|client|customer|club|general|global|all|any|current|new|final|hereby|give[ns]?|lamna[rtd]*|gett|erteil[te]*|gegeben|gebe|donne[rs]?|otorg\w*|prest\w*|dato|dado|doy|dou|geef|gegeven|verleen\w*|gi[rv]|gitt|giver|givet|annan|annettu|udziel\w*|wyraz\w*|conced\w*|kund\w*|cliente|jag|ich|je|yo|io|eu|ik|jeg|para|per|pour|till?|zur?|zum|voor|na|do|su|av|hear\w*|contact\w*|kontakt\w*|com+uni[ck]\w*|kom+uni[ck]\w*|mail\w*|mejl\w*|utskick|write|writing|call\w*|text\w*|updat\w*|news\w*|double|single|confirm\w*|ok|list\w*|response?s?|answers?|accept\w*|agree\w*|choices?|preferences?|settings?|details?|info|status|state|level|value|type|source|method|time|permissions?|required|legal|basis|statement|text|language)$/
/** A longer text is a sentence, of which more may be said than what is agreed to. */
const NAMED_WORDS = 4
const SENTENCE_WORDS = 8
/** What is agreed to comes behind these. */
const TO = /^(?:to|till|til|in|zu|zur|zum|a|au|aux|para|per|al|alla|voor|na|ao)$/

/** What is printed of somebody: a newsletter is only the place. */
const PRINTED =
  /^(?:publish|featur(?:e|ed|ing)$|veroffentlich|publicer(?:a|as|ad|en)$|publier|publiee?$|publicar|publicad[oa]$|pubblica(?:re|t[oaie])$|offentligg|julkais|opublik|testimonial|story$)/
const RECEIVING_PHRASE = /^(?:receive|send|subscribe|sign)/
/** Word of an order is no message of the kind that is asked about. */
const OF_ORDERS = /market|news|offer|promo|nyhet|nyhed|werb|reklam|angebot|ofert|offre|offert/

type Said = readonly Run[]

/** "I agree to the privacy policy", as the answer to what asks for consent and does not say to what. */
export function isOtherAnswer(label: string, answer: string): boolean {
  const words = tokensOf(answer)
  if (words.length < 2 || !agreements(saidIn(tokensOf(label))).every((phrase) => UNSAID.test(phrase)))
    return false
  return agreesToOther(answer) && readConsentWord(answer) === true
}

/** Of a sentence that somebody agrees to. */
export function agreesToOther(text: string): boolean {
  const words = tokensOf(text)
  const said = saidIn(words)
  return isOfOtherThings(words, said) || isOfCookies(words, said)
}

/** Words that name a consent, and nothing of what it is to: "Consent (Consent)". */
export function isBareConsent(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => AGREEING.test(word) || word === 'gdpr')
}

const UNSAID = new RegExp(`${AGREEING.source}|^gdprconsent$`)

function saidIn(words: readonly string[]): Said {
  return runsOf(words).filter((run) => run !== undefined)
}

/** Of the words of a text and what they mean: a yes to it says nothing of messages. */
export function isOfOtherThings(words: readonly string[], said: Said): boolean {
  if (said.some(({ meaning }) => meaning === 'email' || meaning === 'phone')) return false
  if (
    words.some((word) => PRINTED.test(word)) &&
    agreements(said).every((phrase) => !RECEIVING_PHRASE.test(phrase))
  )
    return true
  return (
    agreements(said).every((phrase) => AGREEING.test(phrase)) &&
    !words.some((word) => RECEIVING.test(word)) &&
    (said.some(({ meaning }) => meaning === 'terms') ||
      words.some((word) => OTHER_THINGS.test(word)) ||
      namesUnknown(words))
  )
}

/** `trip_consent`, "Samtycke till simning": a consent to what is no message, whatever it may be. */
function namesUnknown(words: readonly string[]): boolean {
  const at = words.findIndex((word) => AGREEING.test(word))
  const isNamed = words.length <= NAMED_WORDS || words.slice(at + 1, at + 3).some((word) => TO.test(word))
  if (at < 0 || words.length > SENTENCE_WORDS || !isNamed) return false
  return words.some(
    (word) =>
      /^\p{L}{3,}$/u.test(word) &&
      !AGREEING.test(word) &&
      !SAYING_NOTHING.test(word) &&
      !MEANINGS.has(word) &&
      rootIn(word) === undefined,
  )
}

/** Neither yes nor no to word of an order says anything of other messages. */
export function isOfOrders(words: readonly string[], said: Said): boolean {
  return (
    isOfAwaited(words.join(' ')) &&
    words.some((word) => /^updat|^notif|^status$/.test(word)) &&
    agreements(said).every((phrase) => !OF_ORDERS.test(phrase)) &&
    !words.some((word) => OF_ORDERS.test(word))
  )
}

/** `push_subscribe`: what a browser or an app shows is no message of a channel that is here. */
export function isOfPush(words: readonly string[], said: Said): boolean {
  const isShown = words.some((word) => /^(?:push|webpush|inapp)$/.test(word))
  return isShown && said.every(({ meaning }) => !/email|phone|sms/.test(meaning))
}

const REPLIES =
  /^(?:comments|replies|thread|discussion|kommentarer|kommentare|antworten|commentaires|reponses|comentarios|respuestas|commenti|risposte|reacties|kommentit|vastaukset|komentarze|odpowiedzi)$/

/** "Subscribe to comments": word of a conversation is none of the sender's. */
export function isOfReplies(words: readonly string[], said: Said): boolean {
  return (
    words.some((word) => REPLIES.test(word)) &&
    agreements(said).every((phrase) => phrase.startsWith('subscrib'))
  )
}

/** Neither yes nor no to cookies says anything of messages. */
export function isOfCookies(words: readonly string[], said: Said): boolean {
  return (
    words.some((word) => COOKIE.test(word)) &&
    agreements(said).every((phrase) => AGREEING.test(phrase) || OF_COOKIES.test(phrase))
  )
}

function agreements(said: Said): string[] {
  return said.flatMap(({ phrase, meaning }) => (meaning.endsWith('consent') ? [phrase] : []))
}

/** What a banner asked, whatever its kinds are called: `cookieConsent: {marketing: true}`. */
export function isOfBanner({ path }: { readonly path: readonly string[] }): boolean {
  return path.some((step) => BANNER.test(step))
}

const BANNER =
  /cookie|kakor|tracking|consent_?mode|one_?trust|^(?:tcf|cmp)|informa(?:sj|ti)onskaps|galletas|ciasteczk/i
