/** What is noted of a form about a contact that was there: what was not taken, and what it replaced. Pure. */
import { TAGS_MAXIMUM } from '../http/limits.ts'
import { addressOn, CHANNELS, type Channel } from './channel.ts'
import type { ContactFields } from './contact-input.ts'
import { broughtOn, type Identities } from './identity-rules.ts'
import { holdsName } from './name-rules.ts'
import { placesKept } from './place-rules.ts'
import type { Contact } from './rules.ts'
import { tagKey } from './tags/rules.ts'

const WORDS: Readonly<Record<Channel, string>> = { email: 'email address', sms: 'phone number' }
const SHOWN = 200

export interface Remarked {
  readonly before: Contact
  readonly after: Contact
  /** As it was sent. */
  readonly details: ContactFields
  readonly identities: Identities
  readonly isTrusted: boolean
}

/** One text, a line for each; undefined where everything was taken and nothing was lost by it. */
export function remarksOn(remarked: Remarked): string | undefined {
  const lines = [
    ...identityLines(remarked),
    ...nameLines(remarked),
    ...tagLines(remarked),
    ...placesKept(remarked.before, remarked.after, remarked.details).map(shown),
    // Who is trusted may change what it sent before; what a stranger changed can be put back.
    ...(remarked.isTrusted ? [] : valueLines(remarked)),
  ]
  return lines.length > 0 ? lines.join('\n') : undefined
}

function identityLines({ before, details, identities: { kept, replaced } }: Remarked): string[] {
  const words = CHANNELS.filter((channel) => replaced.includes(channel)).map(
    (channel) => `${WORDS[channel]} ${addressOn(before, channel)}`,
  )
  return [
    ...kept.map(
      (channel) =>
        `A form sent the ${WORDS[channel]} ${broughtOn(details, channel)}; the contact keeps ${addressOn(before, channel)}.`,
    ),
    ...(words.length > 0 ? [`A form replaced the ${words.join(' and the ')}.`] : []),
  ]
}

function nameLines({ before, after, details, isTrusted }: Remarked): string[] {
  if (details.name === undefined || before.name === null) return []
  if (!holdsName(after.name, details))
    return [`A form sent the name ${quoted(details.name)}; the contact keeps ${quoted(before.name)}.`]
  const isLost = !isTrusted && !holdsName(after.name, { name: before.name })
  return isLost ? [`A form changed the name, which was ${quoted(before.name)}.`] : []
}

function tagLines({ after, details: { tags = [] } }: Remarked): string[] {
  const keys = new Set(after.tags.map(tagKey))
  const over = tags.filter((tag) => !keys.has(tagKey(tag)))
  if (over.length === 0) return []
  return [`A form sent tags beyond the ${TAGS_MAXIMUM} of a contact: ${shown(over.join(', '))}.`]
}

function valueLines({ before, after }: Remarked): string[] {
  return Object.entries(before.customFields).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(after.customFields[name])
      ? []
      : [`A form changed ${name}, which was ${shown(JSON.stringify(value))}.`],
  )
}

function quoted(text: string): string {
  return `“${shown(text)}”`
}

function shown(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text
}
