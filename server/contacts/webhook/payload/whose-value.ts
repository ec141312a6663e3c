/** Whose a value is where several people are sent: by what it lies in, and by the words that it shares with an address. Pure. */
import { isConsent } from '../field-kinds.ts'
import { each, isEmailLike, textOf } from '../values.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { isOfAnswers } from './answers.ts'
import { tokensOf } from './tokens.ts'
import { MEANINGS, type Meaning } from './words.ts'

/** What a contact is called where others are sent, too. */
const SELF =
  /^(?:customer|contact|lead|client|person|subscriber|booker|renter|tenant|borrower|claimant|member|supporter|signer|signatory|enquirer|consumer|athlete|homeowner|householder|passenger|buyer|purchaser|attendee|registrant|invitee|donor|patient|applicant|candidate|respondent|requester|reporter|visitor|submitter|prospect|kund|kunde|kunden|cliente|klant|asiakas|klient|kontakt)s?$/
/** Whose system it was sent from, where it also has users. */
const HOLDER = /^(?:account|workspace|tenant|organi[sz]ation)$/i
/** What was ordered, whose own address is the buyer's, before those of its tickets. */
const ORDER = /^(?:order|booking|reservation|purchase)$/i
const ORDER_POINTS = 15
const SELF_POINTS = 3
const STRANGE_POINTS = 6
/** A name or phone with the very words of the address. */
const KIN_POINTS = 20

/** What speaks for or against an address by what it lies in: `customer`, or `operator` and `created_by`. */
export function standing({ path, labels }: Leaf): number {
  const step = path.findLast((one) => !isOfAddress(one))
  if (isLater(tokensOf(labels[0] ?? ''))) return -1
  if (step === undefined || isOfAnswers(step)) return 0
  if (SELF.test(step.toLowerCase())) return SELF_POINTS
  if (ORDER.test(step)) return ORDER_POINTS
  if (HOLDER.test(step)) return -STRANGE_POINTS
  const { field, unknown, meanings } = readLabel(step)
  return field === undefined && (unknown > 0 || meanings.has('meta')) ? -STRANGE_POINTS : 0
}

/** `customer: {emails: [{value}]}`: what holds addresses is nobody. */
function isOfAddress(step: string): boolean {
  return readLabel(step).field === 'email' && readLabel(step).unknown === 0
}

/** "Person 2" */
function isLater(words: readonly string[]): boolean {
  return words.some((word, at) => /^[2-9]$/.test(word) && (words[at - 1] ?? '').length > 3)
}

/** To be added for what shares its words with the address: "Guardian's name" beside "Guardian's email". */
export function kinPoints(leaf: Leaf, anchor: Leaf): number {
  return isKin(leaf, anchor) ? KIN_POINTS : 0
}

export function isKin(leaf: Leaf, anchor: Leaf): boolean {
  const own = stemOf(leaf)
  return own.length > 0 && own.join(' ') === stemOf(anchor).join(' ')
}

/** What is of people who have an address of their own, without those addresses, and what is said of messages. */
export function othersIn(leaves: readonly Leaf[], anchor: Leaf | undefined): ReadonlySet<Leaf> {
  const own = textOf(each(anchor?.value)[0])?.toLowerCase()
  if (anchor === undefined || !isEmailLike(anchor.value)) return new Set()
  const paths = new Set<string>()
  const stems = new Set<string>()
  const stem = stemOf(anchor)
  const addresses = new Set(leaves.filter(({ value }) => each(value).some(isEmailLike)))
  for (const leaf of addresses) {
    if (textOf(each(leaf.value)[0])?.toLowerCase() === own) continue
    if (isApart(leaf, anchor)) paths.add(leaf.path.join('\n'))
    else if (isStranger(stemOf(leaf), stem)) stems.add(keyOf(leaf))
  }
  if (paths.size === 0 && stems.size === 0) return new Set()
  return new Set(
    leaves.filter(
      (leaf) =>
        !addresses.has(leaf) && !isOfConsent(leaf) && (isWithin(leaf, paths) || stems.has(keyOf(leaf))),
    ),
  )
}

/** A no that was sent is a no, whoever it is of. */
function isOfConsent({ labels }: Leaf): boolean {
  return labels.some((label) => {
    const { field } = readLabel(label)
    return field !== undefined && isConsent(field)
  })
}

/** In an object of its own, beside that of the address. */
function isApart({ path }: Leaf, anchor: Leaf): boolean {
  const last = path.at(-1) ?? ''
  const { meanings } = readLabel(last)
  return (
    path.length > 0 &&
    !isOfAnswers(last) &&
    !meanings.has('billing') &&
    !meanings.has('shipping') &&
    !isPart(path, anchor.path) &&
    !isPart(anchor.path, path)
  )
}

function isPart(one: readonly string[], other: readonly string[]): boolean {
  return one.every((step, at) => step === other[at])
}

function isWithin({ path }: Leaf, paths: ReadonlySet<string>): boolean {
  return path.some((_, at) => paths.has(path.slice(0, at + 1).join('\n')))
}

/** It has a word that is nobody's here, or is another of several: "Läkare", "Person 2". */
function isStranger(stem: readonly string[], own: readonly string[]): boolean {
  if (letters(stem) === '') return false
  if (letters(stem) === letters(own)) return stem.join(' ') !== own.join(' ')
  if (isLater(stem)) return true
  return stem.some((word) => {
    const meaning = MEANINGS.get(word)
    return /^\p{L}{3,}$/u.test(word) && (meaning === undefined || meaning === 'other')
  })
}

/** Whether its own words are nobody's here: `vet_tel`. */
export function isOfStranger(leaf: Leaf): boolean {
  return isStranger(stemOf(leaf), [])
}

function letters(words: readonly string[]): string {
  return words.filter((word) => !/^\d+$/.test(word)).join(' ')
}

function keyOf(leaf: Leaf): string {
  return [...leaf.path, stemOf(leaf).join(' ')].join('\n')
}

const SAID: readonly Meaning[] = [
  'email',
  'phone',
  'name',
  'first_name',
  'last_name',
  'address',
  'city',
  'postal_code',
  'country',
]

/** What people are called by what they are to whoever asks, in twelve languages. */
const ROLES = new Set(
  (
    'customer client buyer purchaser lead visitor caller kund kunden kunde cliente clientes klant asiakas klient kupujacy kopare kaufer acheteur comprador acquirente koper kober kjoper ostaja applicant member tenant renter attendee participant guest delegate registrant signatory cardholder policyholder resident ' +
    'medlem sokande hyresgast boende deltagare anmalare bestallare bokare innehavare lagenhetsinnehavare bostadsrattshavare bostadsrattsinnehavare undertecknad malsman ' +
    'mieter mieterin mitglied antragsteller antragstellerin anmelder teilnehmer teilnehmerin besteller bestellerin auftraggeber bewohner bewerber bewerberin ' +
    'adherent adherente locataire demandeur demandeuse participant participante beneficiaire souscripteur candidat candidate ' +
    'solicitante socio socia inquilino inquilina titular asistente candidato candidata richiedente iscritto iscritta intestatario ' +
    'aanvrager huurder lid deelnemer bewoner sollicitant eigentumer eigentumerin propietario propietaria coproprietaire proprietaire condomino osakas andelshaver leaseholder homeowner householder fastighetsagare ansoger lejer beboer deltager soker leietaker beboer deltaker ' +
    'hundagare djuragare kattagare tierhalter tierhalterin hundehalter hundehalterin hundeejer dyreejer dyreeier hundeeier ' +
    'hakija vuokralainen jasen osallistuja asukas ilmoittautuja requerente candidato wnioskodawca najemca czlonek uczestnik uczestniczka mieszkaniec'
  ).split(' '),
)

/** "Boende 1: Elsa Nyman" beside her address, "Antragsteller: Klara Busch": a person's name under no more than what they are. */
export function isNamedRole(leaf: Leaf, anchor: Leaf | undefined): boolean {
  const words = tokensOf(leaf.labels[0] ?? '')
  if (words.length === 0 || words.length > ROLE_WORDS || isLater(words)) return false
  const text = textOf(leaf.value) ?? ''
  if (!WRITTEN_NAME.test(text) || COMPANY.test(text)) return false
  if (SIGNED.test(words.join(''))) return true
  const said = words.filter((word) => !/^\d+$/.test(word))
  const isRole = said.length > 0 && said.every((word) => ROLES.has(word))
  return isRole || (anchor !== undefined && leaf !== anchor && isKin(leaf, anchor))
}

/** Whoever signs or fills in a form. */
const SIGNED =
  /^(?:signature|signatur|namnteckning|signering)$|^(?:completed|filled|filledin|filledout|signed|submitted|requested)by$|^(?:underskrift|unterschrift|handtekening|allekirjoitus|podpis|firmante|assinatura|ifylltav|undertecknatav|anmaldav|ausgefulltvon|unterschriebenvon|remplipar|signepar|rellenadopor|firmadopor|compilatoda|firmatoda|ingevulddoor|ondertekenddoor|udfyldtaf|utfyltav|preenchidopor|assinadopor)$/
/** What a company's name ends in. */
const COMPANY =
  / (?:AB|HB|GmbH|AG|KG|UG|e\.?K\.?|Ltd\.?|Limited|LLP|PLC|Inc\.?|LLC|Corp\.?|Co\.?|S\.?L\.?|S\.?A\.?S?|SARL|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|AS|ASA|A\/S|ApS|Oy|Oyj|Lda\.?|Ltda\.?|Sp\.?)$/
const ROLE_WORDS = 3
export const WRITTEN_NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,4}$/u

/** The words of a label beside those for the field. */
function stemOf({ labels }: Leaf): readonly string[] {
  return tokensOf(labels[0] ?? '').filter((word) => {
    const meaning = MEANINGS.get(word)
    const isField =
      meaning !== undefined && (SAID.includes(meaning) || (meaning === 'filler' && word.length < 4))
    return !isField && !/^(?:s|full|number|legal|post)$/.test(word)
  })
}
