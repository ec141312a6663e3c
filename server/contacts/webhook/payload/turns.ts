/** Events and states that end or begin a subscription. Pure. */
import { isBeginning, isEnding, isOfEvent } from '../consent-words.ts'
import { nameKey } from '../name-key.ts'
import { textOf } from '../values.ts'
import type { Leaf } from './leaves.ts'

function isEnd({ labels, path, value }: Leaf): boolean {
  const text = textOf(value)
  const key = labels.at(-1) ?? ''
  // `metric: {name: "Unsubscribed"}`
  const isOfIts = /^(?:name|title|key|slug)$/i.test(key) && isOfEvent(path.at(-1) ?? '')
  return path.length <= 4 && text !== undefined && (isOfIts || isOfEvent(key)) && isEnding(text)
}

/** An event that ends or begins a subscription. */
export function turnOf(leaf: Leaf): { value: boolean; why: string } | undefined {
  if (isEnd(leaf)) return { value: false, why: `“${textOf(leaf.value)}” ends a subscription` }
  return isBegin(leaf) ? { value: true, why: `“${textOf(leaf.value)}” begins a subscription` } : undefined
}

function isBegin({ labels, path, value }: Leaf): boolean {
  const key = labels.at(-1) ?? ''
  // A record's own state is the contact's; that of one channel or of a delivery is not.
  const isState = /.stat(?:us|e)$|^state$|kind$|reason$/.test(nameKey(key))
  return path.length <= 1 && isOfEvent(key) && !isState && isBeginning(textOf(value) ?? '')
}
