/** What changed contacts mean for the proof of consent: pure. */
import { addressKey, addressOn, CHANNELS, frequencyOn, type Channel } from '../channel.ts'
import { consentEvent, consentChanges, removedByPerson } from './rules.ts'
import type { NewConsentEvent, Proof } from './schemas.ts'
import type { BeforeAfter } from '../contact-diff.ts'
import type { Contact } from '../rules.ts'

/** One for each channel that a contact did not get before and gets now; `proofs` by the id of the contact. */
export function consentsBegun(
  diffs: readonly BeforeAfter[],
  proofs: ReadonlyMap<string, Proof>,
): NewConsentEvent[] {
  return diffs.flatMap((diff) => {
    const proof = proofs.get(diff.after.id)
    return proof ? begun(diff).map((channel) => consentEvent(diff.after, channel, 'granted', proof)) : []
  })
}

/** One for each channel on which what a contact gets began, changed or ended. */
export function consentsChanged({ before, after }: BeforeAfter, proof: Proof): NewConsentEvent[] {
  if (!before) return []
  return consentChanges(before, after).map(({ channel, act }) => consentEvent(after, channel, act, proof))
}

/** The addresses on which messages begin: what stopped them before stops them no more. */
export function removedByGrant(diff: BeforeAfter): ReturnType<typeof removedByPerson>[] {
  return begun(diff).flatMap((channel) => {
    const address = addressOn(diff.after, channel)
    return address ? [removedByPerson(channel, address)] : []
  })
}

/** Also where it was another address that got messages before. */
function begun({ before, after }: BeforeAfter): Channel[] {
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
