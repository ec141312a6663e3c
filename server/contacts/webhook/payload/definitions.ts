/** What ids mean that stand where the form is described: `{id: "q7", title: "Email"}`, `{id: "c2", label: "Yes"}`. Pure. */
import { labelsBehind, labelsBeside, numberedLabels } from './labels-beside.ts'
import { isAnswerText } from './member-words.ts'
import { tokensOf } from './tokens.ts'
import { isPlace, scalarIn, type Node } from './tree.ts'

export interface Definition {
  readonly label: string
  readonly type: string | undefined
}

export interface Definitions {
  readonly labels: ReadonlyMap<string, Definition>
  /** What only says how another is called. */
  readonly asides: ReadonlySet<Node>
}

const IDS = ['id', 'ref', 'key', 'uuid', 'code', 'slug']
const TEXTS = ['title', 'label', 'question', 'heading', 'text', 'caption', 'prompt']
const NAMES = ['name', 'header']
const HELD = ['value', 'values', 'answer', 'answers', 'response', 'email', 'emails', 'phone', 'phones']

const PERSONAL = new Set([
  'firstname',
  'lastname',
  'givenname',
  'familyname',
  'fullname',
  'emailaddress',
  'emailaddresses',
  'phonenumbers',
])

export function definitionsOf(root: Node): Definitions {
  const labels = new Map<string, Definition>()
  const asides = new Set<Node>()
  const waiting = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const member of node.members.values()) if (member.members.size > 0) waiting.push(member)
    for (const [id, label, aside] of [
      ...labelsBehind(node),
      ...numberedLabels(node),
      ...labelsBeside(node),
    ]) {
      asides.add(aside)
      if (!labels.has(id)) labels.set(id, { label, type: undefined })
    }
    const defined = definitionIn(node)
    if (defined) for (const id of defined.ids) if (!labels.has(id)) labels.set(id, defined)
  }
  return { labels, asides }
}

/** One entry of a list of questions: it has a name that people read, an id, and no value. */
export function describesForm(node: Node): boolean {
  if (!isPlace(node.name) || isPerson(node)) return false
  const names = [...node.members.keys()].map((name) => tokensOf(name).at(-1) ?? '')
  return names.some((name) => TEXTS.includes(name)) && definitionIn(node) !== undefined
}

/** Whose title is their own: `{id, jobTitle, emailAddresses: […]}`. */
function isPerson({ members }: Node): boolean {
  return [...members.keys()].some((name) => PERSONAL.has(tokensOf(name).join('')))
}

/** `label: {type: "plain_text", text: "Email"}` */
function textWithin({ members }: Node): string | undefined {
  const text = members.get('text')
  return text && scalarIn(text)
}

/** An object with an id and a text, and without a value: that is said elsewhere. */
function definitionIn(node: Node): (Definition & { readonly ids: readonly string[] }) | undefined {
  if (node.members.size < 2 || node.members.size > 40) return undefined
  const ids: string[] = []
  const texts: { rank: number; text: string }[] = []
  let type: string | undefined
  for (const member of node.members.values()) {
    const word = tokensOf(member.name).at(-1) ?? ''
    const text = scalarIn(member) ?? (word === 'label' ? textWithin(member) : undefined)
    if (
      (HELD.includes(word) || isAnswerText(member.name)) &&
      (text !== undefined || member.members.size > 0 || member.values.length > 0)
    )
      return undefined
    if (text === undefined) continue
    if (IDS.includes(word)) ids.push(text)
    else if (word === 'type') type = text
    const rank = [...TEXTS, ...NAMES].indexOf(word)
    if (rank >= 0) texts.push({ rank, text })
  }
  const [best] = texts.sort((a, b) => a.rank - b.rank)
  return best && ids.length > 0 ? { ids, label: best.text, type } : undefined
}
