import type { SameAs } from '../language.ts'
import type { warnings as en } from '../en/campaigns-warnings.ts'

export const warnings: SameAs<typeof en> = {
  'no-alt': (block) =>
    `Block ${block}: bilden har ingen alternativtext och säger inget till den som inte ser den`,
  'empty-subject': 'Ämnet är tomt för läsare som inget är känt om',
  clipped: (size, shown) =>
    `Mejlet är ${size} kB: Gmail döljer det som kommer efter ${shown} kB, och därmed länken för att avregistrera sig`,
  'no-address': 'Ingenstans i mejlets fot står var ni finns; många länder kräver det',
  'product-missing': (block, name) =>
    `Block ${block}: det finns ingen produkt ”${name}”, så ordet står kvar som det är`,
  'product-left-out': (block, name) => `Block ${block}: det finns ingen produkt ”${name}”, så den utelämnas`,
  'product-sold-out': (block, title) => `Block ${block}: ”${title}” är slutsåld, och det står så`,
  'prompt-few': (block, prompt, found, wanted) =>
    `Block ${block}: bara ${found} av ${wanted} som ”${prompt}” frågar efter finns till salu`,
  'prompt-none': (block, prompt) =>
    `Block ${block}: inget som ”${prompt}” frågar efter finns till salu, så det utelämnas`,
  'liquid-no-name': (field, block, member, ...[line, column, name, names]) =>
    `${placeOf(field, block, member)}, rad ${line}, tecken ${column}: det finns inget ${name}; använd ${names}`,
  'liquid-no-filter': (field, block, member, ...[line, column, name]) =>
    `${placeOf(field, block, member)}, rad ${line}, tecken ${column}: det finns inget filter ${name}`,
  'liquid-no-tag': (field, block, member, ...[line, column, name]) =>
    `${placeOf(field, block, member)}, rad ${line}, tecken ${column}: det finns ingen tagg ${name} i meddelanden`,
  'liquid-unread': (field, block, member, ...[line, column, words]) =>
    `${placeOf(field, block, member)}, rad ${line}, tecken ${column}: {{ ${words} }} går inte att läsa`,
  'liquid-not-closed': (field, block, member, ...[line, column, words]) =>
    `${placeOf(field, block, member)}, rad ${line}, tecken ${column}: ${words} är inte avslutat`,
  'liquid-broken': (field, block, member, ...[line, column, why]) =>
    `${placeOf(field, block, member)}, rad ${line}, tecken ${column}: det här går inte att läsa (${why})`,
  'liquid-host': (field, block, member, ...[words]) =>
    `${placeOf(field, block, member)}: ${words} får inte välja en adress’ värd, bara det som följer den, eller hela adressen`,
  'liquid-in-tag': (field, block, member, ...[words]) =>
    `${placeOf(field, block, member)}: ${words} får inte stå inne i en HTML-tagg`,
  'liquid-in-attribute': (field, block, member, ...[words, name]) =>
    `${placeOf(field, block, member)}: ${words} får inte stå i attributet ${name}`,
  'liquid-lost': (field, block, member) =>
    `${placeOf(field, block, member)}: Liquidtaggar ska stå runt ord, inte inne i HTML-taggar eller adresser`,
}

const FIELDS: Readonly<Record<string, string>> = {
  Subject: 'Ämnet',
  Preheader: 'Raden efter ämnet',
  Text: 'Texten',
  Link: 'Länken',
  Footer: 'Foten',
  'The mail': 'Mejlet',
}

const MEMBERS: Readonly<Record<string, string>> = {
  text: 'texten',
  url: 'länken',
  imageUrl: 'bilden',
  alt: 'bilden i ord',
  description: 'beskrivningen',
  condition: 'villkoret',
}

function placeOf(field: string, block: string, member: string): string {
  return block === '' ? (FIELDS[field] ?? field) : `Block ${block}, ${MEMBERS[member] ?? member}`
}
