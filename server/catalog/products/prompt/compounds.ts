/** Germanic languages write several words as one: a "sommarklänning" is a "klänning", an "Eichentisch" of "Eiche". */
import { isDescriber, isThing, languagesOf } from './synonyms.ts'

/** Shorter heads end too many words by chance, as "ring" does "spring". */
const HEAD_LETTERS = 4
/** Behind a modifier of the table a head may be shorter: "glasvas". */
const SHORT_HEAD_LETTERS = 3
const PREFIX_LETTERS = 2
const LONGEST = 40
/** Of a compound whose middle is left out: of both its parts, and of what is left out. */
const LEAST_PART = 4
const LEAST_MIDDLE = 3
/** Endings of nouns. */
export const FORMS = /(?:arna|erna|orna|en|et|ar|er|or|es|n|s|e|a)$/
/** Letters that join the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e', 'o', 'a', 'u']
/** Several things that are sold together. */
const SETS = /^(.{4,})(?:sets?|setet|sats|satsen|satz|kits?|kitet|paket|paketet|pack)$/
/** Heads that say no more than that it is sold: "ullprodukter", "Bambusartikel". */
const GOODS =
  /^(.{3,}?)(?:produkt(?:er|erna|e|en)?|artiklar(?:na)?|artikeln?|varor(?:na)?|waren|saker(?:na)?|grejer(?:na)?|prylar(?:na)?|sachen|zeug|kram|mischung(?:en)?|blandning(?:ar|en)?|mix(?:en)?)$/
/** What goes with a thing, or is needed for a doing, is none of it: asked for, whatever speaks of that will do. */
const GEAR =
  /^(.{3,}?)(?:tillbehor(?:en|et)?|utrustning(?:en|ar)?|zubehor|ausrustung(?:en)?|ausstattung|bedarf|utensilien)$/
/** Gloves are not shoes, and a scent is no fabric; a toe cap is not worn on the head, a wipe not round the neck, and what cares for wood not for skin. */
const OTHER_THINGS =
  /^(?:(?:pals|hals)vard$|(?:re|dis|mis)?placement|(?:an|pro)nouncement|(?:en|rein)forcement|starkvin|starkol|starksprit|handschuh|(?:duft|farb|kleb|nahr|schad|treib|wirk|zusatz|konservierungs|sauer|roh)stoff|(?:stahl|zehen|schutz|rad|naben|verschluss|schraub|ventil|gummi)kappe|(?:abschmink|reinigungs|feucht|putz|wisch|staub|mikrofaser|spul|pflege|kosmetik|desinfektions|brillenputz|baby|po|leder|tisch|saug|mull|spuck|trocken|fenster|polier)tuch|(?:leder|schuh|mobel|auto|lack|holz|rasen|garten|wasche|boden|parkett|teppich|grab|fell|huf|sattel|klingen|messer|baum|pflanzen)pflege)/
const COTTON = /^(?:baumwoll|bomull)/
/** What stands first of a compound and is not a word of the synonyms. */
const MODIFIERS = new Set(
  'ute inne aussen innen mini familj familjen familien sommar vinter host var regn sport barn baby herr dam flick pojk dag natt kvall fest bröllop brollop tra plast metall papper skinn mat soff kok sov bad tradgard utomhus trail lop vandrings arm fot hand hals sommer winter herbst fruhling regen kinder damen herren madchen jungen abend nacht fest hochzeits holz metall papier plastik ess wohn schlaf kuchen bade garten lauf wander trekking fuss arm hals kaffee tee wein bier wasser reise schul buro sonnen summer rain snow foot hand neck wedding'.split(
    ' ',
  ),
)

/** The longest thing of a shop that the word ends with; undefined when it is not a compound. */
export function headOf(word: string): string | undefined {
  return splitOf(word)?.head
}

/** What a compound is, and what it says of that; empty when it is not one. */
export function partsOf(word: string): string[] {
  const split = splitOf(word)
  if (split === undefined) return []
  const { head, modifier } = split
  return modifier === undefined ? [head] : [head, modifier]
}

/** What "musikgrejer", "Gitarrenzeug" and "reseutrustning" are of, in the forms it may have; none of another word. */
export function goodsOf(word: string): string[] {
  const stem = (GOODS.exec(word) ?? GEAR.exec(word))?.[1]
  // "Holzspielzeug" is of wood, and toys: its head is more than "Zeug".
  const head = headOf(word) ?? ''
  const isThingItself = word.endsWith(head) && head.length > word.length - (stem ?? '').length
  return stem === undefined || isThingItself
    ? []
    : [...new Set([stem, stem.replace(/(?:s|en|n)$/, ''), stem.replace(/e$/, 'a')])]
}

/** "Robotklippare" of "robotgräsklippare": a compound whose middle is left out, in whatever form either stands. */
export function isShortOf(word: string, whole: string): boolean {
  const [short, long] = [word, whole].map((text) => text.replace(FORMS, ''))
  if (short === undefined || long === undefined || long.length < short.length + LEAST_MIDDLE) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  let end = 0
  while (end < short.length && short.at(-1 - end) === long.at(-1 - end)) end += 1
  return start >= LEAST_PART && end >= LEAST_PART && start + end >= short.length
}

function splitOf(word: string): { head: string; modifier: string | undefined } | undefined {
  if (word.length >= LONGEST || OTHER_THINGS.test(word) || languagesOf(word).length > 0) return undefined
  const several = severalOf(word)
  if (several !== undefined) return { head: several, modifier: 'set' }
  const sold = knownModifier(GOODS.exec(word)?.[1] ?? '')?.word
  if (sold !== undefined) return { head: sold, modifier: undefined }
  for (let start = startOf(word); start <= word.length - SHORT_HEAD_LETTERS; start++) {
    const head = word.slice(start)
    const languages = isThing(head) ? languagesOf(head) : []
    if (languages.length === 0) continue
    const isGermanic = languages.includes('sv') || languages.includes('de')
    const modifier = modifierOf(word.slice(0, start))
    // A short end counts only behind a word that is known: "spring" holds no "ring"; so does an English one.
    if (head.length > HEAD_LETTERS && start > PREFIX_LETTERS && isGermanic)
      return { head, modifier: modifier?.word }
    if (
      modifier !== undefined &&
      (head.length >= HEAD_LETTERS || modifier.isLong) &&
      (isGermanic || modifier.isEnglish)
    )
      return { head, modifier: modifier.word }
  }
  return undefined
}

/** Where its head may begin: cotton is not wool, "Baumwollsocken" are no "Wollsocken". */
function startOf(word: string): number {
  const [cotton = ''] = COTTON.exec(word) ?? []
  return Math.max(PREFIX_LETTERS, cotton.length)
}

/** A "skruvmejselset" is of screwdrivers. */
function severalOf(word: string): string | undefined {
  const start = SETS.exec(word)?.[1] ?? ''
  return [start, start.replace(/s$/, ''), start.replace(/e?n$/, ''), `${start}e`, `${start}a`].find(
    (form) => form.length >= HEAD_LETTERS && isThing(form) && languagesOf(form).length > 0,
  )
}

interface Modifier {
  readonly word: string
  readonly isLong: boolean
  readonly isEnglish: boolean
}

/** The "mat" (food) of "matbord" is also an English rug: a word of the table has four letters, or three and says what things are like. */
function knownModifier(start: string): Modifier | undefined {
  for (const link of LINKS) {
    if (!start.endsWith(link)) continue
    const word = start.slice(0, start.length - link.length)
    for (const form of [word, `${word}e`, `${word}a`]) {
      const languages = word.length >= 2 ? languagesOf(form) : []
      const isKnown = languages.length > 0 && (word.length > 3 || isDescriber(form))
      if (isKnown || MODIFIERS.has(form))
        return {
          word: form,
          isLong: isKnown && word.length > 3,
          isEnglish: link === '' && languages.includes('en'),
        }
    }
  }
  return undefined
}

/** Of three parts the one before the head tells: the milk of "Vollmilchschokolade", the leather of "Damenlederjacke". */
function modifierOf(start: string): Modifier | undefined {
  const whole = knownModifier(start)
  if (whole) return whole
  for (let at = LEAST_MIDDLE; at <= start.length - LEAST_PART; at++) {
    const modifier = knownModifier(start.slice(at))
    if (modifier?.isLong) return modifier
  }
  return undefined
}
