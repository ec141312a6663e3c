/** What a product block stands for, which its text says in a short form of its own. */
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import type { blockWords } from '../../../words/campaigns-blocks.ts'

export type Reference =
  | { readonly kind: 'product'; readonly name: string }
  | { readonly kind: 'prompt'; readonly prompt: string; readonly count: string }

/** As docs/decisions/mails.md writes them; the server reads them. */
export function referenceIn(text: string): Reference | undefined {
  const [, name] = /^\s*product:\s*(\S.*?)\s*$/is.exec(text) ?? []
  if (name !== undefined) return { kind: 'product', name }
  const [, count = '1', prompt] = /^\s*prompt(?:\((\d{1,2})\))?:\s*(\S.*?)\s*$/is.exec(text) ?? []
  return prompt === undefined ? undefined : { kind: 'prompt', prompt, count }
}

/** The text of any block as people read it. */
export function readableText(block: Block, { product }: (typeof blockWords)['en']): string {
  const { type, text = '', alt } = block
  const reference = type === 'product' ? referenceIn(text) : undefined
  if (!reference) return text
  return reference.kind === 'product'
    ? product.chosen(alt ?? reference.name)
    : product.searched(reference.prompt, reference.count)
}
