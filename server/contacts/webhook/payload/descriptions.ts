/** What is called a description: of what somebody asks for it is their own words. Pure. */
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

/** A description is a person's where it stands in their form, or is of what they ask for. */
export function isDescriptionOfOther({ labels, path }: Leaf): boolean {
  const words = tokensOf(labels[0] ?? '')
  if (!DESCRIPTION.test(words.at(-1) ?? '') || (path.length === 0 && words.length === 1)) return false
  return ![...words, ...tokensOf(path.at(-1) ?? '')].some((word) => ASKED_FOR.has(word))
}

const DESCRIPTION =
  /^(?:description|beskrivning|beskrivelse|beschreibung|descripcion|descrizione|omschrijving|beschrijving|kuvaus|descricao|opis)$/

/** `customer_note_to_store`, "Message for the host": to those who ask, it is the sender's own. */
export function isNoteToUs(label: string): boolean {
  return NOTE_TO_US.test(tokensOf(label).join(' '))
}

const NOTE_TO_US =
  /(?:notes?|messages?|comments?|meddelande|nachricht|mitteilung|message|mensaje|nota|messaggio|bericht|opmerking|melding|besked|viesti|mensagem|wiadomosc|uwagi) (?:to|for|from buyer to|till|til|an|fur|a|au|para|al|per|aan|voor|do|dla)(?: (?:the|your|our|den|det|die|das|le|la|el|il|het|de|o|um))? (?:sellers?|stores?|shop|merchant|vendor|host|team|staff|us|organi[sz]er|restaurant|kitchen|saljaren|butiken|vardens?|verkaufer|gastgeber|vermieter|vendeur|boutique|magasin|hote|vendedor|tienda|anfitrion|venditore|negozio|host|verkoper|winkel|gastheer|selger(?:en)?|butikk(?:en)?|saelger(?:en)?|butik(?:ken)?|myyjalle|kaupalle|loja|sprzedawcy|sklepu)$/

const ASKED_FOR = new Set([
  'ticket',
  'case',
  'lead',
  'request',
  'enquiry',
  'inquiry',
  'conversation',
  'issue',
])
