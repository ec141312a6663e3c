/** What somebody tells of what they ask for: what is called a description, their matter, and a sentence under a word that nobody here knows. Pure. */
import { isEmailLike, textOf } from '../values.ts'
import { isOfAnswers } from './answers.ts'
import type { LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { isWords } from './texts-without-a-name.ts'
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
export function isTold(leaf: Leaf, reading: LabelReading | undefined, anchor: Leaf | undefined): boolean {
  const text = textOf(leaf.value)
  if (text === undefined || leaf.isDescription || isEmailLike(text) || QUERY.test(text)) return false
  if (isMatter(leaf.labels[0] ?? '', text)) return true
  const isKnown = reading !== undefined && reading.meanings.size > 0
  const isOwn = leaf.path.every(isOfAnswers) || leaf.path.join('\n') === anchor?.path.join('\n')
  return !isKnown && isOwn && isWords(text.slice(0, LOOKED_AT))
}

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
