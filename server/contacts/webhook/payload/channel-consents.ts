/** Consents that are sent one a channel: `consents: [{channel: "sms", status: "denied"}]`. Pure. */
import { foldAccents } from '../../../lib/text.ts'
import { readConsentWord } from '../consent-words.ts'
import { isConsent } from '../field-kinds.ts'
import { readLabel } from './labels.ts'
import { firstText, isValueName, lastWord } from './member-words.ts'
import { tokensOf } from './tokens.ts'
import { scalarIn, type Node } from './tree.ts'

const CHANNEL = /^(?:type|channel|medium|kind|name|method|means)$/i
const STATE =
  /^(?:status|state|value|is_?)?(?:granted|given|accepted|allowed|enabled|active|consented|consent|subscribed|opted_?in|opt_?in)?$/i
/** Ways to write to somebody; of some nothing follows here. */
const CHANNELS = /^(?:email|mail|epost|mejl|sms|text|phone|call|post|letter|whatsapp|push)$/
const EMAIL = /^(?:email|mail|epost|mejl)$/
const TEXTS = /^(?:sms|text)$/

export interface ChannelConsent {
  readonly label: string
  readonly holder: Node
  readonly channel: Node
}

/** Of an object within what is called a consent, or whose own yes or no is called one. */
export function channelConsentIn(
  members: readonly Node[],
  around: string | undefined,
): ChannelConsent | undefined {
  const channel = members.find(({ name }) => CHANNEL.test(name))
  const named = tokensOf((channel && scalarIn(channel)) ?? '').join('')
  if (channel === undefined || !CHANNELS.test(named)) return undefined
  const holder = members.find((member) => member !== channel && isState(member, around ?? ''))
  const isRefusing = readLabel(around ?? '').isNegative
  const kind = EMAIL.test(named) ? 'email' : TEXTS.test(named) ? 'sms' : undefined
  const label = kind === undefined ? named : isRefusing ? `do not send ${kind}` : `${kind} consent`
  return holder && { label, holder, channel }
}

const PURPOSE = /^(?:category|purpose|scope)$/i
const BASIS = /^(?:type|kind|basis|legal_?basis)$/i

/** On what basis somebody may be written to: `{category: "communications", type: "consent", status: "granted"}` (GDPR, Article 6). */
export function legalBasisIn(
  members: readonly Node[],
  around: string | undefined,
): ChannelConsent | undefined {
  const basis = members.find(({ name }) => BASIS.test(name))
  const purpose = members.find(({ name }) => PURPOSE.test(name))
  const isBasis = tokensOf((basis && scalarIn(basis)) ?? '').join('') === 'consent'
  const said = purpose && scalarIn(purpose)
  // `consent: {purpose: "privacy policy", status: "granted"}`
  if (purpose === undefined || said === undefined || !(isBasis || isOfConsents(around ?? '')))
    return undefined
  const label = `${said} consent`
  const holder = members.find((member) => member !== basis && isState(member, 'consent'))
  const { field } = readLabel(label)
  return holder && field !== undefined && isConsent(field) ? { label, holder, channel: purpose } : undefined
}

function isState(member: Node, around: string): boolean {
  const value = member.members.size === 0 ? member.values[0]?.value : undefined
  const said = readLabel(around).field ?? readLabel(member.name).field
  return (
    member.name !== '' &&
    STATE.test(member.name) &&
    said !== undefined &&
    isConsent(said) &&
    readConsentWord(value) !== undefined
  )
}

/** They hold a yes or no for each channel. */
export const PREFERENCES =
  /^(?:(?:contact|communication|marketing|channel|messaging|mailing)?(?:permissions?|preferences?|subscriptions?)|channels|agreements|legal|opt_?ins|kontaktpreferenser|kommunikationspreferenser)$/
/** What an entry of a list of consents is called by, where nothing else names it, in twelve languages. */
const KINDS = [
  ...'label title text name key type purpose category kind scope channel topic slug code id'.split(' '),
  ...'typ art tipo soort tyyppi rodzaj andamal zweck finalite finalidad finalita doel formal tarkoitus finalidade cel'.split(
    ' ',
  ),
]
const SAID =
  /^(?:is_?|has_?)?(?:granted|given|accepted|allowed|approved|enabled|active|selected|checked|ticked|subscribed|consented|agreed|opted_?in|optin|status|state|decision|choice|value|godkand|godkant|samtyckt|erteilt|accepte|aceptado|accettato|akkoord|samtykket|hyvaksytty|aceite|zaakceptowano)$/i

/** Within what is called consents, what each is to: `consents: [{purpose: "newsletter", given: false}]`, `[{typ: "Nyhetsbrev", svar: "nej"}]`. */
export function entryConsentIn(
  members: readonly Node[],
  around: string | undefined,
): ChannelConsent | undefined {
  if (!isOfConsents(around ?? '')) return undefined
  const holder = members.find(
    ({ name, members: inner, values }) =>
      inner.size === 0 &&
      (SAID.test(foldAccents(name)) || isValueName(name)) &&
      readConsentWord(values[0]?.value) !== undefined,
  )
  const kind =
    holder &&
    KINDS.map((name) => members.find((one) => one !== holder && lastWord(one.name) === name)).find(Boolean)
  const label = (kind && scalarIn(kind)) ?? ''
  const { field, isNegative } = readLabel(label)
  return holder && kind && field !== undefined && isConsent(field) && !isNegative
    ? { label, holder, channel: kind }
    : undefined
}

function isOfConsents(around: string): boolean {
  const { field, isNegative } = readLabel(around)
  return (
    (field !== undefined && isConsent(field) && !isNegative) || PREFERENCES.test(tokensOf(around).join(''))
  )
}

/** `{name: "Marketing emails", accepted: true}`: only of what names a consent, since people accept, too. */
export function agreementIn(members: readonly Node[]): Node | undefined {
  const box = members.find(({ name }) => ACCEPTED.test(name))
  const { field } = readLabel((box && firstText(members, ['label', 'title', 'text', 'name', 'key'])) ?? '')
  return field !== undefined && isConsent(field) ? box : undefined
}

const ACCEPTED = /^(?:is_?|has_?)?(?:accepted|agreed|granted|given|consented|enabled|opted_?in)$/i
