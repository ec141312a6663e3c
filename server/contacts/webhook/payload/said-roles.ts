/** Who is not the contact by what is said of them beside their address: `{type: "agent", email}`, an address that nobody reads. Pure. */
import { each, isEmailLike, isNumberLike, textOf } from '../values.ts'
import type { Leaf } from './leaves.ts'
import { readLabel } from './labels.ts'
import { tokensOf } from './tokens.ts'

/** What says of somebody what they are. */
const TYPE =
  /^(?:(?:user|person|party|member|contact|account|participant|author|sender)_?)?(?:type|kind|typ|tyyppi|tipo)$/i
const ROLE = /^(?:(?:user|person|party|member|participant)_?)?(?:role|roll|rolle|rooli|ruolo|rol)$/i
/** `is_author: true`, `my_party: true` */
const FLAG =
  /^my_?party$|^is_?(?:us|self|own|author|staff|admin|agent|host|organi[sz]er|bot|sender|internal|operator|employee|system|creator|support)$/i
/** Those who serve the contact, sell to them or pass on what they want. */
const SERVING = new RegExp(
  `^(?:${[
    'agents?|admin|administrator|staff|employee|operator|teammate|teammember|moderator|bot|system|host|organi[sz]er|organi[sz]ator',
    'agency|travelagency|travelagent|bookingagent|seller|merchant|vendor|provider|practitioner|internal|supportagent|salesrep|assignee|sender|issuer|creator|cc|bcc|carboncopy|copy|viewer',
    'handlaggare|personal|saljare|resebyra|medarbetare|mitarbeiter|mitarbeiterin|berater|reiseburo|verkaufer|agentur|agente|agencia|agence|agenzia|agenziaviaggi|vendeur|employe|conseiller|vendedor|empleado|venditore|impiegato',
    'medewerker|reisbureau|verkoper|medarbejder|rejsebureau|saelger|ansatt|reisebyra|selger|tyontekija|myyja|matkatoimisto|funcionario|pracownik|sprzedawca|biuropodrozy',
  ].join('|')})$`,
)
const CUSTOMER =
  /^(?:customers?|clients?|contacts?|leads?|requesters?|buyers?|kund|kunde|kunden|clientes?|klant|asiakas|klient)$/
const MACHINE =
  /^(?:no[._-]?reply|do[._-]?not[._-]?reply|donotreply|noreply[._+-][^@]*|mailer-daemon|postmaster|bounces?|svara-?ej|nicht-?antworten|keine-?antwort|ne-?pas-?repondre|no-?responder|non-?rispondere|niet-?beantwoorden|ikke-?svar|svar-?ikke)(?:[+._-][^@]*)?@/i

/** The leaves of those, where somebody else has an address. */
export function servingIn(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  const holders = holdersIn(leaves)
  if (holders.size === 0) return new Set()
  const theirs = new Set(leaves.filter((leaf) => isWithin(leaf.key, holders)))
  const isAnothers = leaves.some((leaf) => !theirs.has(leaf) && holdsAddress(leaf) && !isOfMachine(leaf))
  return isAnothers ? theirs : new Set()
}

/** A machine's address, and what lies in an object with no other. */
export function machinesIn(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  const addresses = leaves.filter(isOfMachine)
  if (addresses.length === 0) return new Set()
  const found = new Set(addresses)
  const holders = new Set(addresses.flatMap(({ key }) => holderOf(key) ?? []))
  for (const leaf of leaves)
    if (!found.has(leaf) && holdsAddress(leaf))
      for (let outer = holderOf(leaf.key); outer !== undefined; outer = holderOf(outer)) holders.delete(outer)
  return new Set(leaves.filter((leaf) => found.has(leaf) || isWithin(leaf.key, holders)))
}

/** An address of a machine, unless the form itself calls it no more than the email. */
function isOfMachine({ value, path, labels }: Leaf): boolean {
  const texts = each(value)
  if (texts.length === 0 || !texts.every((one) => isEmailLike(one) && MACHINE.test(String(one).trim())))
    return false
  const { field, unknown } = readLabel(labels[0] ?? '')
  return path.length > 0 || field !== 'email' || unknown > 0
}

/** Those whose `type` says that they serve; by a role or a flag only beside another with one, since people have jobs. */
function holdersIn(leaves: readonly Leaf[]): ReadonlySet<string> {
  const said = leaves.filter((leaf) => TYPE.test(nameOf(leaf)) && isServing(leaf))
  for (const name of [ROLE, FLAG]) {
    const roles = leaves.filter((leaf) => name.test(nameOf(leaf)))
    const serving = roles.filter((leaf) => (name === FLAG ? isFlagged(leaf) : isServing(leaf)))
    if (serving.length < roles.length) said.push(...serving)
  }
  return new Set(said.flatMap(({ key }) => holderOf(key) ?? []))
}

function nameOf({ labels }: Leaf): string {
  return labels.at(-1) ?? ''
}

function isFlagged({ value }: Leaf): boolean {
  return /^(?:true|1|yes)$/i.test(textOf(value) ?? '')
}

function isServing({ value, path }: Leaf): boolean {
  const isCustomer = CUSTOMER.test(tokensOf(path.at(-1) ?? '').join(''))
  const text = textOf(value) ?? ''
  return (
    !isCustomer &&
    !isOfAddress(path.at(-1) ?? '') &&
    text.length <= 40 &&
    SERVING.test(tokensOf(text).join(''))
  )
}

/** Where an address is a private one, and Swedish "personal" is the staff: `email_addresses: [{value, type: "personal"}]`. */
function isOfAddress(step: string): boolean {
  return /^(?:e?mails?|emailaddress(?:es)?|phones?|phonenumbers?|telephones?|addresses)$/.test(
    tokensOf(step).join(''),
  )
}

/** A longer key is no path: each of its steps is looked up. */
const KEY_LENGTH = 1_000

/** `parties[0].type` → `parties[0]`; nothing of what lies in no object. */
function holderOf(key: string): string | undefined {
  if (key.length > KEY_LENGTH) return undefined
  const end = Math.max(key.lastIndexOf('.'), key.lastIndexOf('['))
  return end > 0 ? key.slice(0, end) : undefined
}

function isWithin(key: string, holders: ReadonlySet<string>): boolean {
  for (let outer = holderOf(key); outer !== undefined; outer = holderOf(outer))
    if (holders.has(outer)) return true
  return false
}

function holdsAddress({ value }: Leaf): boolean {
  return each(value).some((one) => isEmailLike(one) || isNumberLike(one))
}
