/** Events and states that end or begin a subscription, to all messages or to those of one channel. Pure. */
import { isBeginning, isEnding, isOfEvent } from '../consent-words.ts'
import type { ConsentName } from '../field-kinds.ts'
import { nameKey } from '../name-key.ts'
import { isEmailLike, textOf } from '../values.ts'
import { isNever } from './declining.ts'
import { channelOf } from './identities.ts'
import { asksToLeave } from '../leaving-notes.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { isLeaving } from './leaving.ts'
import { tokensOf } from './tokens.ts'

/** Deeper a state is of another record. */
const DEPTH = 4
const SUBSCRIBER =
  /^(?:subscribers?|prenumerant|abonnent|abonnement|abonne|abonnee|suscriptor|iscritto|tilaaja|assinante|subskrybent)$/
const RUNNING = /^(?:active|confirmed|aktiv|actif|activo|attivo|actief|aktywny|ativo)$/
const NOT_RUNNING =
  /^(?:inactive|cancelled|canceled|deleted|removed|unconfirmed|pending|non_?subscribed|not_?subscribed|never_?subscribed)$/

/** A word that is said of no other state, whatever the state is called: `primarySubscriptionStatus`. */
const UNSUBSCRIBED = /^unsubscribed$/i

/** A state, and what it is now: `old: "subscribed", new: "unsubscribed"`. */
const TURNED = /(?:status|state)$|^(?:new|current|after|now|to)(?:_?value)?$/i

/** `old_status`, `previous.state` */
function isOfBefore({ labels, path }: Leaf): boolean {
  return [...path, labels.at(-1) ?? '']
    .flatMap(tokensOf)
    .some((word) => /^(?:old|previous|prev|former|before|prior|original)$/.test(word))
}

/** How it stands with a subscription; `active` may be one that is paid for. */
const STANDING = /^(?:subscription|subscriber|newsletter|marketing|mailing|mailinglist|list)(?:status|state)$/

interface Turn {
  readonly field: ConsentName
  readonly value: boolean
  readonly why: string
}

/** Undefined for all else, and for what is of a channel that is none of ours. */
export function turnOf(leaf: Leaf): Turn | undefined {
  const { value: sent } = leaf
  const text = textOf(Array.isArray(sent) && sent.length === 1 ? sent[0] : sent)
  if (text === undefined || text.length > 100 || isEmailLike(text)) return undefined
  // The text of a button is no message by SMS.
  const key = leaf.labels.at(-1) ?? ''
  const isText = isMessage(leaf) || (TEXT.test(key) && speaksOfAsked(leaf.path.at(-1) ?? ''))
  const channel = channelOf(isText ? '' : key, leaf.path) ?? mailOf(leaf)
  if (channel === 'other') return undefined
  const value = turnIn(leaf, text, channel !== undefined)
  const field = channel === undefined ? 'consent' : (`${channel}_consent` as const)
  const said = value === true ? 'begins' : 'ends'
  return value === undefined ? undefined : { field, value, why: `“${text}” ${said} a subscription` }
}

/** `bulk_mail: "Opted-Out"`: what names an address holds none. */
function mailOf({ labels }: Leaf): 'email' | 'sms' | undefined {
  const { field } = readLabel(labels[0] ?? '')
  return field === 'email' ? 'email' : field === 'phone' ? 'sms' : undefined
}

function turnIn(leaf: Leaf, text: string, isOfChannel: boolean): boolean | undefined {
  if (isOfBefore(leaf)) return undefined
  const key = leaf.labels.at(-1) ?? ''
  if (leaf.path.length <= DEPTH + (isOfChannel ? 1 : 0)) {
    if (/^opt$/i.test(key) && /^(?:in|out)$/i.test(text)) return text.toLowerCase() === 'in'
    const isAsked = isAskedFor(leaf)
    if ((isAsked || (isMessage(leaf) && !/\s/.test(text))) && asksToLeave(text)) return false
    if (isEventOf(leaf) && isEnding(text) && !(isAsked && /\s/.test(text))) return false
    if (isFormsName(leaf) && (isLeaving(text) || /unsubscri/i.test(text))) return false
    if (TURNED.test(key) && UNSUBSCRIBED.test(text)) return false
    if (STANDING.test(nameKey(key)) && NOT_RUNNING.test(text.toLowerCase())) return false
    const isState =
      isOfChannel && (isStateName(key) || mailOf(leaf) !== undefined || channelOf(key, []) !== undefined)
    if (isState && isEnding(text)) return false
    if (isNever(leaf.labels[0] ?? '', text)) return false
    if (isState && isBeginning(text)) return true
    if (isState && NOT_RUNNING.test(text.toLowerCase()) && isOfSubscription(text)) return false
  }
  if (isOfSubscriber(leaf)) return stateIn(text)
  return isBegin(leaf, text) || (STANDING.test(nameKey(key)) && isBeginning(text)) ? true : undefined
}

const FORM = 'form|formular|formulaire|formulario|modulo|formulier|skjema|formularen|lomake|formularz'
const FORM_NAME = new RegExp(`^(?:${FORM})(?:name|title|namn|titel|nom|nombre|nome|naam|navn|nimi|nazwa)?$`)

/** `form_name: "Newsletter-Abmeldung"`, `form: {name}`. */
function isFormsName({ labels, path }: Leaf): boolean {
  const key = tokensOf(labels.at(-1) ?? '').join('')
  const isIts =
    /^(?:name|title|titel|slug|handle)$/.test(key) && FORM_NAME.test(tokensOf(path.at(-1) ?? '').join(''))
  return isIts || FORM_NAME.test(key)
}

/** `event`, or `metric: {name: "Unsubscribed"}`. */
function isEventOf({ labels, path }: Leaf): boolean {
  const key = labels.at(-1) ?? ''
  const isOfIts = /^(?:name|title|key|slug)$/i.test(key) && isOfEvent(path.at(-1) ?? '')
  return isOfIts || isOfEvent(key)
}

/** What somebody asks for, chose or pressed, by the words for it: there sentences of other matters stand, too. */
const ASKED = new Set(
  (
    'subject topic theme matter reason request purpose action choice choose option button btn submit answer intent enquiry wish want like ' +
    'amne arende arendet val valj alternativ knapp atgard orsak anledning skal begaran onskan vill onskar handling ' +
    'betreff thema aktion auswahl wahl grund anliegen anfrage schaltflache knopf wunsch mochte will vorgang ' +
    'objet sujet motif raison demande choix bouton souhait souhaite souhaitez ' +
    'asunto tema accion opcion motivo razon solicitud eleccion boton deseo quiero peticion gestion tramite ' +
    'oggetto argomento azione opzione motivazione richiesta scelta bottone pulsante desidero voglio ' +
    'onderwerp actie optie keuze reden verzoek knop wens wil aanvraag ' +
    'emne valg valget grunn arsak arsag henvendelse henvendelsen knap mulighed onske onsker vil foresporsel ' +
    'aihe toiminto valinta vaihtoehto syy pyynto asia painike toive haluan ' +
    'assunto acao opcao razao pedido escolha botao desejo quero solicitacao ' +
    'temat akcja dzialanie opcja wybor powod prosba przycisk zyczenie chce sprawa'
  ).split(' '),
)
/** A longer label is a sentence. */
const ASKED_WORDS = 5
/** What somebody sent as a text message, which is one word: `Body: "STOP"`. */
const MESSAGE = /^(?:sms|message|msg)?[_ ]?(?:body|text|content|keyword)$/i
const AROUND_MESSAGE = /^(?:data|payload|body|sms|message|messages|inbound|results?|records?|event)$/i
const TEXT = /^(?:name|title|text|label|value|key|id|payload)$/i

/** `asunto: "Baja"`, `button: {text: "Uitschrijven"}`; what is read as a message is one. */
function isAskedFor({ labels, path }: Leaf): boolean {
  const label = labels[0] ?? ''
  return speaksOfAsked(label)
    ? readLabel(label).field === undefined
    : labels.some((one) => TEXT.test(one)) && speaksOfAsked(path.at(-1) ?? '')
}

function isMessage({ labels, path, isAnswer }: Leaf): boolean {
  return !isAnswer && MESSAGE.test(labels.at(-1) ?? '') && path.every((step) => AROUND_MESSAGE.test(step))
}

function speaksOfAsked(label: string): boolean {
  const words = tokensOf(label)
  return words.length <= ASKED_WORDS && words.some((word) => ASKED.has(word))
}

function isBegin({ labels, path }: Leaf, text: string): boolean {
  const key = labels.at(-1) ?? ''
  // A record's own state is the contact's; that of a delivery is not.
  const isState = /.stat(?:us|e)$|^state$|kind$|reason$/.test(nameKey(key))
  return path.length <= 1 && isOfEvent(key) && !isState && isBeginning(text)
}

/** The same leaves; beside an event of a subscriber a state is theirs: `{event: "subscriber.created", status: "active"}`. */
export function withSubscriberState(leaves: readonly Leaf[]): readonly Leaf[] {
  const told = leaves.filter(
    ({ labels, value }) =>
      isOfEvent(labels.at(-1) ?? '') && /^subscribers?[._:]\w/i.test(textOf(value) ?? ''),
  )
  if (told.length === 0) return leaves
  const around = new Set(told.map(({ path }) => path.join('\n')))
  return leaves.map((leaf) =>
    /^(?:status|state)$/i.test(leaf.labels.at(-1) ?? '') && around.has(leaf.path.join('\n'))
      ? { ...leaf, path: [...leaf.path, 'subscriber'] }
      : leaf,
  )
}

/** `subscriber: {state: "active"}` */
function isOfSubscriber({ labels, path }: Leaf): boolean {
  return isStateName(labels.at(-1) ?? '') && SUBSCRIBER.test(tokensOf(path.at(-1) ?? '').join(''))
}

function stateIn(text: string): boolean | undefined {
  const state = text.toLowerCase()
  if (RUNNING.test(state) || isBeginning(state)) return true
  return NOT_RUNNING.test(state) ? false : undefined
}

function isOfSubscription(text: string): boolean {
  return /subscri/i.test(text)
}

function isStateName(key: string): boolean {
  return /(?:^|_)(?:status|state)$/i.test(key)
}
