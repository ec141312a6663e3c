/** Content blocks on the wire (spec "Campaign (full …)"; docs/decisions/blocks.md). */
import { Type, type Static } from 'typebox'
import { BLOCKS_MAXIMUM, NAME_LENGTH, TEXT_LENGTH, URL_LENGTH } from '../../http/limits.ts'

export const BLOCK_TYPES = [
  'h1',
  'h2',
  'h3',
  'text',
  'button',
  'image',
  'divider',
  'spacer',
  'list',
  'quote',
  'product',
  'columns',
  'video',
  'social',
  'html',
] as const
export type BlockType = (typeof BLOCK_TYPES)[number]

export const BLOCK_STYLES = ['text', 'button', 'link', 'card', 'plain'] as const
export const ALIGNMENTS = ['left', 'center', 'right'] as const

export const Block = Type.Object(
  {
    type: Type.Enum(BLOCK_TYPES, { description: 'What the block is' }),
    style: Type.Optional(
      Type.Enum(BLOCK_STYLES, {
        description:
          '`text`: the text keeps inline marks such as <b> and <a>; without it, text is shown as it is',
      }),
    ),
    alignment: Type.Optional(Type.Enum(ALIGNMENTS)),
    text: Type.Optional(
      Type.String({
        maxLength: TEXT_LENGTH,
        description: 'Words of every type but image, divider and spacer',
      }),
    ),
    url: Type.Optional(
      Type.String({ maxLength: URL_LENGTH, description: 'Where it leads: http, https, mailto or tel' }),
    ),
    imageUrl: Type.Optional(Type.String({ maxLength: URL_LENGTH, description: 'http or https' })),
    alt: Type.Optional(Type.String({ maxLength: NAME_LENGTH, description: 'The picture in words' })),
    description: Type.Optional(
      Type.String({ maxLength: TEXT_LENGTH, description: 'A caption, or who is quoted' }),
    ),
    isFullWidth: Type.Optional(Type.Boolean()),
  },
  {
    additionalProperties: false,
    title: 'Block',
    examples: [{ type: 'h1', text: 'Spring is here', alignment: 'left' }],
  },
)
export type Block = Static<typeof Block>

export const Blocks = Type.Array(Block, {
  maxItems: BLOCKS_MAXIMUM,
  description: 'Content blocks of an email campaign, top to bottom',
})
