/** What changed contacts mean for the proof of consent: pure. */
import { addressKey, addressOn, CHANNELS, frequencyOn, type Channel } from './channel.ts'
import { consentEvent, consentChanges, liftedByPerson } from './consent/rules.ts'
import type { NewConsentEvent, Proof } from './consent/schemas.ts'
import type { Revision } from './revisions.ts'
import type { Contact } from './rules.ts'

/** One for each channel that a contact did not get before and gets now; `proofs` by the id of the contact. */
export function consentsBegun(
  revisions: readonly Revision[],
  proofs: ReadonlyMap<string, Proof>,
): NewConsentEvent[] {
  return revisions.flatMap((revision) => {
    const proof = proofs.get(revision.after.id)
    return proof
      ? begun(revision).map((channel) => consentEvent(revision.after, channel, 'granted', proof))
      : []
  })
}

/** One for each channel on which what a contact gets began, changed or ended. */
export function consentsChanged({ before, after }: Revision, proof: Proof): NewConsentEvent[] {
  if (!before) return []
  return consentChanges(before, after).map(({ channel, act }) => consentEvent(after, channel, act, proof))
}

/** The addresses on which messages begin: what stopped them before stops them no more. */
export function liftedByGrant(revision: Revision): ReturnType<typeof liftedByPerson>[] {
  return begun(revision).flatMap((channel) => {
    const address = addressOn(revision.after, channel)
    return address ? [liftedByPerson(channel, address)] : []
  })
}

/** Also where it was another address that got messages before. */
function begun({ before, after }: Revision): Channel[] {
  const isAnother = (channel: Channel): boolean =>
    before !== undefined &&
    addressKey(channel, addressOn(before, channel) ?? '') !==
      addressKey(channel, addressOn(after, channel) ?? '')
  return CHANNELS.filter(
    (channel) => gets(after, channel) && (!before || !gets(before, channel) || isAnother(channel)),
  )
}

function gets(contact: Contact, channel: Channel): boolean {
  return contact.state === 'active' && frequencyOn(contact, channel) !== 'off'
}
