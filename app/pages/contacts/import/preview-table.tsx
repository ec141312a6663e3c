/** The first rows as they would be stored, as often as something changes. */
import { Table, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Preview, PreviewRow } from '../../../../server/app-api/import-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { StateBadge, type Tone } from '../../../ui/state-badge.tsx'
import { contactsWords } from '../../../words/contacts.ts'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { TONES as STATE_TONES } from '../columns.tsx'
import css from './import.module.css'
import { IMPORTS, type ImportOrder } from './use-import.ts'

const TONES: Readonly<Record<PreviewRow['outcome'], Tone>> = {
  created: 'good',
  updated: 'accent',
  unchanged: 'quiet',
  rejected: 'warn',
}
const PAUSE_MILLISECONDS = 400

export function PreviewTable({ id, order }: { readonly id: string; readonly order: ImportOrder }) {
  const { preview: words, columns } = useWords(importsWords)
  const api = useApi()
  // How they agreed changes nothing of what is shown, and is not typed yet.
  const [asked] = useDebouncedValue({ ...order, proof: '–' }, PAUSE_MILLISECONDS)
  const { data, error } = useQuery({
    queryKey: [api.key, IMPORTS, id, 'preview', asked],
    queryFn: ({ signal }) => api.post<Preview>(`${IMPORTS}/${id}/preview`, asked, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <FormSection title={words.title}>
      {error && <Text c="dimmed">{columns.wrong}</Text>}
      {!error && data && (
        <Table.ScrollContainer minWidth={0}>
          <Table aria-label={words.title} verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th className={css['wide'] ?? ''}>{words.line}</Table.Th>
                <Table.Th>{words.outcome}</Table.Th>
                <Table.Th>
                  {words.name} · {words.addresses}
                </Table.Th>
                <Table.Th className={css['wide'] ?? ''}>{words.state}</Table.Th>
                <Table.Th className={css['wide'] ?? ''}>{words.tags}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.items.map((row) => (
                <PreviewLine key={row.line} row={row} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </FormSection>
  )
}

function PreviewLine({ row: { line, outcome, reason, cells, contact } }: { readonly row: PreviewRow }) {
  const { preview: words, outcomes } = useWords(importsWords)
  const { states } = useWords(contactsWords)
  return (
    <Table.Tr>
      <Table.Td className={css['wide'] ?? ''}>{line}</Table.Td>
      <Table.Td>
        <StateBadge tone={TONES[outcome]}>{outcomes[outcome]}</StateBadge>
      </Table.Td>
      {contact && reason === null ? (
        <>
          <Table.Td className={css['breakable'] ?? ''}>
            {contact.name}
            <Text size="sm" c="dimmed">
              {[contact.email, contact.phone].filter(Boolean).join(' · ')}
            </Text>
          </Table.Td>
          <Table.Td className={css['wide'] ?? ''}>
            <StateBadge tone={STATE_TONES[contact.state]}>{states[contact.state]}</StateBadge>
          </Table.Td>
          <Table.Td className={css['wide'] ?? ''}>{contact.tags.join(', ')}</Table.Td>
        </>
      ) : (
        <Table.Td colSpan={3} className={css['breakable'] ?? ''}>
          {words.reason(reason ?? '')}
          <Text size="xs" c="dimmed">
            {cells.filter(Boolean).slice(0, 5).join(' · ')}
          </Text>
        </Table.Td>
      )}
    </Table.Tr>
  )
}
