/** A picture in a letter: shown, chosen, described. */
import { Group } from '@mantine/core'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { ChoosePicture } from '../../../ui/media/choose-picture.tsx'
import media from '../../../ui/media/media.module.css'
import { Picture } from '../../../ui/media/picture.tsx'
import { composerWords } from '../../../words/campaigns-composer.ts'
import { useWords } from '../../../words/language.ts'
import { Line, type BodyProps } from './block-body.tsx'
import css from './blocks.module.css'

/** With another picture: its words come along, unless there are some. */
export function pictured(block: Block, { url, alt }: { readonly url: string; readonly alt: string }): Block {
  const { alt: before, ...rest } = block
  const words = alt || before
  return { ...rest, imageUrl: url, ...(words ? { alt: words } : {}) }
}

export function ImageBody(
  props: BodyProps & { readonly set: (member: keyof Block) => (text: string) => void },
) {
  const { block, onBlock, name, set } = props
  const { holds } = useWords(composerWords)
  return (
    <div className={css['fields']}>
      {block.imageUrl && <Picture url={block.imageUrl} alt={block.alt ?? ''} className={media['preview']} />}
      <Group>
        <ChoosePicture label={name} onPick={(picked) => onBlock(pictured(block, picked))} />
      </Group>
      <Line
        {...props}
        member="imageUrl"
        label={holds.imageUrl}
        onText={set('imageUrl')}
        placeholder="https://"
      />
      <Line {...props} member="alt" label={holds.alt} onText={set('alt')} placeholder="" />
    </div>
  )
}
