/** Texts that stand as a whole within one Liquid condition: whom a block is shown to (docs/decisions/blocks.md). Pure. */

export interface Conditional {
  /** `if contact.tags contains "vip"`, or `unless` of the same. */
  readonly condition: string
  /** What stands within it. */
  readonly text: string
}

const OPENING = /^\s*\{%-?\s*((if|unless)\s+(?:[^%{}]|%(?!\}))+?)\s*-?%\}/
const TAG = /\{%-?\s*(\w+)/g
const OPENS = new Set(['if', 'unless', 'case', 'for'])
const CONTINUES = new Set(['else', 'elsif'])

/** Undefined where it does not, or where it has another branch: then it says something to everybody. */
export function conditionalOf(text: string): Conditional | undefined {
  const [opening, condition, keyword] = OPENING.exec(text) ?? []
  if (opening === undefined || condition === undefined || keyword === undefined) return undefined
  const rest = text.slice(opening.length)
  const closing = new RegExp(`\\{%-?\\s*end${keyword}\\s*-?%\\}\\s*$`).exec(rest)
  if (!closing) return undefined
  const inner = rest.slice(0, closing.index)
  return isBalanced(inner) ? { condition, text: inner } : undefined
}

export function withCondition(text: string, condition: string | undefined): string {
  return condition === undefined ? text : `${openingOf(condition)}${text}${closingOf(condition)}`
}

export function openingOf(condition: string): string {
  return `{% ${condition} %}`
}

export function closingOf(condition: string): string {
  return condition.startsWith('unless') ? '{% endunless %}' : '{% endif %}'
}

/** All that is opened in it is closed in it, and no branch of what stands around begins in it. */
function isBalanced(text: string): boolean {
  let depth = 0
  for (const [, name = ''] of text.matchAll(TAG)) {
    if (OPENS.has(name)) depth += 1
    else if (name.startsWith('end')) depth -= 1
    else if (depth === 0 && CONTINUES.has(name)) return false
    if (depth < 0) return false
  }
  return depth === 0
}
