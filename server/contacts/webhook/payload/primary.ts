/** Which of several addresses or numbers is the main one, where the record says so: `primary_email_address_id: "e2"`, `is_primary: true`. Pure. */
import { tokensOf } from './tokens.ts'
import { isPlace, scalarIn, type Node } from './tree.ts'

const NAMING = /^(?:primary|default|main|preferred)(?:email|phone|contact)?[a-z]*(?:id|uuid|ref)$/
const MARKS = /^(?:is)?(?:primary|default|main|preferred)$/

/** By what holds the lists: asked of each list in it, of which there may be thousands. */
const named = new WeakMap<Node, ReadonlySet<string>>()

/** The members of a node, of a list the main one first. */
export function mainFirst(node: Node, beside: Node | undefined): readonly Node[] {
  const members = [...node.members.values()]
  if (members.length < 2 || !members.every(({ name }) => isPlace(name))) return members
  const ids = beside ? idsIn(beside) : new Set<string>()
  const main = members.find((one) => isMarked(one)) ?? members.find((one) => ids.has(idOf(one)))
  return main === undefined ? members : [main, ...members.filter((one) => one !== main)]
}

function idsIn(holder: Node): ReadonlySet<string> {
  const known = named.get(holder)
  if (known) return known
  const ids = [...holder.members.values()].flatMap((one) =>
    NAMING.test(tokensOf(one.name).join('')) ? (scalarIn(one) ?? []) : [],
  )
  const found = new Set(ids)
  named.set(holder, found)
  return found
}

function isMarked({ members }: Node): boolean {
  return [...members.values()].some(
    ({ name, values }) =>
      MARKS.test(tokensOf(name).join('')) && values.some(({ value }) => value === true || value === 'true'),
  )
}

function idOf({ members }: Node): string {
  const id = members.get('id') ?? members.get('uuid')
  return (id && scalarIn(id)) ?? ''
}
