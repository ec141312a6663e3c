/** What somebody tells of what they ask for: what is called a description, their matter, and a sentence under a word that nobody here knows. Pure. */
import { isEmailLike, textOf } from '../values.ts'
import { isOfAnswers } from './answers.ts'
import type { LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { isMessage, isWords } from './texts-without-a-name.ts'
import { lettersOf, tokensOf } from './tokens.ts'
import { MEANINGS } from './words.ts'

/** A description is a person's where it stands in their form, or is of what they ask for. */
export function isDescriptionOfOther(leaf: Leaf, anchor: Leaf | undefined): boolean {
  const { labels, path } = leaf
  const words = tokensOf(labels[0] ?? '')
  if (!DESCRIPTION.test(words.at(-1) ?? '') || (path.length === 0 && words.length === 1)) return false
  if (anchor && words.length === 1 && isOfRecord(leaf, anchor)) return false
  return ![...words, ...tokensOf(path.at(-1) ?? '')].some((word) => ASKED_FOR.has(word))
}

/** Of a person's record, beside what is called no more than their address: `data: [{Email, Description}]`. */
function isOfRecord({ path }: Leaf, anchor: Leaf): boolean {
  const isPlain = MEANINGS.get(lettersOf(anchor.labels[0] ?? '')) === 'email'
  return isPlain && path.join('\n') === anchor.path.join('\n')
}

const DESCRIPTION =
  /^(?:description|beskrivning|beskrivelse|beschreibung|descripcion|descrizione|omschrijving|beschrijving|kuvaus|descricao|opis)$/

/** `customer_note_to_store`, "Message for the host": to those who ask, it is the sender's own. */
export function isNoteToUs(label: string): boolean {
  return NOTE_TO_US.test(tokensOf(label).join(' '))
}

const NOTE_TO_US =
  /(?:notes?|messages?|comments?|meddelande|nachricht|mitteilung|message|mensaje|nota|messaggio|bericht|opmerking|melding|besked|viesti|mensagem|wiadomosc|uwagi) (?:to|for|from buyer to|till|til|an|fur|a|au|para|al|per|aan|voor|do|dla)(?: (?:the|your|our|den|det|die|das|le|la|el|il|het|de|o|um))? (?:sellers?|stores?|shop|merchant|vendor|host|team|staff|us|organi[sz]er|restaurant|kitchen|saljaren|butiken|vardens?|verkaufer|gastgeber|vermieter|vendeur|boutique|magasin|hote|vendedor|tienda|anfitrion|venditore|negozio|host|verkoper|winkel|gastheer|selger(?:en)?|butikk(?:en)?|saelger(?:en)?|butik(?:ken)?|myyjalle|kaupalle|loja|sprzedawcy|sklepu)$/

/** What somebody tells of their matter, by the beginnings of its words in twelve languages: symptoms, faults, damage, goals, what they may not eat. */
const MATTER = new RegExp(
  `^(?:${[
    'symptom|sintom|oire(?:et|ita)?$|objaw|dolegliwosc|besvar$|besvaer$|gener$|plager$|beschwerde|klacht|complaint|klagomal|klage$|klagen$|plainte|queja|reclamac|reclamo$|reklamation|reklamasjon|reklamaatio|reklamacj|valitus|skarga',
    'problem|probleem|ongelma|vika(?:kuvaus)?$|fel$|felet$|felbeskriv|felanmal|feil$|feilbeskriv|fejl$|fejlbeskriv|fehler|storung|panne$|defaut$|averia|guasto|defect|storing$|defekt|usterk|awari|avaria|fault|issue$|malfunction',
    'skada$|skadan$|skadebeskriv|skade$|schaden|schade$|dommage|degat|dano$|danos$|danno$|danni$|vahinko|szkoda|damage|incident|handelse|hendelse|haendelse|vorfall|hergang',
    'goals?$|tavoite|ziele?$|objectifs?$|objetivo|obiettiv|doel$|doelen$|mal$|malsattning|maalsaetning',
    'allerg|alergi|diet|kost$|specialkost|ernahrung|dieet$|ruokavalio|intoleran',
    'quer(?:y|ies)$|doubt|duda|dubbi|duvida|suggest|forslag|vorschlag|sugerenc|suggeriment|sugesta|sugesti|ehdotus|idee$|experience$|erfarenhet|erfahrung|esperienz|ervaring|erfaring|kokemus',
    'topics?$|interests?$|budget|occasion|availability|timeframe|timeline|hobb(?:y|ies)$|dietary|meals?$|menu$|food$|drinks?$|song|injur(?:y|ies)$|skills?$|shifts?$|purpose$',
    'arendet?$|amne$|betreff$|asunto$|oggetto$|onderwerp$|emne$|aihe$|assunto$|temat$|objet$|wunsch(?:$|termin)',
    'halsning|greeting|hilse?n|gruss|dedicatori|dedicace|saludo|auguri|tervehdys|pozdrowien|saudac|gluckwunsch',
    'instruction|anvisning|hinweise?$|indicacion|instrucoes|ohjeet$|instrukcj|motivation|motivering|motivatie|motywacj|motivacion|motivazion|motivacao|anschreiben|begrundung|begrunnelse|begrundelse|perustelu|uzasadnieni|justifica',
  ].join('|')})`,
)
/** What made somebody write is also what a system did something for: there in more than a word. */
const REASON =
  /^(?:reasons?|(?:besoks|kontakt)?orsak(?:en)?|(?:besuchs|anmelde)?grund|anledning(?:en)?|motif|motivo|raison|razon|reden|syy|arsag|arsak|powod|razao|grunn)$/
/** As systems name it. */
const REASON_OF_SYSTEMS = /^reasons?$/
/** A longer label says more than that. */
const MATTER_WORDS = 3

/** What a page asks a server for (GraphQL). */
const QUERY = /^(?:query|mutation)\b[^{}]{0,200}\{/

/** `symptomer: "Ondt i tand"` */
function isMatter(label: string, text: string): boolean {
  const words = tokensOf(label)
  if (words.length > MATTER_WORDS || !/\p{L}{2}/u.test(text)) return false
  return words.some(
    (word) =>
      MATTER.test(word) ||
      (REASON.test(word) && (!REASON_OF_SYSTEMS.test(word) || /\p{L}\s+\p{L}/u.test(text))),
  )
}

/** What somebody tells of their matter under one word ("symptomer"), or wrote in their form under a word that nobody here knows. */
export function isTold(
  leaf: Leaf,
  reading: LabelReading | undefined,
  anchor: Leaf | undefined,
  leaves: readonly Leaf[],
): boolean {
  const text = textOf(leaf.value)
  if (text === undefined || leaf.isDescription || isEmailLike(text) || QUERY.test(text)) return false
  if (isMatter(leaf.labels[0] ?? '', text)) return true
  if (isOwnCompany(leaf, reading, anchor) || isSubject(leaf, leaves)) return true
  const isKnown = reading !== undefined && reading.meanings.size > 0
  const isOwn = leaf.path.every(isOfAnswers) || leaf.path.join('\n') === anchor?.path.join('\n')
  if (!isOwn) return false
  if (!isKnown && isWords(text.slice(0, LOOKED_AT))) return true
  return isNamedByPeople(leaves) && isQuestion(leaf, reading) && isAnswer(text)
}

/** What a message is about, beside it: of a campaign there is a subject alone. */
function isSubject({ labels: [label = ''], path }: Leaf, leaves: readonly Leaf[]): boolean {
  if (!SUBJECT.test(tokensOf(label).join(''))) return false
  const known = messages.get(leaves) ?? new Set(leaves.filter(isMessage).map((leaf) => leaf.path.join('\n')))
  messages.set(leaves, known)
  return known.has(path.join('\n'))
}

const messages = new WeakMap<readonly Leaf[], ReadonlySet<string>>()
const SUBJECT = /^(?:your|message|enquiry|inquiry|e?mail|contact)?subject$/

/** Whom they work for, beside their address: no field holds it. */
function isOwnCompany(
  { path, value }: Leaf,
  reading: LabelReading | undefined,
  anchor: Leaf | undefined,
): boolean {
  const isCompany = reading?.meanings.has('company') === true && reading.meanings.size === 1
  return isCompany && typeof value === 'string' && path.join('\n') === anchor?.path.join('\n')
}

/** What a contact's own fields are called in forms that are not English. */
const FOREIGN = new RegExp(
  `^(?:${[
    '\\w*(?:namn|navn)|vorname|nachname|familienname|prenoms?|nom|nombres?|apellidos?|nome|cognome|sobrenome|apelido|(?:voor|achter)?naam|\\w*nimi(?:si)?|imie|nazwisko|ansprechpartner|contactpersoon|kontaktperson|nominativo',
    'epost\\w*|mejl\\w*|(?:e?mail|epost)adress\\w+|(?:e?mail)adres|correo|courriel|sahkoposti\\w*|indirizzoemail',
    'telefon\\w*|telefoon\\w*|telefono|telefone|telemovel|mobil|mobil(?:nummer|nr|telefon)|mobiel|movil|cellulare|celular|handy(?:nummer)?|\\w*rufnummer|tlf\\w*|puhelin\\w*|komorka',
    'gatuadress|adresse|direccion|domicilio|indirizzo|katuosoite|osoite|endereco|morada|ulica|strasse|postort|postn(?:umme)?r|plz|postleitzahl|ville|ciudad|citta|woonplaats|plaats|kaupunki|cidade|miasto',
    'land|pais|pays|paese|maa|kraj|straat|lahiosoite|postinumero|postitoimipaikka|poststed|localidad|localidade|localite|comune|commune|miejscowosc|sposti',
    'meddelande|nachricht|mensaje|messaggio|bericht|besked|melding|viesti|mensagem|wiadomosc|kommentar(?:e|er)?|kommentti|commentaires?|comentarios?|commento|opmerking(?:en)?|bemerkung(?:en)?|anmerkung(?:en)?|bemaerkning(?:er)?|merknad(?:er)?|observac\\w+|remarques?|uwagi|ovrigt|lisatiedot|toelichting|tekst|testo|texto|texte|demande|richiesta|anliegen',
    'foretag|firma|firmanavn|bedrijf(?:snaam)?|empresa|societe|entreprise|azienda|ragione|yritys|virksomhed|bedrift|unternehmen|nyhetsbrev|nyhedsbrev|nieuwsbrief|uutiskirje|boletin|infolettre|samtycke|samtykke|einwilligung|datenschutz|toestemming|suostumus|consentimiento|consenso|consentimento|zgoda',
  ].join('|')})$`,
)

const named = new WeakMap<readonly Leaf[], boolean>()

/** Programs speak English: where a form calls the contact's own fields otherwise, a person named all of them, and each is a question. */
function isNamedByPeople(leaves: readonly Leaf[]): boolean {
  const known = named.get(leaves)
  if (known !== undefined) return known
  const is = leaves.some(({ labels: [label = ''], path }) => {
    if (path.length > 2 || label.length > NAME_LENGTH) return false
    return tokensOf(label).some((word) => FOREIGN.test(word))
  })
  named.set(leaves, is)
  return is
}

const NAME_LENGTH = 60
/** What is sent with a form by whoever made it. */
const OF_MAKER =
  /^(?:forms?|pages?|sites?|website|domain|url|source|medium|apps?|application|campaigns?|lists?|types?|category|template|channel|bot|flow|workflow|integration|section|step|tier|login|password|users?|username|metrics?|action|files?|group|utm|ref|platform|device|browser|os|object|resource|kind|mode|stage|priority|lang|language|locale|token|nonce|hash|captcha|recaptcha|turnstile|csrf|submit|button|btn|redirect|callback|kanal|kalla|quelle|origine|origen|bron|kilde|zrodlo|seite|sida|formular|formulaire|formulario|modulo|formulier|skjema|lomake|formularz)$/

/** By one word that says nothing else here, or what is ordered or asked about. */
function isQuestion({ labels: [label = ''] }: Leaf, reading: LabelReading | undefined): boolean {
  const words = tokensOf(label)
  const isOther = [...(reading?.meanings ?? [])].some((one) => one !== 'thing')
  return (
    words.length > 0 && !isOther && words.every((word) => /^\p{L}{2}/u.test(word) && !OF_MAKER.test(word))
  )
}

/** Some words, a day or a count; no mark of a machine. */
function isAnswer(text: string): boolean {
  const begun = text.slice(0, LOOKED_AT)
  if (OF_MACHINE.test(begun) || (text.length <= MARK_LENGTH && MARK.test(text))) return false
  return /\p{L}{2}|^\d/u.test(begun)
}

const OF_MACHINE = /^(?:(?:true|false|on|off|[01])$|https?:|[<{[]|Mozilla\/)/i
/** A longer one would be looked through again from each of its digits. */
const MARK_LENGTH = 100
const MARK = /^[\w-]*\d[\w-]{15,}$/

const LOOKED_AT = 1_000

const ASKED_FOR = new Set([
  'ticket',
  'case',
  'lead',
  'request',
  'enquiry',
  'inquiry',
  'conversation',
  'issue',
  'complaint',
  'incident',
  'claim',
  'repair',
  ...(
    'forfragan arende felanmalan reklamation skadeanmalan anfrage vorgang reklamationen meldung demande reclamation sinistre solicitud consulta reclamacion incidencia queja richiesta reclamo segnalazione ' +
    'aanvraag klacht melding verzoek henvendelse foresporsel sak klage sag pyynto yhteydenotto reklamaatio solicitacao reclamacao zapytanie zgloszenie sprawa reklamacja'
  ).split(' '),
])
