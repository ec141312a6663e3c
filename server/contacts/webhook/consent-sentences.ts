/** Yes and no to messages as whole sentences, beside a box or as the answer to a question. Pure. */
import { foldAccents } from '../../lib/text.ts'
import { withoutAdverbs, withoutBoth } from './payload/sentences.ts'
import { camelApart } from './payload/tokens.ts'

/** What begins a wish, and what makes it its opposite. */
const WISHES = new Set(
  (
    'yes agree accept consent want would like subscribe send sign optin keep please ok okay sure ' +
    'ja jatack gerne gern stimme willige akzeptiere mochte abonnieren anmelden jag vill samtycker godkanner garna prenumerera skicka ' +
    'oui accepte souhaite veux jaccepte consens abonner abonne si acepto quiero deseo autorizo suscribirme acconsento accetto desidero voglio iscrivimi ' +
    'akkoord toestemming graag wil aanmelden ga jeg samtykker onsker gerne takk kylla haluan hyvaksyn suostun tilaan sim aceito quero desejo tak zgadzam wyrazam chce zgoda'
  ).split(' '),
)
const REFUSALS = new Set(
  (
    'no not dont never without decline refuse unsubscribe nein nicht kein keine keinen abmelden nej inte ej icke inga ingen tack non ne pas aucun desabonner ' +
    'niente nessun nessuna aucune ninguna nenhum nenhuma zadnych nunca geen niet nee ikke ingen ei nao nie ' +
    'refused declined denied rejected withhold withdraw revoke exclude excluded inget slippa slipper sparra sperre blockera blokker blokkere blockieren bloquer bloquear bloccare blokkeren zablokuj ' +
    'decline oppose reject deny widerspreche untersage verweigere avboj avbojer avstar avsager motsatter refuse moppose rechazo sluta avsta verzichte remove withdrawn revoked withheld aterkallat widerrufen revocado revocato ingetrokken tilbagekaldt peruttu cofnieta wycofana deniego niego opongo ' +
    'widerrufe aterkallar tilbagekalder revoque revoco revogo wycofuje odwoluje peruutan ' +
    'renonce renonces renoncer renuncio renunciar rinuncio rinunciare dispenso abdico fravaelger fravelger frasier frasiger ' +
    'nego rifiuto oppongo weiger frabeder frabed afslar afviser avslar kiellan kieltaydyn recuso rejeito oponho odmawiam sprzeciwiam rezygnuje'
  ).split(' '),
)
const FINNISH_VERBS =
  /^(?:anna|salli|halua|tahdo|toivo|suostu|hyvaksy|tilaa|tarvitse|lahet|laita|ota|vastaanota|kaipaa|valitse)/
/** Other words unless these follow, by their beginnings: Finnish "en" is Swedish for "a", "ala" Spanish for "wing", an object a thing. */
const FOLLOWED_REFUSALS: ReadonlyMap<string, RegExp> = new Map([
  ...['en', 'emme', 'et', 'ette', 'ala', 'alkaa'].map((word) => [word, FINNISH_VERBS] as const),
  ...['object', 'objection'].map((word) => [word, /^to$/] as const),
  ...['widerspruch', 'bezwaar', 'sprzeciw'].map((word) => [word, /^(?:gegen|tegen|wobec|na)$/] as const),
  ['nei', /^(?:takk|tak|jeg|vi|ikke|til)$/],
  ['stop', /^(?:send|receiv|e?mail|contact|writ|spam|marketing|newsletter|promo|offer)/],
  ['block', /^(?:marketing|newsletters?|e?mails?|ads|advert|promo)/],
  ['end', /^my$/],
  ['lehne', /./],
  // Consents are taken back: "je retire mon consentement", "ik trek mijn toestemming in".
  ['zie', /^af$/],
  ['opt', /^out$/],
  ['ellers', /^(?:takk?|mange)$/],
  ['retire', /^(?:mon|notre|l?accord)$/],
  ['retiro', /^(?:mi|meu|o|el)$/],
  ['ritiro', /^(?:il|la)$/],
  ['trek', /^(?:mijn|hierbij)$/],
  ['trekker', /^(?:tilbake|samtykke\w*|mitt)$/],
  ['traekker', /^(?:tilbage|samtykke\w*|mit)$/],
  ['drar', /^tillbaka$/],
  ['tar', /^tillbaka$/],
  ['ziehe', /^(?:meine|hiermit)$/],
  ['cofam', /^(?:moja|zgode)$/],
  ['reserverer', /^m[ei]g$/],
])
/** Portuguese "no" is "in the": "receber novidades no email". */
const PORTUGUESE = new Set(['receber', 'receba', 'quero', 'desejo', 'aceito', 'novidades', 'promocoes'])
/** Of more words only the first are looked at: a wish is said before its conditions. */
const SENTENCE_WORDS = 12
const LETTERS = 300

/** Yes or no of a whole sentence ("Yes, send me news", "Nein, danke", "I do not want…"); undefined for one that is neither. */
export function readSentence(text: string): boolean | undefined {
  const said = wordsOf(withoutBoth(text.slice(0, LETTERS)))
  if (said.length < 2) return undefined
  const words = withoutAdverbs(said)
  if (OFF.test(words.join(' ')) || OTHERWISE.test(words.join(' '))) return false
  const wish = words.findIndex((word) => WISHES.has(word))
  const refusal = words.findIndex((_, at) => isRefusal(words, at))
  if (refusal >= 0 && (wish < 0 || refusal <= wish + 2)) return AFFIRMED.has(words[0] ?? '')
  if (wish >= 0 && text.split(/[.,;!?()]/).some(endsInRefusal)) return false
  return wish >= 0 ? true : undefined
}

/** Verbs in two parts, which begin as wishes do. */
const OFF = /(?:^| )(?:(?:keep|take|leave) (?:me|us) off|opt (?:me|us) out)(?: |$)/

/** A yes to other ways than are here: "Yes, but not by email", "nur per Post". */
const OTHERWISE =
  /(?:^| )(?:not|inte|nicht|pas|no|non|niet|ikke|nao|nie) (?:by|via|per|par|por|pr|pa|med|over|z|na|em) (?:e )?(?:mail|mejl|epost|post|courriel|correo|email|sahkoposti)(?: |$)|(?:^| )(?:only|nur|bara|endast|seulement|uniquement|solo|alleen|kun|bare|apenas|tylko) (?:by|via|per|par|por|pr|pa|med|met|z) (?:post|brev|brief|letter|courrier|posta|correo postal|carta)(?: |$)|^by (?:post|letter) only$/

const AFFIRMED = new Set(['yes', 'ja', 'oui', 'si', 'sim', 'tak', 'kylla'])

function wordsOf(text: string): readonly string[] {
  const words = foldAccents(camelApart(text.slice(0, LETTERS)))
    .replaceAll(/['’]/g, '')
    .match(/\p{L}+/gu)
  return words?.slice(0, SENTENCE_WORDS) ?? []
}

export function isRefusal(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const behind = FOLLOWED_REFUSALS.get(word)
  if (behind) return behind.test(words[at + 1] ?? '')
  if (word === 'no' && words.slice(0, at).some((before) => PORTUGUESE.has(before))) return false
  return REFUSALS.has(word) && word !== 'tack'
}

/** "Ich möchte den Newsletter nicht erhalten": German and Dutch refuse at the end. */
function endsInRefusal(clause: string): boolean {
  const words = wordsOf(clause)
  const at = words.findIndex((word) => word === 'nicht' || word === 'niet')
  return (
    at >= 0 &&
    at >= words.length - 2 &&
    words.some((word) => WISHES.has(word)) &&
    !AFFIRMED.has(words[0] ?? '')
  )
}

/** What makes a condition of a sentence; of words that mean other things, too, only before these. */
const CONDITIONS: ReadonlyMap<string, RegExp | undefined> = new Map([
  ...'if wenn falls sofern hvis jos jesli jezeli indien'.split(' ').map((word) => [word, undefined] as const),
  ['om', /^(?:du|ni)$/],
  ['si', /^(?:vous|tu|no|usted|quieres?|deseas?|prefieres?)$/],
  ['se', /^(?:non|nao|vuoi|desideri|desidera|preferisci|quiser|prefere|deseja)$/],
  ['als', /^(?:u|je|jij)$/],
])
/** "If you would NOT like": so many words behind the condition. */
const CONDITION_WORDS = 5

/** A box to be ticked by whoever does not want it: "Tick if you would not like…", "om du inte vill ha…". */
export function isTickedToRefuse(label: string): boolean {
  const words = wordsOf(label)
  return words.some((word, at) => {
    if (!CONDITIONS.has(word) || !(CONDITIONS.get(word)?.test(words[at + 1] ?? '') ?? true)) return false
    const behind = Array.from({ length: CONDITION_WORDS }, (_, n) => at + 1 + n)
    return behind.some((place) => isRefusal(words, place))
  })
}

/** What is done to those who are written to, by the beginnings of its words. */
const WRITTEN =
  /^(?:e?mail|epost|correo|comunica|hear|mejl|sms|send|contact|messag|writ|text|call|phone|skick|utskick|kontakt|ring|skriv|zusend|schick|schreib|anschreib|anruf|envoy|ecri|contat|envia|envie|escrib|invia|scriv|stur|toestur|toegestuur|benader|demarch|lahet|ota$|ottaa$|enviar|mandar|mandem|wysyl|przesyl|przysyl|inform|notif|updat|benachrichtig|avis|pisz|dzwon)/
/** As keys write it, words together or apart: `donotbulkemail`, `do_not_email_me`. */
const WRITTEN_KEY =
  /^(?:please)?(?:donot|dont)(?:allow|send|bulk|mass|marketing|promotional|commercial|me|any|by|via)*(?:e?mails?|market(?:to)?|contact|sms|texts?|textmessages?|messages?|write|call|phone)(?:me|us|tome|marketing|anymore)*$/
/** The same with a word for none: `noemail`, `sin_correo`, `keineMails`. */
const NONE_KEY =
  /^(?:no|non|ingen|inga|inget|kein|keine|keinen|pasde|sans|sin|sem|senza|niente|nessuna?|ohne|utan|uden|uten|zonder|geen|ikke|ei|bez)(?:more|further|bulk|mass|marketing|promo|promotional)?(?:e?mails?|mejl|epost|sms|correos?|courriels?|correio|sahkopost(?:ia|eja)|maili|mailia)$/
const POSTED = /^(?:post|postal|letter|brev|brief|briefpost|courrier|carta|lettera|kirje|poczta)$/

/** A wish not to be written to, in which messages are no thing of a name: "Please do not email me", `donotbulkemail`. */
export function refusesMessages(label: string): boolean {
  const words = wordsOf(
    camelApart(label)
      .replaceAll(/\be[-_ ](?=post|mail)/gi, 'e')
      .replaceAll(/[_-]/g, ' '),
  )
  if (words.length === 0 || words.some((word) => POSTED.test(word))) return false
  if (WRITTEN_KEY.test(words.join('')) || NONE_KEY.test(words.join(''))) return true
  const refusal = words.findIndex((_, at) => isRefusal(words, at))
  return (
    refusal >= 0 &&
    refusal <= 4 &&
    readSentence(words.join(' ')) === false &&
    words.some((word) => WRITTEN.test(word))
  )
}

/** Whether the sender may, at the beginning of a question. */
const MAY =
  /^(?:do you (?:agree|consent)(?: to us| that we| to our)|are you (?:happy|ok|okay)(?: for us to| if we| with us)|is it (?:ok|okay|alright) (?:if|for) (?:we|us)(?: to)?|(?:godkanner|accepterar|godtar|aksepterer|accepterer) du at+ (?:vi|jag|jeg)|(?:stimmen sie|stimmst du) zu dass wir|(?:acceptez vous|acceptes tu) (?:que nous|d etre|detre)|acepta(?:s)? que (?:le|te|nos)|accett[ai] che (?:ti|la)|(?:ga je|gaat u)(?: er ?mee)? akkoord dat (?:wij|we)|hyvaksytko etta|aceitas? que (?:lhe|o|a|te|nos)|czy zgadzasz sie (?:na to )?(?:abysmy|zebysmy)) |^(?:saako sinu(?:un|lle) |mag ik |maa (?:vi|jeg) )|^(?:how often |hur ofta |wie oft |a quelle frequence |con que frecuencia |con che frequenza |hoe vaak |hvor ofte |hvor tit |kuinka usein |com que frequencia |jak czesto )?(?:may|can|could|shall|should|far|kan|ska|skal|ma|durfen|konnen|sollen|mogen|kunnen) (?:we|wir|vi|wij) |^(?:pouvons|pourrions) nous |^(?:peut on|on peut|podemos|podriamos|possiamo|potremmo|saammeko|voimmeko|poderiamos|czy mozemy|mozemy) /
/** Whom else the contact is asked about: "May we contact your references?" */
const ANOTHERS =
  /(?:contact|call|email|write to) your (?!e ?mail|phone|mobile|inbox)|(?:kontakta|ringa) (?:din|ditt|dina|er|ert|era) |(?:ihren?|ihrem|deinen?|deinem) \p{L}+ (?:kontaktieren|anrufen|anschreiben)|(?:contacter|appeler) (?:votre|vos|ton|ta|tes) |(?:contactar|llamar) (?:a |con )?(?:sus?|tus?) |(?:contattare|chiamare) (?:il |la |le |i )?(?:tu|su)[aoei]{1,2} |(?:je|uw|jouw) \p{L}+ (?:bellen|contacteren|benaderen)|(?:kontakte|kontakter|ringe) (?:din|dit|ditt|dine) |suosittelij|(?:contactar|ligar) (?:com |para )?(?:o |a |os |as )?(?:seus?|suas?|teus?|tuas?) |z (?:twoimi?|pana|pani) /u
/** Whether somebody who is named may write to the contact: "Can the organiser email you about other events?" */
const MAY_OTHERS =
  /^(?:may|can|could) (?:the |our |your )?\p{L}+ (?:e?mail|contact|write|text|send|call|message|notify|inform|update)(?: to)? you |^(?:darf|kann|soll) (?:der |die |das |unser |unsere )?\p{L}+ (?:sie|dich|ihnen|dir) |^(?:far|kan) \p{L}+ (?:kontakta|mejla|skicka|kontakte|sende) (?:dig|deg|dig|er) /u
/** A thing that somebody waits for: word of it is no message of the kind that is asked about here. */
const AWAITED =
  /^(?:order|enquiry|inquiry|request|application|booking|reservation|quote|bestallning|arende|forfragan|ansokan|bokning|bestellung|anfrage|bewerbung|buchung|commande|demande|reservation|pedido|solicitud|reserva|ordine|richiesta|prenotazione|bestelling|aanvraag|boeking|bestilling|foresporsel|henvendelse|tilaus|varaus|encomenda|zamowieni|zapytani|rezerwac|verfugbar|lieferbar|wiederverfugbar|restock|disponib|beschikbaar|tillganglig|tilgjengelig|tilgaengelig|saatavil|dostepn)/

/** A question whether the contact may be written to: "May we email you about coming concerts?" */
export function asksToWrite(label: string): boolean {
  const words = wordsOf(camelApart(label).replaceAll(/\be[-_ ](?=post|mail)/gi, 'e'))
  return (
    (MAY.test(words.join(' ')) || MAY_OTHERS.test(words.join(' '))) &&
    words.some((word) => WRITTEN.test(word)) &&
    !ANOTHERS.test(words.join(' ')) &&
    !isOfAwaited(words.join(' '))
  )
}

const CALLED =
  /^(?:call|phone|anruf|telefoni|ring$|ringa$|ringe$|rappel|appel|llam|chiam|bel$|bell|soitt|ligar|telefon|dzwoni|zadzwoni)/

/** Of such a question: whether it asks for no more than a call, of which no yes to what is written follows. */
export function asksToCall(label: string): boolean {
  const words = wordsOf(camelApart(label))
  return (
    words.some((word) => CALLED.test(word)) && words.every((word) => CALLED.test(word) || !WRITTEN.test(word))
  )
}

/** Of a text without accents. */
export function isOfAwaited(text: string): boolean {
  return text.split(' ').some((word) => AWAITED.test(word))
}
