/** What is written with the contacts of a batch: events, proof of consent, invitations, addresses let go of. Pure. */
import type { NewEvent } from '../events/schemas.ts'
import { Refusal } from '../refusals.ts'
import { addressOn } from './channel.ts'
import { consentEvent, liftedByPerson } from './consent/rules.ts'
import type { NewConsentEvent, Proof } from './consent/schemas.ts'
import { consentsBegun } from './consents.ts'
import { contactEvents } from './events.ts'
import type { Arrival, Arrived, Gathering } from './gathering.ts'
import type { Invitation } from './letters.ts'
import { invitationChannel } from './rules.ts'
import type { Lifting } from './suppression/schemas.ts'

/** Arrivals, what came of each in the same place, and the contacts they made. */
export interface Batch {
  readonly arrivals: readonly Arrival[]
  readonly outcomes: readonly (Arrived | Refusal)[]
  readonly gathering: Gathering
}

/** The arrivals that were not refused, with what came of them. */
export function taken({ arrivals, outcomes }: Batch): { arrival: Arrival; arrived: Arrived }[] {
  return arrivals.flatMap((arrival, index) => {
    const arrived = outcomes[index]
    return arrived === undefined || arrived instanceof Refusal ? [] : [{ arrival, arrived }]
  })
}

/** The consumer of events that tells other systems (webhooks/consumer.ts). */
const SYSTEMS = 'webhook'

/** What happened to contacts of which not every arrival was quiet, and the forms that were posted. */
export function eventsOf(batch: Batch): NewEvent[] {
  const heard = taken(batch).filter(({ arrival }) => !arrival.isQuiet)
  const loud = new Set(
    heard.flatMap(({ arrival, arrived }) => (arrival.isForSystemsOnly ? [] : [arrived.contact.id])),
  )
  const ids = new Set(heard.map(({ arrived }) => arrived.contact.id))
  const forms = heard.filter(({ arrival }) => arrival.isForm)
  return [
    ...contactEvents(batch.gathering.revisions().filter(({ after }) => ids.has(after.id))).map((event) =>
      loud.has(event.subjectId) ? event : { ...event, onlyFor: SYSTEMS },
    ),
    ...forms.map(({ arrival: { isForSystemsOnly }, arrived: { contact } }): NewEvent => ({
      type: 'contact.form_posted',
      subjectId: contact.id,
      ...(isForSystemsOnly && { onlyFor: SYSTEMS }),
    })),
  ]
}

/** The last arrival of a contact that says how consent was given is its proof; and of each that ended it, that it did. */
export function consentsOf(batch: Batch): NewConsentEvent[] {
  const proofs = new Map<string, Proof>()
  for (const { arrival, arrived } of taken(batch))
    if (arrival.proof) proofs.set(arrived.contact.id, arrival.proof)
  if (proofs.size === 0) return []
  const ended = taken(batch).flatMap(({ arrival: { proof }, arrived: { contact, ended } }) =>
    proof ? ended.map((channel) => consentEvent(contact, channel, 'withdrawn', proof)) : [],
  )
  return [...consentsBegun(batch.gathering.revisions(), proofs), ...ended]
}

/**
 * Who is trusted and says that somebody wants messages has it written to again, whatever that person said before; a bounce
 * or a complaint stands, and so does a STOP: only the number's owner can send START from it.
 */
export function liftingsOf(batch: Batch): Lifting[] {
  return taken(batch).flatMap(({ arrived: { contact, begun } }) =>
    begun.flatMap((channel): Lifting[] => {
      const address = addressOn(contact, channel)
      if (address === null) return []
      const lifted = liftedByPerson(channel, address)
      return [channel === 'email' ? lifted : { ...lifted, reasons: ['unsubscribed'] }]
    }),
  )
}

/** One for each contact that is new and, after the whole batch, is invited and within reach. */
export function invitationsOf(batch: Batch): Invitation[] {
  return taken(batch).flatMap(({ arrival: { invitation: wording }, arrived }) => {
    if (!wording || !arrived.isNew) return []
    const contact = batch.gathering.find(arrived.contact.id)
    const channel = contact?.state === 'invited' && invitationChannel(contact, wording.useEmailByDefault)
    if (!channel) return []
    const { customMessage, isOwnWish = false } = wording
    return [{ contactId: arrived.contact.id, channel, customMessage, isOwnWish }]
  })
}
