/** What is written with the contacts of a batch: events, proof of consent, invitations, addresses let go of. Pure. */
import type { NewEvent } from '../events/schemas.ts'
import { Refusal } from '../refusals.ts'
import { addressOn } from './channel.ts'
import { consentEvent, removedByPerson } from './consent/rules.ts'
import type { NewConsentEvent, Proof } from './consent/schemas.ts'
import { consentsBegun } from './consent/derive-events.ts'
import { contactEvents } from './events.ts'
import type { ContactInput, UpsertResult, MergedBatch } from './merge-batch.ts'
import type { Invitation } from './invitations-store.ts'
import { invitationChannel } from './rules.ts'
import type { SuppressionRemoval } from './suppression/schemas.ts'

/** Arrivals, what came of each in the same place, and the contacts they made. */
export interface Batch {
  readonly inputs: readonly ContactInput[]
  readonly outcomes: readonly (UpsertResult | Refusal)[]
  readonly merged: MergedBatch
}

/** The inputs that were not refused, with what came of them. */
export function taken({ inputs, outcomes }: Batch): { input: ContactInput; result: UpsertResult }[] {
  return inputs.flatMap((input, index) => {
    const result = outcomes[index]
    return result === undefined || result instanceof Refusal ? [] : [{ input, result }]
  })
}

/** The consumer of events that tells other systems (webhooks/consumer.ts). */
const SYSTEMS = 'webhook'

/** What happened to contacts of which not every input was quiet, and the forms that were posted. */
export function eventsOf(batch: Batch): NewEvent[] {
  const announced = taken(batch).filter(({ input }) => !input.isQuiet)
  const loud = new Set(
    announced.flatMap(({ input, result }) => (input.isForSystemsOnly ? [] : [result.contact.id])),
  )
  const ids = new Set(announced.map(({ result }) => result.contact.id))
  const forms = announced.filter(({ input }) => input.isForm)
  return [
    ...contactEvents(batch.merged.diffs().filter(({ after }) => ids.has(after.id))).map((event) =>
      loud.has(event.subjectId) ? event : { ...event, onlyFor: SYSTEMS },
    ),
    ...forms.map(({ input: { isForSystemsOnly }, result: { contact } }): NewEvent => ({
      type: 'contact.form_posted',
      subjectId: contact.id,
      ...(isForSystemsOnly && { onlyFor: SYSTEMS }),
    })),
  ]
}

/** The last input of a contact that says how consent was given is its proof; and of each that ended it, that it did. */
export function consentsOf(batch: Batch): NewConsentEvent[] {
  const proofs = new Map<string, Proof>()
  for (const { input, result } of taken(batch)) if (input.proof) proofs.set(result.contact.id, input.proof)
  if (proofs.size === 0) return []
  const ended = taken(batch).flatMap(({ input: { proof }, result: { contact, ended } }) =>
    proof ? ended.map((channel) => consentEvent(contact, channel, 'withdrawn', proof)) : [],
  )
  return [...consentsBegun(batch.merged.diffs(), proofs), ...ended]
}

/**
 * Who is trusted and says that somebody wants messages has it written to again, whatever that person said before; a bounce
 * or a complaint stands, and so does a STOP: only the number's owner can send START from it.
 */
export function removalsOf(batch: Batch): SuppressionRemoval[] {
  return taken(batch).flatMap(({ result: { contact, begun } }) =>
    begun.flatMap((channel): SuppressionRemoval[] => {
      const address = addressOn(contact, channel)
      if (address === null) return []
      const lifted = removedByPerson(channel, address)
      return [channel === 'email' ? lifted : { ...lifted, reasons: ['unsubscribed'] }]
    }),
  )
}

/** One for each contact that is new and, after the whole batch, is invited and within reach. */
export function invitationsOf(batch: Batch): Invitation[] {
  return taken(batch).flatMap(({ input: { invitation: wording }, result }) => {
    if (!wording || !result.isNew) return []
    const contact = batch.merged.find(result.contact.id)
    const channel = contact?.state === 'invited' && invitationChannel(contact, wording.useEmailByDefault)
    if (!channel) return []
    const { customMessage, isOwnWish = false } = wording
    return [{ contactId: result.contact.id, channel, customMessage, isOwnWish }]
  })
}
