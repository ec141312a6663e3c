/** Who did what a delivery tells of, where the contact is another: an actor, who made or changed a record. Pure. */
import { readConsentWord } from '../consent-words.ts'
import { isConsent } from '../field-kinds.ts'
import { each, isEmailLike, isNumberLike } from '../values.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'
import { tokensOf } from './tokens.ts'

const ACTOR =
  /^(?:actor|initiator|performer|impersonator|operator|operators|operatoren|operatorens|operateur|operatrice|operador|operadora|operatore|operatora|bediener|bearbeiter|bearbeiterin|bearbeiters|dispatcher)$/
const DONE =
  /^(?:created?|updated?|modified|changed|edited|added|performed|triggered|initiated|deleted|removed|imported|executed|caused|assigned|approved|reviewed|skapad|andrad|uppdaterad|erstellt|geandert|opprettet|oprettet|endret|aendret)$/
const BY = /^(?:by|av|von|af)$/

/** The leaves of whoever worked on it, where somebody else has an address. */
export function workersIn(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  if (isOfCode(leaves)) return new Set(leaves.filter(isOfProgrammer))
  const working = leaves.filter((leaf) => isOfWorker(leaf) && !refuses(leaf))
  if (working.length === 0) return new Set()
  const theirs = new Set(working)
  const isAnothers = leaves.some(
    (leaf) => !theirs.has(leaf) && each(leaf.value).some((one) => isEmailLike(one) || isNumberLike(one)),
  )
  return isAnothers ? theirs : new Set()
}

/** A no to messages is one, whoever it is of. */
function refuses({ labels, value }: Leaf): boolean {
  const { field } = readLabel(labels[0] ?? '')
  return field !== undefined && isConsent(field) && readConsentWord(value) === false
}

function isOfWorker({ path, labels }: Leaf): boolean {
  return path.some(namesWorker) || namesWorker(labels[0] ?? '')
}

/** `actor`, `createdBy`, `updated_by_email`; no sentence. */
function namesWorker(step: string): boolean {
  const words = tokensOf(step)
  if (words.length > 4) return false
  return (
    (words.length <= 2 && ACTOR.test(words[0] ?? '')) ||
    words.some((word, at) => DONE.test(word) && BY.test(words[at + 1] ?? ''))
  )
}

/** What is said of code: two of these, since each is a word of other things, too. */
const CODE = /^(?:repo|repository|commits?|sha|branch|pipeline|builds?|deployments?|deploy)$/
const CODE_WORDS = 2
const PROGRAMMER = /^(?:author|committer|pusher|user|sender|creator|deployer|owner)$/

function isOfCode(leaves: readonly Leaf[]): boolean {
  const said = new Set<string>()
  for (const { path, labels } of leaves)
    for (const step of [...path, labels[0] ?? ''])
      for (const word of tokensOf(step)) if (CODE.test(word)) said.add(word.replace(/s$/, ''))
  return said.size >= CODE_WORDS
}

function isOfProgrammer({ path, labels }: Leaf): boolean {
  return [...path, labels[0] ?? ''].some((step) => PROGRAMMER.test(tokensOf(step)[0] ?? ''))
}
