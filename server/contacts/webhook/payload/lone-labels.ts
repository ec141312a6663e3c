/** Values whose label is all there is beside them, or all there is of them. Pure. */
import { isValueName, lastWord } from './member-words.ts'
import { isPlace, scalarIn, type Node } from './tree.ts'

export interface Labelled {
  readonly labels: readonly string[]
  readonly used: readonly Node[]
}

const WORDS = /^\p{L}[\p{L} _?'’-]{2,}$/u

/** `{id: "Newsletter", value: "No"}` of a list: an id that is words. */
export function labelledById(node: Node, members: readonly Node[], holder: Node): Labelled {
  const [id, ...more] = members.filter((member) => member !== holder)
  const text = id && lastWord(id.name) === 'id' ? scalarIn(id) : undefined
  return isPlace(node.name) && id && more.length === 0 && text !== undefined && WORDS.test(text)
    ? { labels: [text], used: [id] }
    : { labels: [], used: [] }
}

export function isLabelledById(node: Node): boolean {
  const members = [...node.members.values()]
  const holder = members.find(({ name }) => isValueName(name))
  return holder !== undefined && labelledById(node, members, holder).labels.length > 0
}

/** `newsletter: {label: "No"}`, `newsletter: {choice: {label: "No"}}`: what was chosen, and nothing else. */
export function labelAlone(node: Node, members: readonly Node[]): Node | undefined {
  const [only, ...more] = members
  if (only === undefined || more.length > 0 || isPlace(node.name)) return undefined
  return ['label', 'choice', 'choices'].includes(only.name.toLowerCase()) ? endOfChain(only) : undefined
}

/** `{textAnswer: {answer: "x"}}`: the only value there is. */
export function endOfChain(node: Node | undefined): Node | undefined {
  let end = node
  while (end && end.members.size === 1) end = [...end.members.values()][0]
  return end && end.members.size === 0 && end.values.length === 1 ? end : undefined
}
