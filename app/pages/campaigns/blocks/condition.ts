/** Whom a block is shown to, as it stands around its text, and as it is chosen. Pure. */
import { conditionalOf, withCondition } from '../../../../server/lib/block-condition.ts'
import type { Block } from '../../../../server/content/blocks/blocks.ts'

/** A block as it is shown to whom it is for, and the condition of that. */
export interface Apart {
  readonly block: Block
  readonly condition: string | undefined
}

export function apart(written: Block): Apart {
  const found = conditionalOf(written.text ?? '')
  return found
    ? { block: { ...written, text: found.text }, condition: found.condition }
    : { block: written, condition: undefined }
}

export function together(block: Block, condition: string | undefined): Block {
  if (condition !== undefined) return { ...block, text: withCondition(block.text ?? '', condition) }
  // What has no words needs none that are empty.
  if (block.text !== '' || !TEXTLESS.has(block.type)) return block
  const { text: _, ...rest } = block
  return rest
}

const TEXTLESS: ReadonlySet<Block['type']> = new Set(['image', 'divider', 'spacer'])

export type Choice =
  | { readonly kind: 'all' }
  | { readonly kind: 'tag' | 'noTag' | 'segment' | 'noSegment' | 'own'; readonly value: string }

const TAG = /^(if|unless) contact\.tags contains (?:"([^"]*)"|'([^']*)')$/
const SEGMENT = /^(if|unless) contact\.segments contains (?:"([^"]*)"|'([^']*)')$/

export function choiceOf(condition: string | undefined): Choice {
  if (condition === undefined) return { kind: 'all' }
  // As editors write it, quotes may be entities.
  const plain = condition.replaceAll('&quot;', '"').replaceAll('&#39;', "'")
  const tag = TAG.exec(plain)
  if (tag) return { kind: tag[1] === 'if' ? 'tag' : 'noTag', value: tag[2] ?? tag[3] ?? '' }
  const segment = SEGMENT.exec(plain)
  if (segment)
    return { kind: segment[1] === 'if' ? 'segment' : 'noSegment', value: segment[2] ?? segment[3] ?? '' }
  return { kind: 'own', value: plain }
}

export function conditionOf(choice: Choice): string | undefined {
  if (choice.kind === 'all') return undefined
  const { kind, value } = choice
  if (kind === 'own') return value
  const word = kind === 'tag' || kind === 'segment' ? 'if' : 'unless'
  const member = kind === 'tag' || kind === 'noTag' ? 'tags' : 'segments'
  return `${word} contact.${member} contains ${quoted(value)}`
}

/** Liquid has no way to write a quote within its own kind, and a tag's end ends all. */
function quoted(value: string): string {
  const clean = value.replaceAll(/[{}]|%/g, '')
  return clean.includes('"') ? `'${clean.replaceAll("'", '')}'` : `"${clean}"`
}
