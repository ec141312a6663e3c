/** The texts that a component shows or lets be heard, written where they stand. */

/** Of elements that are drawn, what is read or heard. */
const SPOKEN = new Set(['label', 'title', 'placeholder', 'description', 'alt', 'aria-label', 'text', 'error'])

/** What is called the same in every language. */
const NAMES = new Set(['Tidings'])

interface Node {
  readonly type: string
  readonly [member: string]: unknown
}

/** Walks a program as a parser of ESTree gives it. */
export function readerTexts(program: unknown): string[] {
  const found: string[] = []
  visit(program, (node) => {
    if (node.type === 'JSXText') found.push(String(node['value']))
    if (node.type !== 'JSXAttribute') return
    const [name, value] = [node['name'] as Node, node['value'] as Node | null]
    if (value?.type === 'Literal' && SPOKEN.has(String(name['name']))) found.push(String(value['value']))
  })
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text) && !NAMES.has(text))
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see)
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && typeof value.type === 'string') see(value as Node)
  if (!Array.isArray(value)) for (const each of Object.values(value)) visit(each, see)
}
