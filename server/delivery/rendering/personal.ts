/** Words with Liquid in them: read once, then filled for each recipient. */
import type { Liquid, Template } from 'liquidjs'
import type { RecipientContact } from '../transport.ts'
import { openLiquid, renderLiquid } from './liquid.ts'

/** Whose message it is, as Liquid shows it. */
export interface Sender {
  readonly name: string
  readonly handle?: string
  readonly image?: string | null
  readonly postalAddress?: string | null
  readonly timezone?: string
}

/** What Liquid finds: `contact`, `workspace`, the links of the footer, and the delivery's variables. */
export type Scope = Readonly<Record<string, unknown>>

export interface Recipient {
  readonly contact: RecipientContact | null
  readonly variables: Readonly<Record<string, unknown>> | null
  readonly unsubscribeUrl?: string | undefined
  readonly preferencesUrl?: string | undefined
}

/** A text of one line and no dangers: a subject, an SMS. */
export type Words = (scope: Scope) => string

/** Words that are read as they are, not as HTML: a subject, an SMS. Throws liquidjs' error when they are broken. */
export function readWords(text: string, timezone = 'UTC'): Words {
  const liquid = openLiquid({ isHtml: false, timezone })
  return filling(liquid, liquid.parse(text))
}

/** Static words cost nothing. */
export function filling(liquid: Liquid, template: Template[]): Words {
  return (scope) => renderLiquid(liquid, template, scope)
}

/** Variables cannot stand in for what is ours. */
export function scopeOf(sender: Sender, recipient: Recipient, more: Scope = {}): Scope {
  const { contact, variables, unsubscribeUrl, preferencesUrl } = recipient
  return {
    ...variables,
    ...more,
    contact: contact ? known(contact) : {},
    workspace: sender,
    unsubscribeUrl,
    preferencesUrl,
  }
}

function known(contact: RecipientContact): Scope {
  const firstName = firstNameOf(contact.name)
  return { ...contact, firstName, first_name: firstName }
}

/** `Ada` of `Ada Lovelace` and of `Lovelace, Ada`. */
function firstNameOf(name: string | null): string | null {
  if (!name) return null
  const [family = '', given] = name.split(',')
  return (given?.trim() || family.trim()).split(/\s+/)[0] || null
}
