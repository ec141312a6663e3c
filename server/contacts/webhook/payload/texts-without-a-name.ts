/** What somebody wrote under a name that says no more than that it is text: `text`, `body`. Pure. */
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
  if (!leaves.some(isText) || leaves.some(isMessage)) return leaves
  return leaves.map((leaf) => (isText(leaf) ? { ...leaf, labels: ['message', ...leaf.labels] } : leaf))
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
  return typeof value === 'string' && /\p{L}\s+\p{L}/u.test(value.slice(0, 1_000)) && !/^\s*[<{[]/.test(value)
}
