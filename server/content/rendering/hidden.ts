/** Content whose Liquid is read: each text alone, so that a tag opened in one cannot be closed in another. */
import type { Liquid } from 'liquidjs'
import type { Block } from '../blocks/blocks.ts'
import { faultIn } from './check.ts'
import { fenced, read } from './conditions.ts'
import type { Marks, ContentField } from './marks.ts'
import type { ShownBlock } from './offers.ts'
import { Unsendable } from '../unsendable.ts'

const MEMBERS = ['text', 'url', 'imageUrl', 'alt', 'description'] as const
type Member = (typeof MEMBERS)[number]

/** The texts of a block that may hold Liquid. */
export function contentFieldsOf(
  block: ShownBlock,
  index: number,
): { member: Member; text: string; field: ContentField }[] {
  const number = block.number ?? index + 1
  return MEMBERS.flatMap((member) => {
    const text = block[member]
    if (text === undefined || !/\{[{%]/.test(text)) return []
    const field = {
      name: `Block ${number} (${block.type}), ${member}`,
      block: number,
      member,
      isMarkup: isMarkup(block, member),
      isAddress: member === 'url' || member === 'imageUrl',
    }
    return [{ member, text, field }]
  })
}

function isMarkup({ type, style }: Block, member: Member): boolean {
  return member === 'text' && (type === 'html' || style === 'text')
}

/** Throws a `Unsendable` with field and position at the first broken template. */
export function hideBlocks(marks: Marks, liquid: Liquid, blocks: readonly ShownBlock[]): ShownBlock[] {
  return blocks.map((written, index) => {
    const block = fenced(marks, liquid, read(written), index)
    const hidden = contentFieldsOf(block, index).map(({ member, text, field }) => [
      member,
      hideText(marks, liquid, text, field),
    ])
    return hidden.length === 0 ? block : { ...block, ...Object.fromEntries(hidden) }
  })
}

export function hideText(marks: Marks, liquid: Liquid, text: string, field: ContentField): string {
  const fault = faultIn(liquid, text, field)
  if (fault) throw new Unsendable(fault)
  return marks.hide(text, field)
}
