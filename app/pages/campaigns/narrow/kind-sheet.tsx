/** The kinds of blocks on a phone: each as large as a thumb. */
import type { BlockType } from '../../../../server/content/blocks/blocks.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import blocks from '../blocks/blocks.module.css'
import { KIND_NAMES, KINDS } from '../blocks/kinds.ts'
import css from './narrow.module.css'
import Sheet from './sheet.tsx'

export default function KindSheet({
  onPick,
  onClose,
}: {
  readonly onPick: (type: BlockType) => void
  readonly onClose: () => void
}) {
  const { blocks: words, kinds } = useWords(blockWords)
  return (
    <Sheet title={words.menu} isBelow onClose={onClose}>
      <div className={css['kinds']}>
        {KIND_NAMES.map((type) => (
          <button key={type} type="button" className={css['kind']} onClick={() => onPick(type)}>
            <span className={blocks['glyph']} aria-hidden="true">
              {KINDS[type].glyph}
            </span>
            {kinds[type]}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
