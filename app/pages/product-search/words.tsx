/** The workspace's own words. */
import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import type { OwnWord } from '../../../server/app-api/search-schemas.ts'
import { useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { useAct, useOwnWords, useTuning } from './use-tuning.ts'
import { WordDialog } from './word-form.tsx'

export function AddWord() {
  const { words } = useWords(productSearchWords)
  const [isOpen, setOpen] = useState(false)
  if (!useMay('products:write')) return null
  return (
    <>
      <Button leftSection={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <WordDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

export function OwnWords() {
  const { words } = useWords(productSearchWords)
  const { data, error, refetch } = useOwnWords()
  return (
    <>
      <Text c="dimmed" size="sm" mb="md" maw={640}>
        {words.intro}
      </Text>
      <DataTable
        label={words.label}
        columns={useWordColumns()}
        rows={error ? undefined : data?.items}
        idOf={({ word, languages }) => `${word} ${languages.join()}`}
        nameOf={({ word }) => word}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="search" {...words.empty} action={<AddWord />} />}
      />
    </>
  )
}

function useWordColumns(): readonly Column<OwnWord>[] {
  const { words, language } = useWords(productSearchWords)
  const mayWrite = useMay('products:write')
  return [
    {
      id: 'word',
      title: words.word,
      narrow: 'stays',
      cell: ({ word }) => <strong>{word}</strong>,
    },
    { id: 'meanings', title: words.meanings, narrow: 'below', cell: ({ meanings }) => meanings.join(', ') },
    {
      id: 'languages',
      title: words.languages,
      narrow: 'below-last',
      cell: ({ languages }) =>
        languages.length === 0 ? words.everyLanguage : languages.map((each) => language[each]).join(', '),
    },
    ...(mayWrite
      ? [
          {
            id: 'act',
            title: words.act,
            align: 'right' as const,
            narrow: 'stays' as const,
            cell: (own: OwnWord) => <Acts own={own} />,
          },
        ]
      : []),
  ]
}

function Acts({ own }: { readonly own: OwnWord }) {
  const { words } = useWords(productSearchWords)
  const [isOpen, setOpen] = useState(false)
  const { unteach } = useTuning()
  const { act, isPending } = useAct()
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <Button
        size="xs"
        variant="default"
        aria-label={words.editOf(own.word)}
        onClick={() => setOpen(true)}
        px={8}
      >
        <Icon name="edit" size={16} />
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={words.removeOf(own.word)}
        loading={isPending}
        px={8}
        onClick={() =>
          act(async () => {
            await unteach(own)
            notifications.show({ message: words.removed(own.word) })
          })
        }
      >
        <Icon name="trash" size={16} />
      </Button>
      <WordDialog isOpen={isOpen} onClose={() => setOpen(false)} own={own} />
    </Group>
  )
}
