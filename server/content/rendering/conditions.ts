/** Blocks that are shown to some: their condition taken off their text, and what stands around them instead. */
import { closingOf, conditionalOf, openingOf } from '../../lib/block-condition.ts'
import type { Block } from '../blocks/blocks.ts'
import { faultIn } from './check.ts'
import type { Liquid } from 'liquidjs'
import { decodedLiquid, type Marks } from './marks.ts'
import type { ShownBlock } from './offers.ts'
import { Unsendable } from '../unsendable.ts'

/** Its text without the condition, which stands beside it; a block without one, or read before, as it is. */
export function read<Shown extends ShownBlock>(block: Shown): Shown {
  if (block.condition !== undefined || block.text === undefined) return block
  const found = conditionalOf(isMarkup(block) ? decodedLiquid(block.text) : block.text)
  if (!found) return block
  // What is within it is read as it was written.
  const { text } = conditionalOf(block.text) ?? found
  return { ...block, text, condition: found.condition }
}

/** Puts marks that stand for its condition beside a block; throws a `Unsendable` for a broken one. */
export function fenced(marks: Marks, liquid: Liquid, block: ShownBlock, index: number): ShownBlock {
  const { condition } = block
  if (condition === undefined) return block
  const number = block.number ?? index + 1
  const field = { name: `Block ${number} (${block.type}), condition`, block: number, member: 'condition' }
  const [open, close] = [openingOf(condition), closingOf(condition)]
  const fault = faultIn(liquid, open + close, field)
  if (fault) throw new Unsendable(fault)
  return { ...block, fence: { open: marks.hide(open, field), close: marks.hide(close, field) } }
}

function isMarkup({ type, style }: Block): boolean {
  return type === 'html' || style === 'text'
}
