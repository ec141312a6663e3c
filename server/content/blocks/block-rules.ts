/** What a block must hold to be shown: pure, for every endpoint that takes blocks. */
import { conditionalOf } from '../../lib/block-condition.ts'
import { withoutLiquid } from '../../lib/liquid-text.ts'
import { isLinkAddress, isPictureAddress } from '../../lib/web-address.ts'
import { COLUMNS_MAXIMUM } from '../../http/limits.ts'
import { refuse, said, type Said } from '../../refusals.ts'
import { columnsOf, socialLinks } from './block-lines.ts'
import type { Block, BlockType } from './blocks.ts'

type Shown = 'text' | 'url' | 'imageUrl'

/** What each type shows and so requires (docs/decisions/blocks.md); the other members are optional. */
export const REQUIRED: Readonly<Record<BlockType, readonly Shown[]>> = {
  h1: ['text'],
  h2: ['text'],
  h3: ['text'],
  text: ['text'],
  button: ['text', 'url'],
  image: ['imageUrl'],
  divider: [],
  spacer: [],
  list: ['text'],
  quote: ['text'],
  product: ['text'],
  columns: ['text'],
  video: ['url'],
  social: ['text'],
  html: ['text'],
}

/** Refuses, with its place, the first block that lacks what its type shows or leads where a link may not. */
export function mustBeShowable(blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) {
    const fault = faultOf(block)
    if (fault) refuse('block-invalid', `blocks[${index}].${fault.member}`, fault.message, fault.said)
  }
}

interface Fault {
  readonly member: keyof Block
  readonly message: string
  readonly said: Said
}

function faultOf(written: Block): Fault | undefined {
  // A block for some holds what is shown to them.
  const shown = conditionalOf(written.text ?? '')
  const block = shown ? { ...written, text: shown.text } : written
  const { type, url, imageUrl } = block
  const missing = REQUIRED[type].find((member) => !block[member]?.trim())
  if (missing)
    return {
      member: missing,
      message: `is required in a block of type ${type}`,
      said: said('value-required'),
    }
  if (url !== undefined && !isLinkAddress(withoutLiquid(url))) {
    return {
      member: 'url',
      message: 'must be an absolute http, https, mailto or tel address',
      said: said('link-address-invalid'),
    }
  }
  if (imageUrl !== undefined && !isPictureAddress(withoutLiquid(imageUrl))) {
    return {
      member: 'imageUrl',
      message: 'must be an absolute http or https address',
      said: said('picture-address-invalid'),
    }
  }
  return partsFault(block)
}

function partsFault({ type, text = '' }: Block): Fault | undefined {
  if (type === 'columns' && columnsOf(text).length > COLUMNS_MAXIMUM) {
    return {
      member: 'text',
      message: `must have at most ${COLUMNS_MAXIMUM} columns, parted by lines of ---`,
      said: said('block-columns', COLUMNS_MAXIMUM),
    }
  }
  if (type === 'social' && !socialLinks(withoutLiquid(text)).every(({ url }) => isLinkAddress(url))) {
    return {
      member: 'text',
      message: 'must have one link a line: a name and an address, such as Mastodon https://…',
      said: said('block-social'),
    }
  }
  return undefined
}
