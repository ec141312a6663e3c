/** Below a list that is read from the newest on: how many are shown, and the way further back. */
import { Button, Group, Text } from '@mantine/core'
import { useNumbers } from '../time.tsx'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import css from './list.module.css'

export function Older({
  shown,
  total,
  isFirst,
  next,
  onPage,
}: {
  readonly shown: number
  /** Said instead where it is known. */
  readonly total?: string
  readonly isFirst: boolean
  readonly next: string | null
  /** Undefined: the newest. */
  readonly onPage: (after: string | undefined) => void
}) {
  const { list: words } = useWords(uiWords)
  const written = useNumbers()
  return (
    <Group className={css['foot'] ?? ''} justify="space-between">
      <Text size="sm" role="status">
        {total ?? words.shown(written(shown))}
      </Text>
      <Group gap="xs">
        {!isFirst && (
          <Button size="xs" variant="default" onClick={() => onPage(undefined)}>
            {words.newest}
          </Button>
        )}
        {next !== null && (
          <Button size="xs" variant="default" onClick={() => onPage(next)}>
            {words.older}
          </Button>
        )}
      </Group>
    </Group>
  )
}
