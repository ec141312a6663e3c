/** Words with Liquid in them: read once, then filled for each recipient. */
import type { Liquid, Template } from 'liquidjs'
import type { EmailContent, SmsContent } from '../message-content.ts'
import type { ContentFault } from '../fault.ts'
import type { RecipientContact } from '../unsendable.ts'
import { faultIn } from './check.ts'
import { contentFieldsOf } from './hidden.ts'
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
  /** Through which links lead, and where the picture is that tells of an open, when they are counted. */
  readonly clickUrl?: string | undefined
  readonly openUrl?: string | undefined
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
  const { contact, variables, unsubscribeUrl, preferencesUrl, clickUrl, openUrl } = recipient
  return {
    ...variables,
    ...more,
    contact: contact ? known(contact) : {},
    workspace: sender,
    unsubscribeUrl,
    preferencesUrl,
    clickUrl,
    openUrl,
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

/**
 * What is wrong with the first template of a content that is broken or asks for what is not there, with its block and
 * position; undefined when all can be sent. `variables` are the names its deliveries bring.
 */
export function checkContent(
  content: EmailContent | SmsContent,
  variables: readonly string[] = [],
): ContentFault | undefined {
  const liquid = openLiquid({ isHtml: false, timezone: 'UTC' })
  const fields = 'blocks' in content ? emailFields(content) : smsFields(content)
  for (const { text, field } of fields) {
    const fault = faultIn(liquid, text, field, variables)
    if (fault) return fault
  }
  return undefined
}

type FieldText = Pick<ReturnType<typeof contentFieldsOf>[number], 'text' | 'field'>

function emailFields({ subject, preheader = '', blocks }: EmailContent): FieldText[] {
  return [
    { text: subject, field: { name: 'Subject' } },
    { text: preheader, field: { name: 'Preheader' } },
    ...blocks.flatMap(contentFieldsOf),
  ]
}

function smsFields({ text, url = '' }: SmsContent): FieldText[] {
  return [
    { text, field: { name: 'Text' } },
    { text: url, field: { name: 'Link', isAddress: true } },
  ]
}
