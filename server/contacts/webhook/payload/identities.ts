/** Addresses and numbers that say of which kind they are, and what is said of each channel. Pure. */
import { isEmailLike, isNumberLike } from '../values.ts'
import { tokensOf } from './tokens.ts'
import { scalarIn, type Node } from './tree.ts'

const KIND =
  /^(?:type|kind|channel|system|provider|medium|method|(?:identifier|identity|contact|channel)_?type)$/i
const IDENTITY =
  /^(?:id|value|identifier|identity|token|address|number|handle|endpoint|contact|external_?id)$/i
const EMAIL = /^(?:emails?|mail|epost|mejl|emailaddress(?:es)?)$/
const TEXTS = /^(?:sms|text|phones?|phonenumbers?|mobiles?|mobilephone|tel|telephone|msisdn)$/
const OTHERS =
  /^(?:push|webpush|mobilepush|apppush|inapp|whatsapp|viber|messenger|telegram|line|postal|post|letter|call|calls|voice)$/

export interface Identity {
  readonly label: 'email' | 'phone'
  readonly holder: Node
  readonly kind: Node
}

/** A label makes an answer of it, whose type says only how it was asked. */
const LABEL = /label|title|question|heading|caption|prompt|name|text|field|key|ref|slug$/i

/** `{type: "email", id: "ann@example.com", channels: {…}}`: of which kind it is names its value. */
export function identityIn(members: readonly Node[]): Identity | undefined {
  const kind = kindIn(members)
  const said = kind && saidBy(kind)
  const label = EMAIL.test(said ?? '') ? 'email' : TEXTS.test(said ?? '') ? 'phone' : undefined
  if (kind === undefined || label === undefined) return undefined
  const holds = label === 'email' ? isEmailLike : isNumberLike
  const holder = members.find((member) => IDENTITY.test(member.name) && holds(scalarIn(member)))
  return holder && { label, holder, kind }
}

/** Which channel an entry of a list is of, by its kind. */
export function channelIn(members: readonly Node[]): string | undefined {
  const kind = kindIn(members)
  const said = kind && saidBy(kind)
  return said !== undefined && [EMAIL, TEXTS, OTHERS].some((names) => names.test(said)) ? said : undefined
}

function kindIn(members: readonly Node[]): Node | undefined {
  const isAnswer = members.some(({ name }) => LABEL.test(name))
  return isAnswer ? undefined : members.find(({ name }) => KIND.test(name))
}

function saidBy(kind: Node): string {
  return tokensOf(scalarIn(kind) ?? '').join('')
}

/** What a consent to a channel is called beside it: `smsMarketingConsent`, `email_opt_in_status`. */
const OF_CONSENT =
  /^(?:marketing|newsletters?|nyhetsbrev|nyhedsbrev|nieuwsbrief|consents?|opt|in|optin|permissions?|subscriptions?|status|state|samtycke|samtykke|einwilligung|consentement|consentimiento|consenso|toestemming|suostumus|consentimento|zgoda)$/

/** Which channel a key is of: by its own first word, `sms_status`, or by what is nearest around it. */
export function channelOf(key: string, path: readonly string[]): 'email' | 'sms' | 'other' | undefined {
  const own = tokensOf(key)
  const words = own.length > 1 ? own.slice(0, -1) : own
  for (const said of [words, ...path.toReversed().map(tokensOf)]) {
    const named = said.filter((word) => !OF_CONSENT.test(word))
    const step = (named.length > 0 ? named : said).join('')
    if (EMAIL.test(step)) return 'email'
    if (TEXTS.test(step)) return 'sms'
    if (OTHERS.test(step)) return 'other'
  }
  return undefined
}

/** What was uploaded has a name of its own: `{name, url, mimeType, size}`. */
export function isFile({ members }: Node): boolean {
  const names = [...members.keys()].slice(0, FILE_MEMBERS)
  return names.some((name) => FILE.test(name)) && names.some((name) => STORED.test(name))
}

const FILE_MEMBERS = 40
const FILE =
  /^(?:mime_?type|content_?type|file_?type|file_?size|size|extension|ext|file_?name|original_?name|original_?filename)$/i
const STORED =
  /^(?:url|href|link|src|path|download_?url|file_?url|signed_?url|public_?url|file_?id|data|content|base64|file|name)$/i
