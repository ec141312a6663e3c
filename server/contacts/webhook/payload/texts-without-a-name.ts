/** What somebody wrote under a name that says no more than that it is text (`text`, `body`), or nothing (`3`, `field_x7`). Pure. */
import { isConsent } from '../field-kinds.ts'
import { isOfAnswers } from './answers.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

const TEXT =
  /^(?:text|txt|body|content|textbody|bodytext|bodyplain|plaintext|strippedtext|texte|texto|testo|tekst|teksti)$/

/** What somebody fills in as a whole. */
const OWN =
  /^(?:contact|lead|enquiry|inquiry|messages?|comments?|form|request|threads?|reviews?|feedback|ticket|conversation|event_?data)$/i

/** The same leaves; where nothing that is written is called a message, such a text is. */
export function withOwnWords(leaves: readonly Leaf[]): readonly Leaf[] {
  if (leaves.some(isMessage)) return leaves
  if (!leaves.some(isText)) return withOnlySentence(leaves)
  return leaves.map((leaf) => (isText(leaf) ? { ...leaf, labels: ['message', ...leaf.labels] } : leaf))
}

/** The one sentence of all that a form sent, under a mark that its builder gave the field. */
function withOnlySentence(leaves: readonly Leaf[]): readonly Leaf[] {
  const [only, ...more] = leaves.filter(isSentence)
  if (only === undefined || more.length > 0) return leaves
  return leaves.map((leaf) => (leaf === only ? { ...leaf, labels: ['message', ...leaf.labels] } : leaf))
}

const LOOKED_AT = 1_000

/** What builders begin a field's mark with: `3`, `form-field-qxzmvd`, `akID[14][value]`, `input_5`. */
const FIELD =
  /^(?:forms?|fields?|inputs?|items?|entr(?:y|ies)|questions?|elements?|text|values?|meta|[a-z]{0,2}id|[qf]\d*)$/
/** Of what machines say of themselves nothing. */
const OF_MACHINES = /^\s*(?:https?:|[<{[]|Mozilla\/|\d)/
const WORDS_READ = 300

function isSentence(leaf: Leaf): boolean {
  if (!isUnnamed(leaf) || typeof leaf.value !== 'string') return false
  const text = leaf.value.slice(0, LOOKED_AT)
  const { field } = readLabel(text)
  // "Yes, send me your newsletter" is the text of a box.
  return isWords(text) && !(field !== undefined && isConsent(field))
}

/** As people write, and machines do not: from three words on, of which two stand together. */
export function isWords(text: string): boolean {
  const words = OF_MACHINES.test(text) ? [] : text.split(/[\s,]+/, WORDS_READ)
  const at = words.findIndex((word, n) => /\p{L}$/u.test(word) && /^\p{L}/u.test(words[n + 1] ?? ''))
  return at >= 0 && words.slice(at + 2).some((word) => /^\p{L}/u.test(word))
}

/** By a mark alone, which says nothing: `form_title` says what it is. */
export function isUnnamed({ path, labels, isDescription, isAnswer }: Leaf): boolean {
  if (isDescription || isAnswer || path.length > 2) return false
  const names = [...path, ...labels]
  return names.length > 0 && names.every((name) => isMark(name) || isOfAnswers(name))
}

function isMark(name: string): boolean {
  const words = tokensOf(name)
  const rest = words.filter((word) => !FIELD.test(word) && !/^\d+$/.test(word))
  const isMarked = rest.length < words.length || /\d/.test(name)
  const { field, meanings } = readLabel(rest.join(' '))
  return isMarked && field === undefined && meanings.size === 0
}

/** It is called a message, and holds some words. */
export function isMessage({ labels, value, isDescription }: Leaf): boolean {
  return !isDescription && isWritten(value) && readLabel(labels[0] ?? '').field === 'note'
}

/** Where nothing holds it but the answers of a form, or a message of several kinds: `text: {body}`. */
function isText({ labels, path, value, isDescription }: Leaf): boolean {
  const [label = ''] = labels
  const step = path.at(-1)
  const isOwn =
    step === undefined || isOfAnswers(step) || OWN.test(step) || (step === 'text' && label === 'body')
  return isOwn && !isDescription && isWritten(value) && TEXT.test(tokensOf(label).join(''))
}

/** Data, or a page; but what an editor writes has its marks: "<p>Hello</p>". */
const OF_PAGE = /^(?:[{[]|<(?!(?:p|div)\b))/i

/** Some words, and no page or data. */
function isWritten(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    /\p{L}\s+\p{L}/u.test(value.slice(0, LOOKED_AT)) &&
    !OF_PAGE.test(value.trimStart())
  )
}
