/** A picture or a video in a letter as it will be seen, with what chooses its picture in its corner, and its words below. */
import type { ReactNode } from 'react'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ChoosePicture } from '../../../ui/media/choose-picture.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import css from './media-body.module.css'

/** With another picture: its words come along, unless there are some. */
export function pictured(block: Block, { url, alt }: { readonly url: string; readonly alt: string }): Block {
  const { alt: before, ...rest } = block
  const words = alt || before
  return { ...rest, imageUrl: url, ...(words ? { alt: words } : {}) }
}

export function MediaBody({
  block,
  onBlock,
  name,
  children,
}: {
  readonly block: Block
  readonly onBlock: (block: Block) => void
  readonly name: string
  /** Its addresses and its words. */
  readonly children: ReactNode
}) {
  const isVideo = block.type === 'video'
  return (
    <div className={css['media']}>
      <div className={css['stage']}>
        <Seen block={block} />
        <div className={css['choose']}>
          <ChoosePicture
            label={name}
            shape={isVideo ? 'wide' : undefined}
            onPick={(picked) => onBlock(pictured(block, picked))}
          />
        </div>
      </div>
      {block.description && <p className={css['caption']}>{block.description}</p>}
      <div className={css['fields']}>{children}</div>
    </div>
  )
}

function Seen({ block: { type, imageUrl, alt } }: Pick<Parameters<typeof MediaBody>[0], 'block'>) {
  const { blocks: words } = useWords(blockWords)
  const isVideo = type === 'video'
  if (!imageUrl) {
    return (
      <p className={css['empty']}>
        <Icon name={isVideo ? 'play' : 'media'} size={24} />
        {isVideo ? words.noPoster : words.noPicture}
      </p>
    )
  }
  return (
    <>
      <Picture url={imageUrl} alt={alt ?? ''} className={css['picture']} />
      {isVideo && (
        <span className={css['play']}>
          <Icon name="play" size={24} />
        </span>
      )}
    </>
  )
}
