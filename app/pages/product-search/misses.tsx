/** Prompts that found nothing: how often, when last, and what helps. */
import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { MissList } from '../../../server/app-api/search-schemas.ts'
import { useHere, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { RelativeTime, useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import css from './product-search.module.css'
import { useAct, useMisses, useTuning } from './use-tuning.ts'
import { WordDialog } from './word-form.tsx'

type Miss = MissList['items'][number]

export function Misses() {
  const { missed: words } = useWords(productSearchWords)
  const { data, error, refetch } = useMisses()
  const [prompt, setPrompt] = useState<string>()
  return (
    <>
      <Text c="dimmed" size="sm" mb="md" maw={640}>
        {words.intro}
      </Text>
      <DataTable
        label={words.label}
        columns={useMissColumns(setPrompt)}
        rows={error ? undefined : data?.items}
        idOf={(miss) => miss.prompt}
        nameOf={(miss) => miss.prompt}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="check" {...words.empty} />}
      />
      <WordDialog
        key={prompt}
        isOpen={prompt !== undefined}
        onClose={() => setPrompt(undefined)}
        prompt={prompt}
      />
    </>
  )
}

function useMissColumns(onTeach: (prompt: string) => void): readonly Column<Miss>[] {
  const { missed: words } = useWords(productSearchWords)
  const written = useNumbers()
  const { handle } = useHere().workspace
  return [
    {
      id: 'prompt',
      title: words.prompt,
      narrow: 'stays',
      cell: ({ prompt }) => (
        <Link
          to="/w/$handle/products"
          params={{ handle }}
          search={{ prompt }}
          className={css['prompt'] ?? ''}
          title={prompt}
        >
          <bdi>{prompt}</bdi>
        </Link>
      ),
    },
    {
      id: 'asked',
      title: words.asked,
      align: 'right',
      narrow: 'below',
      cell: ({ asked }) => written(asked),
      belowAs: ({ asked }) => (asked === 1 ? words.once : words.times(written(asked))),
    },
    {
      id: 'last',
      title: words.last,
      align: 'right',
      narrow: 'below-last',
      cell: ({ lastAsked }) => <RelativeTime at={lastAsked} />,
    },
    {
      id: 'act',
      title: words.act,
      align: 'right',
      narrow: 'stays',
      cell: (miss) => <Acts miss={miss} onTeach={onTeach} />,
    },
  ]
}

function Acts({
  miss: { prompt },
  onTeach,
}: {
  readonly miss: Miss
  readonly onTeach: (prompt: string) => void
}) {
  const { missed: words, tryIt, tryOf } = useWords(productSearchWords)
  const { handle } = useHere().workspace
  const mayWrite = useMay('products:write')
  const { forget } = useTuning()
  const { act, isPending } = useAct()
  return (
    <Group gap={4} justify="flex-end" className={css['acts'] ?? ''}>
      <LinkButton
        to="/w/$handle/products"
        params={{ handle }}
        search={{ prompt }}
        size="xs"
        variant="subtle"
        aria-label={tryOf(prompt)}
        className={css['wide'] ?? ''}
      >
        {tryIt}
      </LinkButton>
      {mayWrite && (
        <>
          <Button
            size="xs"
            variant="default"
            aria-label={words.teachOf(prompt)}
            onClick={() => onTeach(prompt)}
          >
            {words.teach}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            px={6}
            loading={isPending}
            aria-label={words.dismissOf(prompt)}
            onClick={() =>
              act(async () => {
                await forget([prompt])
                notifications.show({ message: words.dismissed(prompt) })
              })
            }
          >
            <Icon name="close" size={16} />
          </Button>
        </>
      )}
    </Group>
  )
}
