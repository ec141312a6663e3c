/** Who a delivery speaks of beside the contact, by what else it tells: who works on it, and who a message was from. Pure. */
import { nameKey } from '../name-key.ts'
import { each, isEmailLike, isNumberLike, textOf } from '../values.ts'
import type { Leaf } from './leaves.ts'
import { asRecipient, sendersIn } from './left-messages.ts'
import { machinesIn, servingIn } from './said-roles.ts'
import { calledIn, tellersIn } from './senders.ts'
import { tokensOf } from './tokens.ts'
import { venuesIn } from './venues.ts'
import { workersIn } from './actors.ts'

/** Whom those work for that a delivery calls its user. */
const SERVED = new Set([
  'contact',
  'contacts',
  'requester',
  'caller',
  'lead',
  'visitor',
  'patient',
  'enquirer',
  'reporter',
  'submitter',
  'person',
  'customer',
  'client',
  'buyer',
  // Of a table that people keep.
  'row',
  'record',
])
/** Who is signed in where the delivery was made. */
const SIGNED_IN = new Set(['current', 'session', 'acting', 'loggedin', 'signedin', 'auth'])

/** The leaves of the contact and, by their keys, why others are not. */
export function besideContact(leaves: readonly Leaf[]): {
  readonly own: readonly Leaf[]
  readonly aside: ReadonlyMap<string, string>
} {
  const aside = new Map<string, string>()
  const writing = writingIn(leaves)
  const served = new Set([...servedIn(leaves)].filter((one) => !writing.has(one)))
  const senders = sendersIn(leaves)
  const tellers = tellersIn(leaves)
  const kinds = kindsIn(leaves)
  const workers = workersIn(leaves)
  const venues = venuesIn(leaves)
  const issuers = issuersIn(leaves)
  const serving = servingIn(leaves)
  const machines = machinesIn(leaves)
  const called = calledIn(leaves)
  for (const leaf of leaves) {
    if (kinds.size > 0 && isKindsName(leaf, kinds)) aside.set(leaf.key, 'it says of what kind it is')
    if (served.size > 0 && isUsers(leaf, served)) aside.set(leaf.key, 'it is of who works on it')
    if (serving.has(leaf)) aside.set(leaf.key, 'it is of who serves them')
    if (machines.has(leaf)) aside.set(leaf.key, 'nobody reads what is sent there')
    if (called.has(leaf)) aside.set(leaf.key, 'it is a number that was called')
    if (isNotified(leaf)) aside.set(leaf.key, 'it is of who is to be notified')
    if (workers.has(leaf)) aside.set(leaf.key, 'it is of who works on it')
    if (venues.has(leaf)) aside.set(leaf.key, 'it is of where something is held')
    if (issuers.has(leaf)) aside.set(leaf.key, 'it is of who sent the bill')
    if (tellers.has(leaf)) aside.set(leaf.key, 'it is who the message was from')
    if (senders.has(leaf)) aside.set(leaf.key, 'it is who the message was from')
  }
  for (const leaf of authorsBeside(leaves)) aside.set(leaf.key, 'it is of who wrote what was commented')
  const commented = commentedIn(leaves)
  const isReview = leaves.some(({ labels }) => RATED.test(tokensOf(labels[0] ?? '').at(-1) ?? ''))
  const own = leaves
    .filter(({ key }) => !aside.has(key))
    .map((leaf) => (isReview ? asAuthor(leaf) : asCommenter(leaf, commented)))
  return { own: senders.size > 0 || machines.size > 0 ? own.map(asRecipient) : own, aside }
}

/** What holds a comment. */
function commentedIn(leaves: readonly Leaf[]): ReadonlySet<string> {
  const comments = leaves.filter(({ labels }) => {
    const words = tokensOf(labels[0] ?? '')
    return (
      COMMENT.test(words.at(-1) ?? '') || (COMMENT.test(words[0] ?? '') && OF_TEXT.test(words.at(-1) ?? ''))
    )
  })
  return new Set(comments.map(({ path }) => path.join('\n')))
}

/** The author of a post, where who commented on it has an address. */
function authorsBeside(leaves: readonly Leaf[]): readonly Leaf[] {
  const authors = leaves.filter(({ path }) => path.some((step) => AUTHOR.test(step.toLowerCase())))
  if (authors.length === 0) return []
  const isCommented = leaves.some((leaf) => isOfComment(leaf) && each(leaf.value).some(isEmailLike))
  return isCommented ? authors.filter((leaf) => !isOfComment(leaf)) : []
}

function isOfComment({ path }: Leaf): boolean {
  return path.some((step) => COMMENT.test(step.toLowerCase()))
}

const COMMENT = /^(?:comment|comments|reply|review|kommentar|recension|commentaire|comentario|commento)$/
/** `comment_content` */
const OF_TEXT = /^(?:content|text|body|message)$/
const AUTHOR = /^(?:comment|review|reply)?(?:author|authorname)$/

/** `author` beside a comment is who wrote it; of a book it is another. */
function asCommenter(leaf: Leaf, commented: ReadonlySet<string>): Leaf {
  const name = tokensOf(leaf.labels[0] ?? '').join('')
  return AUTHOR.test(name) && commented.has(leaf.path.join('\n')) ? { ...leaf, labels: ['name'] } : leaf
}

const RATED =
  /^(?:ratings?|stars?|reviews?|betyg|recension|bewertung|sterne|rezension|avis|note|valoracion|resena|estrellas|valutazione|recensione|beoordeling)$/
const REVIEWER = /^(?:reviewers?|recensent|rezensent|rezensentin|recensore)$/

/** Who reviews elsewhere approves of what others wrote; beside stars it is who wrote. */
function asAuthor(leaf: Leaf): Leaf {
  const labels = leaf.labels.map((label) => withoutReviewer(label) || 'name')
  return { ...leaf, labels, path: leaf.path.map(withoutReviewer) }
}

function withoutReviewer(name: string): string {
  const words = tokensOf(name)
  const rest = words.filter((word) => !REVIEWER.test(word))
  return rest.length < words.length ? rest.join(' ') : name
}

/** `notify: ["stock@shop.example"]`: a list of addresses, where "Notify me" has a yes. */
function isNotified({ labels, value }: Leaf): boolean {
  return Array.isArray(value) && /^(?:notify|notified|notifications?_?to|alerts?_?to)$/i.test(labels[0] ?? '')
}

const BILLED = /^(?:bill|billed|invoiced?|charged?)to$/
const ISSUER = /^(?:from|issuer|issuedby|billfrom|billedby)$/

/** Of a bill that says who it is to, who sent it. */
function issuersIn(leaves: readonly Leaf[]): ReadonlySet<Leaf> {
  const isBilled = leaves.some((leaf) => liesIn(leaf, BILLED) && each(leaf.value).some(isEmailLike))
  return new Set(isBilled ? leaves.filter((leaf) => liesIn(leaf, ISSUER)) : [])
}

function liesIn({ path }: Leaf, names: RegExp): boolean {
  return path.some((step) => names.test(tokensOf(step).join('')))
}

/** What each thing says of its kind. */
function kindsIn(leaves: readonly Leaf[]): ReadonlySet<string> {
  const kinds = leaves.filter(({ labels }) =>
    /^(?:record|event|bounce|message)?[_-]?type$/i.test(labels.at(-1) ?? ''),
  )
  return new Set(kinds.map(({ path, value }) => [...path, nameKey(textOf(value) ?? '')].join('\n')))
}

/** `{Type: "HardBounce", Name: "Hard bounce"}` */
function isKindsName({ labels, path, value }: Leaf, kinds: ReadonlySet<string>): boolean {
  const text = /^name$/i.test(labels.at(-1) ?? '') ? textOf(value) : undefined
  return text !== undefined && kinds.has([...path, nameKey(text)].join('\n'))
}

/** What holds a contact with an address. */
function servedIn(leaves: readonly Leaf[]): ReadonlySet<string> {
  const holders = leaves.flatMap(({ path, value }) => {
    const at = path.findIndex((step) => SERVED.has(step.toLowerCase()))
    return at >= 0 && each(value).some((one) => isEmailLike(one) || isNumberLike(one))
      ? path.slice(0, at + 1).map((_, outer) => path.slice(0, outer).join('\n'))
      : []
  })
  return new Set(holders)
}

/** What says that its user wrote it: `from: "user"`. */
function writingIn(leaves: readonly Leaf[]): ReadonlySet<string> {
  const said = leaves.filter(
    ({ labels, value }) =>
      /^(?:from|sender|author)(?:_?type)?$/i.test(labels.at(-1) ?? '') && textOf(value) === 'user',
  )
  return new Set(said.map(({ path }) => path.join('\n')))
}

/** `user` beside `contact`; `current_user` wherever it is. */
function isUsers({ path }: Leaf, served: ReadonlySet<string>): boolean {
  return path.some((step, at) => {
    const words = tokensOf(step)
    if (words.at(-1) !== 'user') return false
    return words.length === 1
      ? served.has(path.slice(0, at).join('\n'))
      : SIGNED_IN.has(words.slice(0, -1).join(''))
  })
}
