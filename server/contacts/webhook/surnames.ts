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
