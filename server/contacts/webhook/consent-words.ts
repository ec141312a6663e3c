/** Yes and no to messages, as forms and shops write them. */
import { readBoolean } from '../../lib/parse-user-input.ts'
import { foldAccents } from '../../lib/text.ts'
import type { Channel } from '../channel.ts'
import { type ConsentName } from './field-kinds.ts'
import { nameKey } from './name-key.ts'
import { readSentence } from './consent-sentences.ts'
import { textOf } from './values.ts'

/** What a delivery says of each channel; one that is not named was not spoken of. */
export type SentConsent = Readonly<Partial<Record<Channel, boolean>>>

export const CONSENTS: Readonly<Record<ConsentName, readonly Channel[]>> = {
  consent: ['email', 'sms'],
  email_consent: ['email'],
  sms_consent: ['sms'],
}

/** As nameKey writes them. */
const YES = new Set(
  'ja si oui addme countmein imin joinme keepmeposted ichbindabei laggtillmig jagarmed jegermed apuntame meapunto jeminscris jenveux meldmeaan schrijfmein ikdoemee tilmeldmig lisaaminut mukana inscrevame adicioneme dodajmnie dopiszmnie accepted accept agreed agree iagree granted subscribed subscribe signup signmeup optin optedin given sim kylla confirmed enabled prestoilconsenso t'.split(
    ' ',
  ),
)
const NO = new Set(
  (
    'nein nej nei non nee nao ei rejected reject denied deny declined decline disagree refused notgiven withdrawn ' +
    'avbojer avbojt abgelehnt abgemeldet verweigert widerrufen rechazado rechazo denegado rifiutato negato rifiuto geweigerd afgewezen afgemeld avslatt avvist afvist ' +
    'aldrig aldri jamais nunca mai nooit niemals nigdy eikoskaan keine keinen aucun aucune ninguno ninguna nessuno nessuna geen ingen inga hylatty kielletty recusado negado odmowa odrzucono brakzgody withheld revoked disabled off f ' +
    'ennyt einyt eivela unsubscribed notsubscribed neversubscribed unchecked optout optedout none never'
  ).split(' '),
)

/** A box that was ticked, in the words of whoever made the form or filled it in. */
const TICKED =
  'wahr vrai verdadero vero waar tosi verdadeiro prawda sant sann sand japp jepps surething congusto conpiacere avecplaisir mitfreude mielellani comgosto chetnie metplezier anmelden eintragen sinscrire inscrire sabonner inschrijven aanmelden iscriviti iscrivimi suscribirme suscribirse tilmeld tilmelde påmelding meldmegpå tilaa liity inscrever zapisz zapiszmnie ' +
  'erteilt erteile suostun autorizo autoriza autorizado consiento acconsento acconsenti jaccepte jeconsens ' +
  'j o s k definitely absolutely ido soundsgood självklart jajamän aufjedenfall mieluusti mielellaan certamente natuurlijk selvfølgelig selvsagt tottakai comcerteza oczywiście jasne évidemment desdeluego ' +
  'ausgewählt ausgewahlt sélectionné sélectionnée seleccionado seleccionada selezionata geselecteerd selecionado selecionada markerad markeret markert valgt vald ifylld afkrydset udfyldt wybrano wybrane wybrany ' +
  'x ticked tick selected allow allowed permitted sure yep yeah ok okay ofcourse aan an pa aktiv active aktywny attivo ativo ' +
  'angekreuzt jawohl natürlich selbstverständlich gerne gern einverstanden akzeptiert zugestimmt ikryssad kryssad ibockad javisst klart absolut gärna godkänt godkänd ' +
  'coché cochée coche volontiers biensûr accepté acceptée daccord ouimerci marcado marcada aceptado aceptada acepto deacuerdo marcar claro porsupuesto selezionato spuntato accettato accetto certo ' +
  'aangevinkt geaccepteerd akkoord graag zeker ja jep jepp joo juu jo afkrydset accepteret avkrysset akseptert enig gjerne hyväksytty hyväksyn valittu aceite aceito assinalado zaznaczone zaakceptowano zgoda'
const UNTICKED =
  'ablehnen verzichte verzichten refuser jerefuse rechazar rifiuta rifiutare weigeren weiger avslå avbryt avstår avstå tackarnej afvis afvise afslå hylkää hylkään recusar odrzuć odmawiam skip out missing saknas fehlt manquant manque falta manca ontbreekt mangler puuttuu brak ohne sans sin senza zonder utan uden uten ilman sem bez na noneofthem noneoftheabove nonethanks nonethankyou seminteresse sininteres senzainteresse utanintresse falsch faux falso onwaar epätosi fałsz falskt falsk usann usand null nil leave paused suspended abmelden austragen abbestellen kündigen uitschrijven afmelden opzeggen avregistrera avregistreramig avanmäla avsluta frameld framelde meldmegav peruuta poistu cancelar wypisz wypiszmnie disiscrivi disiscrivimi cancellami désinscrire sedésinscrire sedésabonner removeme optmeout leavemeout unsubscribeme stop stopp ' +
  'widersprochen widerspruch entzogen zurückgezogen retiré révoqué retirado revocato ritirato ' +
  'maybelater kanskesenare vielleichtspäter peutêtreplustard quizásmástarde forsepiùtardi misschienlater kanskjesenere måskesenere ehkämyöhemmin talvezmaistarde możepóźniej dejeitonenhum ' +
  'nada paranada enabsoluto deningunamanera aldriilivet aldrigilivet nahthanks ikketaleom jamaisdelavie nichtimtraum ' +
  'noneselected nothingselected noselection notanswered keineauswahl nichtsausgewählt ingetvalt ingenvald aucunesélection ningunaselección nessunaselezione geenselectie nietsgeselecteerd intetvalgt ingentingvalgt eivalintaa nenhumaseleção brakwyboru ' +
  'unticked notselected disallow disallowed nope nah uit aus av från inaktiv inactive deaktiviert désactivé nichtangekreuzt noncoché nomarcado nonselezionato nietaangevinkt niezaznaczone'

/** Who has not decided has not said yes, nor no. */
const UNDECIDED = new Set(
  (
    'later senare später plustard mástarde piùtardi senere myöhemmin maistarde później remindmelater asklater askmelater illdecidelater letmethinkaboutit illthinkaboutit anothertime someothertime maybeanothertime maybenexttime nexttime enannangång einandermal einanderesmal uneautrefois enotromomento enotraocasión unaltravolta eenanderekeer enannengang enandengang toistekerta joskustoiste outravez outraaltura innymrazem możeinnymrazem ' +
    'maybe perhaps possibly kanske vielleicht eventuell eventuellt peutêtre quizás quizá talvez forse misschien kanskje måske ehkä może byćmoże undecided unsure osäker obestämd unentschlossen unsicher unschlüssig indécis indécise indeciso indecisa incerto incerta onbeslist twijfel usikker epävarma entiedä enosaasanoa inseguro insegura niezdecydowany niezdecydowana'
  )
    .split(' ')
    .map(nameKey),
)

/** "Later", "Vielleicht", "Plus tard" */
export function isUndecided(value: unknown): boolean {
  return UNDECIDED.has(nameKey(textOf(value) ?? ''))
}

const MORE_YES =
  'jā taip já có vâng ya हाँ हां بله ใช่ tak ναι да так ano áno igen evet jah نعم כן はい 是 同意 同意する 同意します 希望する 예 네 동의 동의함 zgadzam souhlasím согласен согласна'
const MORE_NO =
  'nē không tidak नहीं خیر ไม่ όχι нет ні не ne nie nem nu hayır لا לא いいえ 否 不同意 同意しない 希望しない 아니요 아니오 미동의 nesouhlasím несогласен'
for (const [words, into] of [
  [MORE_YES, YES],
  [MORE_NO, NO],
  [TICKED, YES],
  [UNTICKED, NO],
] as const)
  for (const word of words.split(' ')) into.add(nameKey(word))

/** What was done to a consent, by the beginnings of its words in twelve languages and the endings that they have; as nameKey writes them. */
const REFUSED = new RegExp(
  `^(?:${[
    'objected|blocked|barred|banned|forbidden|prohibited|disagreed|cancell?ed|removed|excluded|dismissed|terminated|suppressed|notapproved',
    'nek(?:ad|at|as|ar|a)|avboj(?:d|de)|avsla(?:get|gen|s|r)|avvis(?:ad|at|as|ar)|aterkall(?:ad|at|as|ar)|sparra(?:d|t)|avst(?:att|od)|avregistrera[dt]|avprenumerera[dt]|avanmal[dt]|vagra(?:d|t|s|r)|motsatt(?:sig|ersig)|bort(?:tagen|taget|vald|valt)|blockera[dt]|avbestall[dt]|uppsag[dt]|nixa[dt]|nix|ej(?:lamnat|samtyckt)|tackatnej|tackadenej',
    'untersagt|gesperrt|blockiert|versagt|abbestellt|unerwunscht|verneint|ausgetragen|ausgeschlossen|verboten|abgewahlt|gekundigt|geloscht|storniert',
    '(?:refus|rejet|declin|revoqu|bloqu|desabonn|oppos|annul|resili|supprim|retir)(?:e|ee|es|ees)|refus|opposition|interdit(?:e|s|es)?|desinscrit(?:e|s|es)?|exclu(?:e|s|es)?',
    '(?:deneg|rechaz|revoc|retir|neg|bloque|cancel|anul|desactiv|elimin|recus|rejeit|revog|descadastr)ad[oa]s?|(?:prohib|exclu|proib|remov)id[oa]s?|deniega|rechaza|baja|dad[oa]debaja|desuscrit[oa]|recusa|rejeita',
    '(?:neg|rifiut|revoc|ritir|blocc|viet|cancell|annull|disattiv|elimin)at[oaie]|nega|disiscritt[oa]|esclus[oa]',
    'ingetrokken|uitgeschreven|geblokkeerd|verboden|weigert|ongewenst|bezwaar|opgezegd|stopgezet|verwijderd|uitgesloten|geannuleerd',
    'nekt(?:et|er)|n(?:ae|e)gtet|trukket(?:tilbake|tilbage)?|(?:tilbake|tilbage)(?:kalt|kaldt|trukket)|avmeldt|afmeldt|frameldt|fravalgt|frabedt|reservert|sperret|sp(?:ae|e)rret|takketnei|takketnej|blok(?:k)?(?:ert|eret)|afsl(?:aet|og)|slettet|op?psagt|valgt(?:bort|fra)',
    'evatty|peruttu|peruutettu|kielt(?:aytynyt|anyt|aa)|estetty|poistettu|lopetettu|torjuttu',
    'odmow(?:iono|iony|iona|ione)|(?:odrzuc|zabroni|niewyraz|nieudziel)on[aeoy]|odrzucam|cofni(?:eto|eta|ete)|(?:wycofa|wypisa|zablokowa|odwola|anulowa)n[aeoy]|sprzeciw|usuniet[aey]',
  ].join('|')})$`,
)

/** "2: No" */
const COUNTED = /^\s*\d{1,2}\s*[:.)–-]\s+/

/** Undefined for what is neither. */
export function readConsentWord(value: unknown): boolean | undefined {
  const text = textOf(value)
  if (text === undefined) return undefined
  if (/^[✓✔☑✅]\ufe0f?$/u.test(text.trim())) return true
  if (/^(?:[☐✗✘❌]\ufe0f?|[-–—]{1,5})$/u.test(text.trim())) return false
  const word = nameKey(text.replace(COUNTED, ''))
  const said = YES.has(word)
    ? true
    : NO.has(word) || REFUSED.test(word)
      ? false
      : (readBoolean(text) ?? readBoolean(word))
  return said ?? (isUndone(text) ? false : readSentence(text))
}

/** "En": "I do not", where a question of Finnish is answered; elsewhere it names a language. */
export function isFinnishNo(value: unknown, label: string): boolean {
  return /^en[.!]?$/i.test(textOf(value) ?? '') && /^\p{L}+k[oö](?= )/iu.test(label.trim())
}

/** "Ej ikryssad", "sin marcar": not, and the word for having done it. */
function isUndone(text: string): boolean {
  const [not = '', done = '', ...more] = text.trim().split(/\s+/)
  return more.length === 0 && NOT.test(foldAccents(not)) && YES.has(nameKey(done))
}

const NOT =
  /^(?:not|ej|inte|icke|nicht|un|pas|non|sin|no|niet|ikke|ei|nao|sem|nie|bez|senza|sans|ohne|zonder|utan|uden|uten)$/

const BEGINNING = new RegExp(
  `^(?:${[
    '(?:(?:contact|subscriber|member|list|email|newsletter|group|receiver|recipient|user|profile|customer|audience)[\\s_.:-])?(?:re-?)?subscribed?',
    '(?:(?:contact|subscriber|member|list|email|group|newsletter|user)[\\s_.:-])?(?:(?:single|double|confirmed|explicit)[\\s_.-]?)?opt(?:ed)?[\\s_.-]?in(?:[\\s_.-]confirmed)?',
    '(?:newsletter[\\s_.-])?subscription[\\s_.-]confirmed|newsletter[\\s_.-](?:joined|sign(?:ed)?[\\s_.-]?up)',
  ].join('|')})$`,
  'i',
)

/** What an event is called by which somebody subscribes. */
export function isBeginning(text: string): boolean {
  return BEGINNING.test(text)
}

/** What an event or a state is called that ends a subscription, or tells that one has ended; in the words of any of the twelve languages. */
const ENDING =
  /unsubscri|^unsub$|opt(?:ed)?[\s_.-]?out|desabonn|desinscri|desuscri|cancel(?:led)?[\s_.-]?(?:my[\s_.-]?)?subscription|subscription cancelled|(?:newsletter|mailing[\s_.-]?list)[\s_.-](?:subscription[\s_.-])?(?:cancell?ed|ended|left|removed|stopped|declined)|email[\s_.-]subscription[\s_.-](?:cancell?ed|ended|stopped)|disiscri|abmeld|abgemeld|uitgeschreven|afgemeld|avmeld|frameld|afmeld|avregistr|avprenum|peruutettu tilaus|tilaus peruutettu|odsubskryb|wypisan|(?:^|[\s._-])baja$|^non[\s_-]?marketable$|(?:subscriber|receiver|recipient)[\s_.:-](?:deactivated|deleted|removed|inactive)$/
/** What became of a message: among other words it is of something else. */
const FAILED = /complain|^spam$|spam[\s_.-]?(?:report|complaint)|bounce|cleaned|suppress/
const FAILED_BY = /^(?:(?:spam|hard|soft|email|mail|message|abuse|user|recipient|address|contact) )?\S+$/

export function isEnding(text: string): boolean {
  if (text.length > 100) return false
  const folded = foldAccents(text.trim())
  return ENDING.test(folded) || (FAILED_BY.test(folded) && FAILED.test(folded))
}

/** Last words of what names an event or a state, and what may stand before them. */
const SPOKEN =
  /^(?:event|email|mail|sms|webhook|hook|trigger|subscription|subscriber|subscribe|newsletter|marketing|contact|member|list|record|message|activity|change|update|object|suppression|unsubscribe|bounce|complaint|notification|form|request|button|user)*(?:event|metric|type|action|activity|status|state|trigger|topic|hook|kind|reason|verb|mode|intent|operation|command|cmd|submit|button|request|purpose|knapp|schaltflache|bouton|boton|pulsante|aktion|handling|accion|azione|acao|actie|tipo|typ|evento|evenement|ereignis|handelse|hendelse|haendelse|gebeurtenis|tapahtuma|zdarzenie)(?:type|name)?$/

/** Whether a key says what happened, or how it stands with a subscription: `event`, `metric`, `email_status`. */
export function isOfEvent(key: string): boolean {
  return key.length <= 40 && SPOKEN.test(nameKey(key))
}
