/** Boxes that say in their own words what is ticked by them. Pure. */
import { isConsent, type FieldName } from './field-kinds.ts'
import { isOfConditions, readLabel } from './payload/labels.ts'
import type { Leaf } from './payload/leaves.ts'
import { isOfOtherMatter } from './payload/other-questions.ts'
import { lettersOf } from './payload/tokens.ts'
import { newsWish } from './payload/wishes.ts'
import { each, textOf } from './values.ts'

/** Names that builders give to what has none: `checkbox`, `input_5`. */
const UNNAMED =
  /^(?:check(?:box)?(?:es)?|input|fields?|choices?|options?|acceptance|[\d_\s.[\]-])+$|^(?:checkbox|chk|cb)[-_][\w-]{1,40}$/i

interface Tick {
  readonly field: FieldName
  readonly isYes: boolean
  readonly why: string
}

/** Of the law alone, which says nothing of what was agreed to: `gdpr`. */
const OF_LAW =
  /^(?:e[u_ -]*)?(?:gdpr|dsgvo|ds-?gvo|rgpd|rodo|avg|lgpd|privacy|datenschutz|dataskydd|personvern|tietosuoja)[\s_-]*(?:accept(?:ed|ance)?|agree(?:d|ment)?|box|check(?:box)?|text|statement)?$/i
const TEXT_LENGTH = 300
/** As people write to each other, and keys are not written. */
const QUESTION =
  /\p{L}\s+(?=\p{L}).*(?:\?|preferences?|präferenzen|preferenser|preferenze|voorkeuren|préférences|preferencias|preferências|preferencje|mieltymykset)\s*\**$/iu

const ALLOWED =
  /^(?:contact|communication|marketing|user|customer|account|email|mail)*(?:permissions|subscriptions|optins)$|^i?(?:agree(?:d|ments?)?|accept(?:ed|ances?)?)(?:to)?$|^(?:godkannanden|samtycken|zustimmungen|einwilligungen|acceptations|aceptaciones|accettazioni|akkoord|hyvaksynnat|aceites|zgody)$/
const SET =
  /^(?:contact|communication|marketing|user|customer|account|email|mail)*(?:options|settings|preferences|flags)$/
/** Elsewhere what is listed may be anything: "Email marketing" is a service, too. */
const BY_VERB = /^(?:send|receive|accept|allow|want|subscribe|get|opt)/i

/** Out of a list of what somebody allows, or has set: `options: ["SendMarketingEmails", "Invoiceable"]`. */
function wantedIn(name: string, values: readonly unknown[]): Tick | undefined {
  const isOf = (text: string): boolean =>
    ALLOWED.test(name) ||
    (SET.test(name) && (BY_VERB.test(text) || (name !== 'options' && LETTERS.test(text))))
  const texts = values.flatMap((one) => textOf(one) ?? []).filter(isOf)
  return texts.map(tickIn).find((tick) => tick?.isYes)
}

const LETTERS = /^(?:newsletters?|nyhetsbrev|nyhedsbrev|nieuwsbrief|uutiskirje|boletin|boletín|infolettre)$/i

/** A box whose own words are about messages, whatever stands above it; one that refuses them is ticked to refuse. */
export function tickOf({ value, isAnswer, labels }: Leaf): Tick | undefined {
  const [label = ''] = labels
  const wanted = Array.isArray(value) ? wantedIn(lettersOf(label), each(value)) : undefined
  if (wanted) return wanted
  const isTicked = isAnswer || UNNAMED.test(label) || OF_LAW.test(label) || isOwnLabel(label, value)
  const tick = isTicked || (label.length <= TEXT_LENGTH && QUESTION.test(label)) ? ticksIn(value) : undefined
  // Under a question of a page a yes may be about anything: "What did you like?"
  return isTicked || tick?.isYes === false ? tick : undefined
}

/** As a builder cuts a box's words to a key: `q8_quieroRecibir: ["Quiero recibir ofertas"]`. */
function isOwnLabel(label: string, value: unknown): boolean {
  const key = lettersOf(label.slice(0, TEXT_LENGTH)).replace(/^q\d+/, '')
  const text = textOf(each(value)[0]) ?? ''
  return key.length >= KEY_LETTERS && text.length <= TEXT_LENGTH && lettersOf(text).startsWith(key)
}

const KEY_LETTERS = 8

/** Of several that were ticked whatever refuses, or else wishes. */
function ticksIn(value: unknown): Tick | undefined {
  const ticks = each(value)
    .slice(0, TICKS_READ)
    .map((one) => tickIn(textOf(one)))
  return ticks.find((tick) => tick?.isYes === false) ?? ticks.find((tick) => tick !== undefined)
}

const TICKS_READ = 20

function tickIn(text: string | undefined): Tick | undefined {
  if (text === undefined || text.length > TEXT_LENGTH) return undefined
  const why = `“${text}” was ticked`
  const wish = newsWish(text)
  const isOther = isOfOtherMatter(text)
  if (wish !== undefined) return wish && isOther ? undefined : { field: wishedField(text), isYes: wish, why }
  const reading = readLabel(text)
  if (reading.field === undefined || !isConsent(reading.field) || reading.unknown > 3) return undefined
  if (isOfConditions(reading) || (isOther && !reading.isNegative)) return undefined
  return { field: reading.field, isYes: !reading.isNegative, why }
}

/** Of the channel that a wish speaks of, or of both. */
function wishedField(text: string): FieldName {
  const { meanings } = readLabel(text)
  return meanings.has('email') ? 'email_consent' : meanings.has('phone') ? 'sms_consent' : 'consent'
}
