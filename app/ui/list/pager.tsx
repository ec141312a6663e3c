/** Below a list: how many there are, which are shown, and the way to the others. */
import { Group, Pagination, Text } from '@mantine/core'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { useNumbers } from '../time.tsx'
import css from './list.module.css'

export function Pager({
  total,
  page,
  rows,
  onPage,
}: {
  readonly total: number
  /** From 1. */
  readonly page: number
  readonly rows: number
  readonly onPage: (page: number) => void
}) {
  const words = useWords(uiWords)
  const written = useNumbers()
  const pages = Math.max(1, Math.ceil(total / rows))
  const [from, to] = [Math.min((page - 1) * rows + 1, total), Math.min(page * rows, total)]
  const labels = {
    first: words.list.first,
    previous: words.list.previous,
    next: words.list.next,
    last: words.list.last,
  }
  return (
    <nav className={css['foot']} aria-label={words.list.page}>
      <Text size="sm" role="status">
        {pages === 1
          ? words.list.total(written(total))
          : words.list.range(written(from), written(to), written(total))}
      </Text>
      {pages > 1 && (
        <Pagination.Root
          total={pages}
          value={Math.min(page, pages)}
          onChange={onPage}
          size="sm"
          siblings={1}
          getItemProps={(number) => ({ 'aria-label': `${words.list.page} ${number}` })}
        >
          <Group gap={4}>
            <Pagination.Previous aria-label={labels.previous} />
            <Pagination.Items />
            <Pagination.Next aria-label={labels.next} />
          </Group>
        </Pagination.Root>
      )}
    </nav>
  )
}
