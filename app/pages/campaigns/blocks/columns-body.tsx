/** Columns beside each other, each a field of its own; the block holds them parted by lines of `---`. */
import { Button, Group } from '@mantine/core'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { VariableInput } from '../words/variable-input.tsx'
import css from './blocks.module.css'

/** As the API has it. */
const MOST = 4
const LEAST = 2

export function ColumnsBody({
  block,
  onBlock,
  name,
}: {
  readonly block: Block
  readonly onBlock: (block: Block) => void
  readonly name: string
}) {
  const { holds } = useWords(blockWords)
  const columns = (block.text ?? '').split(/^[ \t]*-{3,}[ \t]*$/m).map((each) => each.replace(/^\n|\n$/g, ''))
  const set = (changed: readonly string[]) => onBlock({ ...block, text: changed.join('\n---\n') })
  return (
    <>
      <div className={css['columns']}>
        {columns.map((text, at) => (
          <VariableInput
            key={at}
            isLong
            value={text}
            onText={(typed) => set(columns.with(at, typed))}
            field={{ 'aria-label': `${holds.column(String(at + 1))}, ${name}`, minRows: 2 }}
          />
        ))}
      </div>
      <Group gap="xs" mt={4}>
        {columns.length < MOST && (
          <Button size="compact-sm" variant="subtle" onClick={() => set([...columns, ''])}>
            {holds.addColumn}
          </Button>
        )}
        {columns.length > LEAST && (
          <Button size="compact-sm" variant="subtle" onClick={() => set(columns.slice(0, -1))}>
            {holds.removeColumn}
          </Button>
        )}
      </Group>
    </>
  )
}
