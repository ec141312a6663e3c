/** A last name that was sent in parts: two surnames, or one with the words before it; and initials beside a first name. Pure. */
import { nameKey } from './name-key.ts'
import type { Sent, SentFields } from './sent-fields.ts'
import { textOf } from './values.ts'

/** As nameKey writes them: "Segundo apellido", `second_lastname`, `apellido2`. */
const SECOND_SURNAME =
  /segundoapellido|segundosobrenome|second(?:last|sur|family)name|(?:last|sur)name2|apellido2|sobrenome2|apellidomaterno/
const PARTICLES = new Set(
  (
    "van von vom zu zum zur de den der het 't ten ter te op aan bij in uit voor onder over di da do dos das dal dalla del dei della degli " +
    'la le les lo du des af av el al bin ibn ben'
  ).split(' '),
)
const PARTICLES_MOST = 4

/** Words before a surname and nothing else, small as they are written: "van den"; but "Le" is a name of its own. */
export function isParticle(text: string): boolean {
  const words = text.trim().split(/\s+/, PARTICLES_MOST + 1)
  return words.length <= PARTICLES_MOST && words.every((word) => PARTICLES.has(word))
}

/** Of two surnames, as Spanish and Portuguese have them, both are the last name; so are "van den" and "Berg". */
export function joinSurnames({ fields, read }: SentFields): void {
  const sent = fields.get('last_name') ?? []
  const named = sent.filter((one) => !isParticle(textIn(one)))
  const first = named.find((one) => !isSecondSurname(one))
  const second = named.find((one) => isSecondSurname(one) && !isSentTwice(one, first))
  const prefix = sent.find((one) => isParticle(textIn(one)) && one.around === first?.around)
  if (!first || textIn(first) === '' || (!prefix && !second)) return
  const texts = [prefix, first, second].flatMap((one) => (one && textIn(one) !== '' ? [textIn(one)] : []))
  const isWhole =
    prefix &&
    textIn(first)
      .toLowerCase()
      .startsWith(`${textIn(prefix).toLowerCase()} `)
  const others = sent.filter((one) => one !== first && one !== second && one !== prefix)
  fields.set('last_name', [{ ...first, value: (isWhole ? texts.slice(1) : texts).join(' ') }, ...others])
  for (const part of [prefix, second]) if (part && textIn(part) !== '') read.set(part.key, 'last_name')
}

/** "S." says less than "Sanne". */
export function putInitialsLast({ fields }: SentFields): void {
  const sent = fields.get('first_name') ?? []
  if (sent.length > 1)
    fields.set('first_name', [...sent.filter((one) => !isInitials(one)), ...sent.filter(isInitials)])
}

function isInitials({ key, label }: Sent): boolean {
  return /^(?:voorletters?|initial(?:s|en|er|es)|iniziali|inicjaly)$/.test(nameKey(label ?? key))
}

function isSecondSurname({ key, label }: Sent): boolean {
  return SECOND_SURNAME.test(nameKey(label ?? key))
}

/** Systems count a field that they send twice (`field:last_name_2`), and "Apellidos" holds both. */
function isSentTwice(one: Sent, first: Sent | undefined): boolean {
  const [text, whole] = [textIn(one).toLowerCase(), first ? textIn(first).toLowerCase() : '']
  return whole.endsWith(` ${text}`) || (whole === text && nameKey(one.label ?? one.key).endsWith('2'))
}

function textIn({ value }: Sent): string {
  return textOf(Array.isArray(value) ? value[0] : value) ?? ''
}

/** "Nom et prénom", "Cognome e nome": the last name first, by the order of its words. */
const LAST_FIRST =
  /^(?:nom(?:defamille)?(?:et)?prenoms?|cognomi?e?(?:e)?nome|apellidos?(?:y|e)?nombres?|nazwisko(?:i)?imie|efternamn(?:och|o)?fornamn|(?:familien|nach)?name(?:und)?vorname|sukunimi(?:ja)?etunimi|achternaam(?:en)?voornaam|ett?ernavn(?:og)?fornavn|efternavn(?:og)?fornavn|(?:sobre|ultimo)?nome(?:e)?(?:primeiro)nome|apelidos?(?:e)?nome|sobrenome(?:e)?nome|(?:last|sur|family)(?:name)?(?:and)?(?:first|given)?name)$/
const WORDS_MOST = 6

/**
 * A name with its first name first. "BERG Ann" has its surname in capitals, as whoever writes it first does; under a label that
 * asks for it first ("Nom et prénom") the address says which is which: `camille.roussel@` of "Roussel Camille".
 */
export function firstNameFirst(name: string, label: string, address: string): string {
  const words = name.split(' ', WORDS_MOST + 1)
  if (words.length < 2 || words.length > WORDS_MOST) return name
  const capitals = words.findIndex((word) => !isCapital(word) && !PARTICLES.has(word))
  const isTurned =
    capitals > 0 &&
    words.slice(0, capitals).some((word) => isCapital(word) && word.length >= CAPITALS) &&
    words.slice(capitals).every((word) => GIVEN.test(word) && !OF_COMPANY.test(word)) &&
    !isOfAddress(nameKey(words[0] ?? ''), nameKey(words.slice(1).join('')), address)
  if (isTurned) return [...words.slice(capitals), ...words.slice(0, capitals)].join(' ')
  const [last = '', first = '', ...more] = words
  const isAsked = more.length === 0 && LAST_FIRST.test(nameKey(label))
  return isAsked && isOfAddress(nameKey(first), nameKey(last), address) ? `${first} ${last}` : name
}

const CAPITALS = 3
const GIVEN = /^\p{Lu}\p{Ll}[\p{L}'’.-]*$/u
const OF_COMPANY =
  /^(?:AB|GmbH|Inc|Ltd|Ltda|Sarl|Srl|Lda|Oyj?|Corp|Company|Group|Studios?|Media|Design|Support|Team|Sales|Shop|Store|Consult(?:ing)?|Konsult|Service|Services|Solutions|Systems|Agency|Academy|Hotel|Bank|Bygg|Bau)$/i

function isCapital(word: string): boolean {
  return /^\p{Lu}[\p{Lu}'’-]+$/u.test(word)
}

/** It begins with the first name, or its letter, and ends in the last. */
function isOfAddress(first: string, last: string, address: string): boolean {
  const local = nameKey(address.split('@')[0] ?? '')
  return local === `${first}${last}` || local === `${first.slice(0, 1)}${last}`
}
