/** A picture in a letter: shown, chosen, described. */
import { Group } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { ChoosePicture } from '../../../ui/media/choose-picture.tsx'
import media from '../../../ui/media/media.module.css'
import { Picture } from '../../../ui/media/picture.tsx'
import css from './blocks.module.css'

/** With another picture: its words come along, unless there are some. */
export function pictured(block: Block, { url, alt }: { readonly url: string; readonly alt: string }): Block {
  const { alt: before, ...rest } = block
  const words = alt || before
  return { ...rest, imageUrl: url, ...(words ? { alt: words } : {}) }
}

export function ImageBody({
  block,
  onBlock,
  name,
  children,
}: {
  readonly block: Block
  readonly onBlock: (block: Block) => void
  readonly name: string
  /** Its address and its words. */
  readonly children: ReactNode
}) {
  return (
    <div className={css['fields']}>
      {block.imageUrl && <Picture url={block.imageUrl} alt={block.alt ?? ''} className={media['preview']} />}
      <Group>
        <ChoosePicture label={name} onPick={(picked) => onBlock(pictured(block, picked))} />
      </Group>
      {children}
    </div>
  )
}
