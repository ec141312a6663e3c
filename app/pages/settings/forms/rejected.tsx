/** Forms that named nobody: what they sent, why they are here, and the way to take them in after all. */
import { Button, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RejectedForm, RejectedForms as Found } from '../../../../server/app-api/form-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useWords } from '../../../words/language.ts'
import { settingsFormsWords } from '../../../words/settings-forms.ts'
import { MendForm } from './mend.tsx'
import css from '../settings.module.css'

const PATH = '/app/api/forms/rejected'

export function RejectedForms() {
  const { rejected: words } = useWords(settingsFormsWords)
  const api = useApi()
  const [chosen, setChosen] = useState<RejectedForm>()
  const { data } = useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<Found>(PATH, { signal }),
  })
  return (
    <FormSection title={words.title} text={words.text}>
      {data?.items.length === 0 && <Text c="dimmed">{words.none}</Text>}
      {data && data.items.length > 0 && <Rows rows={data.items} onChoose={setChosen} />}
      {chosen && <MendForm key={chosen.id} id={chosen.id} onClose={() => setChosen(undefined)} />}
    </FormSection>
  )
}

interface RowsGiven {
  readonly rows: readonly RejectedForm[]
  readonly onChoose: (form: RejectedForm) => void
}

function Rows({ rows, onChoose }: RowsGiven) {
  const { rejected: words } = useWords(settingsFormsWords)
  return (
    <Table aria-label={words.title}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{words.when}</Table.Th>
          <Table.Th>{words.sent}</Table.Th>
          <Table.Td />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((form) => (
          <Table.Tr key={form.id}>
            <Table.Td>
              <RelativeTime at={form.created} />
            </Table.Td>
            <Table.Td className={css['breaks'] ?? ''}>
              <Sent form={form} />
              <Text size="sm" c="dimmed">
                {form.reason}
              </Text>
            </Table.Td>
            <Table.Td align="right">
              <Button
                size="xs"
                variant="default"
                aria-label={words.replayOf(form.created)}
                onClick={() => onChoose(form)}
              >
                {words.replay}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Sent({ form: { fields } }: { readonly form: RejectedForm }) {
  return fields.map(({ name, value }, at) => (
    // A form may send a name twice; what it sent never moves.
    // oxlint-disable-next-line react/no-array-index-key
    <Text key={at} size="sm" lineClamp={2}>
      <strong>{name}</strong> {value}
    </Text>
  ))
}
