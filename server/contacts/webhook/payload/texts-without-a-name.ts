/** What somebody wrote under a name that says no more than that it is text (`text`, `body`), or nothing (`3`, `field_x7`). Pure. */
import { isOfAnswers } from './answers.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

const TEXT =
  /^(?:text|txt|body|content|textbody|bodytext|bodyplain|plaintext|strippedtext|texte|texto|testo|tekst|teksti)$/

/** What somebody fills in as a whole. */
const OWN = /^(?:contact|lead|enquiry|inquiry|message|comment|form|request)$/i

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

/** `3`, `form-field-qxzmvd`, `akID[14][value]`, `input_5` */
const MARK =
  /^(?:\d+|[a-z]*id[\d_[\]]*|(?:form|field|input|item|entry|question|element|text|value|q|f)[\W_\da-z]*)$/i
/** From three words on; of what machines say of themselves nothing. */
const SENTENCE = /^(?!\s*(?:https?:|[<{[]|Mozilla\/))(?=\D)[^\n]*\p{L}[\s,]+\p{L}[^\n]*[\s,]+\p{L}/u

function isSentence(leaf: Leaf): boolean {
  const { path, value, labels, isDescription, isAnswer } = leaf
  if (isDescription || isAnswer || path.length > 2 || typeof value !== 'string') return false
  const names = [...path, ...labels]
  return (
    names.length > 0 &&
    names.every((name) => MARK.test(name) || isOfAnswers(name)) &&
    SENTENCE.test(value.slice(0, LOOKED_AT))
  )
}

function isMessage({ labels, value, isDescription }: Leaf): boolean {
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

/** Some words, and no page or data. */
function isWritten(value: unknown): boolean {
  return (
    typeof value === 'string' && /\p{L}\s+\p{L}/u.test(value.slice(0, LOOKED_AT)) && !/^\s*[<{[]/.test(value)
  )
}
