/** Values that are of somebody or somewhere else by what they stand in: a recipient's, or where something is held. Pure. */
import { isPlaceName } from '../field-kinds.ts'
import type { LabelReading } from './labels.ts'
import type { Leaf } from './leaves.ts'
import type { Meaning } from './meanings.ts'
import { isOfRecipient } from './recipients.ts'
import { tokensOf } from './tokens.ts'
import { isHouse } from './venues.ts'

/** What is held somewhere, and what its place is called. */
const HELD = new Set(
  (
    'event events venue venues webinar concert conference meeting meetup workshop course class seminar session showing vacancy ' +
    'evenemang kurs konsert konferens mote traff lokal veranstaltung veranstaltungsort spielort kurse konzert seminarort ' +
    'evenement salle lieu evento eventos lugar corso luogo sede evenementen evenement locatie arrangement arrangementet tapahtuma kurssi wydarzenie wydarzenia miejsce curso local'
  ).split(' '),
)
/** What is booked, whose own location is another's. */
const BOOKED = new Set('appointment booking reservation visit pickup class service order'.split(' '))
const LOCATION = new Set(
  'location locations place site branch store where salon studio clinic restaurant'.split(' '),
)
/** What is sold or let, in an object of its own. */
const ESTATE =
  /^(?:properties|immobilie|objekt|objektet|inmueble|immobile|imovel|nieruchomosc|bolig|boligen|bostad|bostaden|kohde)$/
/** `ip_city`, `geo: {city}` */
const FOUND = /^(?:ip|geo|geoip|geolocation)$/
/** A longer label is a question, in which an event may be spoken of. */
const LABEL_WORDS = 4

/** Who something was sent to, unless the contact is just that; where something is held. */
export function elsewhereIn(
  { field, meanings }: LabelReading,
  around: ReadonlySet<Meaning>,
  leaf: Leaf,
  anchor: Leaf | undefined,
): string | undefined {
  const isRecipients = meanings.has('recipient') || around.has('recipient')
  if (isRecipients && !(anchor && isOfRecipient(anchor))) return 'it is about somebody else'
  if (field === 'tags' && isOfTaken(leaf)) return 'it was taken away'
  const isPlace = field !== undefined && isPlaceName(field)
  if (
    isPlace &&
    [leaf.labels[0] ?? '', leaf.path.at(-1) ?? ''].some((name) => FOUND.test(tokensOf(name)[0] ?? ''))
  )
    return 'nobody typed it: it is where a network is'
  return isPlace && isOfVenue(leaf, anchor) ? 'it is where something is held' : undefined
}

/** `tags_removed`, `previous.tags` */
function isOfTaken({ labels: [label = ''], path }: Leaf): boolean {
  return [...tokensOf(label), ...tokensOf(path.at(-1) ?? '')].some((word) =>
    /^(?:removed?|deleted?|previous|prev|old|before|borttagna|entfernte?|supprimees?|eliminadas?|rimoss[ei]|verwijderde?|fjernede|fjernet|poistetut|removidas|usuniete)$/.test(
      word,
    ),
  )
}

/** By what it lies in, beyond what the contact's own address lies in, too, and by its own name: `event_city`. */
function isOfVenue({ path, labels }: Leaf, anchor: Leaf | undefined): boolean {
  const parted = path.findIndex((step, at) => step !== anchor?.path[at])
  const own = tokensOf(labels[0] ?? '')
  const apart = parted < 0 ? [] : path.slice(parted)
  const steps = apart.map((step) => tokensOf(step))
  const words = [...steps.flat(), ...(own.length <= LABEL_WORDS ? own : [])]
  if (words.some((word) => HELD.has(word)) || apart.some(isHouse)) return true
  if (steps.some((step) => ESTATE.test(step.at(-1) ?? ''))) return true
  const isLocation = steps.some((step) => LOCATION.has(step.at(-1) ?? ''))
  return isLocation && path.some((step) => tokensOf(step).some((word) => BOOKED.has(word)))
}
