/** What people are called who elsewhere are somebody beside the contact, and how they are counted, in twelve languages. Pure. */
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

/** Those who book, for themselves or for others. */
const GUESTS =
  'guest guests gast gasten gaest gaster gasters invitado invitada huesped invite invitee ospite convidado gosc vieras'
/** Those who enrol a child; of several the one who is named first. */
export const PARENTS = new Set(
  (
    'parent parents carer guardian malsman malsmans foraelder foraelders mother father mum mom mummy mommy dad daddy mothers fathers mums moms dads foralder foraldrar foralders foralderns vardnadshavare vardnadshavares vardnadshavarens ' +
    'anhorig anhorigs anhorige anhoriges angehoriger angehorige angehorigen proche aidant caregiver mantelzorger parorende parorendes omainen omaisen cuidador cuidadora relative relatives ' +
    'mor far mors fars mamma mammas mammans pappa pappas pappans moder fader moderns faderns morens farens eltern elternteil erziehungsberechtigter erziehungsberechtigte erziehungsberechtigten elternteils sorgeberechtigter sorgeberechtigte sorgeberechtigten representant representante rappresentante mutter vater mama papa ' +
    'mere pere maman responsablelegal madre padre tutor tutora responsable genitore mae pai encarregado ouder ouders moeder vader verzorger foresatte foraeldre huoltaja huoltajan aiti aidin isa isan ' +
    'rodzic rodzica opiekun opiekuna matka matki ojciec ojca'
  ).split(' '),
)
export const MAIN = new Set([...GUESTS.split(' '), ...PARENTS])
export const SEVERAL = /^(?:guests|gaster|gasters|gasten|parents|foraldrar|eltern|ouders)$/
/** Who is somebody else, unless they are counted or of two kinds: "Partner 1", bride and groom. */
export const COUNTED =
  /^(?:partners?|spouse|fiancee?|brudpar|ehepartner|partnerin|partenaire|conjointe?|conyuge|coniuge|conjuge|huwelijkspartner|aegtefaelle|ektefelle|puoliso|malzonek)$/
/** Whose animal it is, where one is spoken of: elsewhere an owner works on a record. */
export const OWNER =
  /^(?:owner|owners|agare|agares|agarens|besitzer|besitzerin|halters?|halterin|tierhalters?|tierhalterin|hundehalters?|besitzers|proprietaire|dueno|duena|proprietario|proprietaria|eigenaar|baasje|ejer|eier|omistaja|omistajan|wlasciciel|wlasciciela)$/
export const ANIMAL =
  /^(?:pets?|dogs?|cats?|horses?|puppy|rabbit|animals?|husdjur|husdjurets|hund|hunds|hundes|hundens|pferdes|tieres|katt|kattens|hast|hastens|katze|pferd|tiere?s?|haustiere?s?|chien|chat|cheval|perro|gato|caballo|mascota|cane|gatto|cavallo|huisdier|hond|kaeledyr|kjaeledyr|lemmikki|lemmikin|koira|koiran|kissa|cachorro|pies|psa|kot|kota|zwierze|zwierzecia)$/

/** `huoltaja` beside `huoltajan`, `rodzic` beside `rodzica`: one word with and without its ending. */
export function isSameParent(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const isOfParents = PARENTS.has(one) && PARENTS.has(other)
  return isOfParents && long.startsWith(short) && long.length - short.length <= ENDING_LENGTH
}

const ENDING_LENGTH = 3

/** Whom parents enrol, where elsewhere they enrol themselves. */
export const ENROLLED =
  /^(?:student|pupil|player|camper|elev|elever|eleven|elevens|spelare|spelaren|spelarens|schuler|schueler|schuelers|schuelerin|schulers|schulerin|eleve|alumno|alumna|alunno|alunna|aluno|aluna|leerling|oppilas|oppilaan|uczen|ucznia)$/

/** Who elsewhere is the contact, beside a parent or carer who has the address. */
export const CARED_FOR =
  /^(?:client|patient|resident|member|participant|attendee|camper|athlete|swimmer|gymnast|dancer|medlem|deltagare|deltagarens|patienten|teilnehmer|mitglied|bewohner|participante|deelnemer|deltager|deltaker|osallistuja|uczestnik)$/

/** Who elsewhere is another, and is the contact of a form in which nobody else is named. */
export const ALONE =
  /^(?:veterinarian|tierarzt|tierarztin|veterinar|veterinaire|veterinario|veterinaria|dierenarts|dyrlaege|dyrlege|elainlaakari|weterynarz|host|teacher|coach|trainer|instructor|landlord|vendor|supplier|provider|courier|rider|driver|photographer|mentor|employee|witness|vittne|zeuge|zeugin|temoin|testigo|testimone|getuige|vidne|vitne|fundraiser|insurer|socialworker|leerkracht|klassenlehrer|klassenlehrerin|technician|forare|fahrer|fahrerin|chauffeur|conducteur|conductor|autista|leverantor|lieferant|fournisseur|proveedor|fornitore|leverancier|leverandor|fotograf|fotografin|photographe|fotografo|anstalld|mitarbeiter|mitarbeiterin|employe|empleado|dipendente|medewerker|medarbejder|ansatt|seller|manager|owner|organi[sz]er|sponsor|tutor|larare|tranare|hyresvard|saljare|agare|lehrer|lehrerin|vermieter|vermieterin|verkaufer|anbieter|vendeur|proprietaire|vendedor|propietario|venditore|proprietario|verkoper|eigenaar|leraar)$/

/** How people are counted, in twelve languages. */
export const FIRST =
  /^(?:1|first|forsta|erste[rsn]?|premiere?|primer|primer[oa]|prim[oa]|eerste|forste|ensimmai(?:nen|sen)|primeir[oa]|pierwsz(?:y|a|ego|ej))$/
const SECOND =
  /^(?:2|second|andra|zweite[rsn]?|deuxieme|segund[oa]|second[oa]|tweede|anden|andet|andre|toi(?:nen|sen)|drug(?:i|a|iego|iej)|other|joint)$/
/** Letters and words that count only what they stand behind: "Partner A", `partnerOne`. */
const BEHIND: ReadonlyMap<string, string> = new Map([
  ...['a', 'i', 'one'].map((word) => [word, '1'] as const),
  ...['b', 'ii', 'two'].map((word) => [word, '2'] as const),
])

/** Which of several: "Parent 2", "Second guest", `guests[1]`. */
export function countOf({ labels, path, key }: Leaf, main: string): string | undefined {
  const words = [...path.flatMap(tokensOf), ...labels.flatMap((label) => withoutPart(label, main))]
  const entry = /[[.-](\d{1,2})[\].-]/.exec(key)?.[1]
  if (entry !== undefined && path.length > 0) return String(Number(entry) + 1)
  const behind = BEHIND.get(words[words.indexOf(main) + 1] ?? '')
  if (behind !== undefined) return behind
  const count = words.find((word) => /^\d{1,2}$/.test(word) || FIRST.test(word) || SECOND.test(word))
  return count === undefined || /^\d/.test(count) ? count : FIRST.test(count) ? '1' : '2'
}

/** The first of a name counts nobody: `parent: {first, last}`, `guest_first_name`; "First parent's name" does. */
function withoutPart(label: string, main: string): readonly string[] {
  const words = tokensOf(label)
  const from = words.indexOf(main) + 1
  const at = words.findIndex((word, place) => place >= from && (FIRST.test(word) || SECOND.test(word)))
  const isCount = at < 0 || /^\d/.test(words[at] ?? '')
  return isCount || !PARTS.has(readLabel(words.slice(at).join(' ')).field ?? '') ? words : words.slice(0, at)
}

const PARTS: ReadonlySet<string> = new Set(['first_name', 'last_name', 'name'])

/** "Toisen huoltajan puhelin", beside one who is not counted. */
export function isSecond({ labels, path }: Leaf, main: string): boolean {
  const words = [...path, ...labels].flatMap(tokensOf)
  return SECOND.test(words[words.indexOf(main) - 1] ?? '')
}

export function isCounted(words: readonly string[], at: number): boolean {
  const [before, behind] = [words[at - 1] ?? '', words[at + 1] ?? '']
  return /^[1-9]$/.test(behind) || BEHIND.has(behind) || FIRST.test(before) || SECOND.test(before)
}
