/** The way into an import: a file is chosen and sent; below it the imports of before. */
import { Alert, Button, FileButton, Progress, Table, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type DragEvent } from 'react'
import type { TaskLine } from '../../../../server/app-api/import-schemas.ts'
import { useApi, useHere, useMay } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { BackLink } from '../../../ui/links.tsx'
import { Page } from '../../../ui/page.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { RelativeTime, useNumbers } from '../../../ui/time.tsx'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import css from './import.module.css'
import { IMPORTS, sendFile } from './use-import.ts'
import { TONES } from './tones.ts'

export function ImportStartPage() {
  const words = useWords(importsWords)
  const { handle } = useHere().workspace
  const mayImport = useMay('contacts:write')
  return (
    <Page
      title={mayImport ? words.title : words.history.page}
      width="text"
      back={
        <BackLink to="/w/$handle/contacts" params={{ handle }}>
          {words.back}
        </BackLink>
      }
    >
      {mayImport && (
        <FormSection title={words.choose.title} text={words.choose.text}>
          <ChooseFile />
        </FormSection>
      )}
      <History isAlone={!mayImport} />
    </Page>
  )
}

function ChooseFile() {
  const { choose: words } = useWords(importsWords)
  const { send, share, isPending, error } = useSending()
  const [isOver, setOver] = useState(false)
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isPending) send(file)
  }
  const percent = Math.round(share * 100)
  return (
    <>
      <div
        className={css['drop']}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <Text c="dimmed">{words.drop}</Text>
        <FileButton
          onChange={(file) => file && send(file)}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={isPending}
        >
          {(props) => (
            <Button {...props} loading={isPending} leftSection={<Icon name="upload" size={16} />}>
              {words.button}
            </Button>
          )}
        </FileButton>
      </div>
      <div role="status">
        {isPending && (
          <>
            <Text size="sm" mb={4}>
              {words.sending(String(percent))}
            </Text>
            <Progress value={percent} aria-label={words.sending(String(percent))} />
          </>
        )}
      </div>
      {error && (
        <Alert color="red" role="alert" icon={<Icon name="warning" />}>
          {error.message}
        </Alert>
      )}
    </>
  )
}

function useSending() {
  const api = useApi()
  const { handle } = useHere().workspace
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [share, setShare] = useState(0)
  const { choose: words } = useWords(importsWords)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size === 0) throw new Error(words.empty)
      return sendFile(api, file, setShare)
    },
    onSuccess: async (id) => {
      await queries.invalidateQueries({ queryKey: [api.key, IMPORTS] })
      await navigate({ to: '/w/$handle/contacts/import/$id', params: { handle, id } })
    },
  })
  return { send: mutate, share, isPending, error }
}

/** `isAlone`: the page has nothing else to show. */
function History({ isAlone }: { readonly isAlone: boolean }) {
  const words = useWords(importsWords)
  const api = useApi()
  const { data } = useQuery({
    queryKey: [api.key, IMPORTS],
    queryFn: ({ signal }) => api.get<{ items: TaskLine[] }>(IMPORTS, { signal }),
  })
  const { history } = words
  if (!data) return null
  if (data.items.length === 0) return isAlone && <EmptyState icon="upload" {...history.none} />
  return (
    <FormSection title={history.title}>
      <Table.ScrollContainer minWidth={0} className={css['history'] ?? ''}>
        <Table aria-label={history.title} verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{history.file}</Table.Th>
              <Table.Th>{history.state}</Table.Th>
              <Table.Th className={css['wide'] ?? ''}>{history.result}</Table.Th>
              <Table.Th>{history.when}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.items.map((line) => (
              <HistoryRow key={line.id} line={line} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </FormSection>
  )
}

function HistoryRow({ line }: { readonly line: TaskLine }) {
  const words = useWords(importsWords)
  const written = useNumbers()
  const { handle } = useHere().workspace
  const { created = 0, updated = 0 } = line.counts
  const isCounted = line.status === 'finished' || line.status === 'stopped'
  return (
    <Table.Tr>
      <Table.Td className={css['file'] ?? ''}>
        <Link
          to="/w/$handle/contacts/import/$id"
          params={{ handle, id: line.id }}
          className={css['link'] ?? ''}
        >
          {line.title}
        </Link>
        <Text size="xs" c="dimmed">
          {line.actor}
        </Text>
      </Table.Td>
      <Table.Td>
        <StateBadge tone={TONES[line.status]}>{words.states[line.status]}</StateBadge>
      </Table.Td>
      <Table.Td className={css['wide'] ?? ''}>
        {isCounted && words.history.result1(written(created), written(updated))}
      </Table.Td>
      <Table.Td>
        <RelativeTime at={line.created} />
      </Table.Td>
    </Table.Tr>
  )
}
