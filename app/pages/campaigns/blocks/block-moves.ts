/** What is done to the list of blocks: pure. */
import type { Block, BlockType } from '../../../../server/content/blocks/blocks.ts'
import { keyed, type KeyedBlock } from '../draft/content.ts'
import { apart, together } from './condition.ts'
import { KINDS, turnedInto } from './kinds.ts'

export type Blocks = readonly KeyedBlock[]

export function begun(type: BlockType): KeyedBlock {
  return keyed(KINDS[type].begun)
}

export function inserted(blocks: Blocks, at: number, ...added: readonly KeyedBlock[]): Blocks {
  return blocks.toSpliced(at, 0, ...added)
}

export function removed(blocks: Blocks, key: string): Blocks {
  return blocks.filter((each) => each.key !== key)
}

export function changed(blocks: Blocks, key: string, block: Block): Blocks {
  return blocks.map((each) => (each.key === key ? { key, block } : each))
}

/** What is written in a block, which is shown to whom it was. */
export function rewritten(blocks: Blocks, key: string, block: Block): Blocks {
  const item = blocks.find((each) => each.key === key)
  return item ? changed(blocks, key, together(block, apart(item.block).condition)) : blocks
}

/** To a place from 0; where there is none, to the nearest. */
export function moved(blocks: Blocks, key: string, to: number): Blocks {
  const from = blocks.findIndex((each) => each.key === key)
  const [item] = blocks.slice(from, from + 1)
  const place = Math.min(Math.max(to, 0), blocks.length - 1)
  return from < 0 || !item || place === from ? blocks : inserted(removed(blocks, key), place, item)
}

/** A copy right below. */
export function copied(blocks: Blocks, key: string): Blocks {
  const at = blocks.findIndex((each) => each.key === key)
  const block = blocks[at]?.block
  return block ? inserted(blocks, at + 1, keyed(block)) : blocks
}

/**
 * What the menu after a slash makes: an empty block becomes the kind, and below one with words it begins. Answers the
 * key of the block in question too.
 */
export function chosen(
  blocks: Blocks,
  key: string,
  { type, isAlone }: { readonly type: BlockType; readonly isAlone: boolean },
): { readonly blocks: Blocks; readonly key: string } {
  const at = blocks.findIndex((each) => each.key === key)
  const block = blocks[at]?.block
  if (!block) return { blocks, key }
  if (isAlone) {
    // A new key: another kind is edited by another piece.
    const { condition } = apart(block)
    const fresh = keyed(together(turnedInto({ ...block, text: '' }, type), condition))
    return { blocks: blocks.with(at, fresh), key: fresh.key }
  }
  const fresh = begun(type)
  return { blocks: inserted(blocks, at + 1, fresh), key: fresh.key }
}
