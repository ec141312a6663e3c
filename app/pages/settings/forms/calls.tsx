/** The last calls of the form's address: what came of each, what was read from where, and the way to mend what was refused. */
import { Button, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormCall, FormCalls as Found } from '../../../../server/app-api/form-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { StateBadge, type Tone } from '../../../ui/state-badge.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useWords } from '../../../words/language.ts'
import { settingsFormsWords } from '../../../words/settings-forms.ts'
import { Ignored } from './test.tsx'
import { MendForm } from './mend.tsx'
import css from '../settings.module.css'

const PATH = '/app/api/forms/calls'
const TONES: Readonly<Record<FormCall['outcome'], Tone>> = {
  stored: 'good',
  rejected: 'bad',
  failed: 'bad',
  trapped: 'quiet',
}

export function FormCalls() {
  const { calls: words } = useWords(settingsFormsWords)
  const api = useApi()
  const [chosen, setChosen] = useState<string>()
  const { data, refetch, isFetching } = useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<Found>(PATH, { signal }),
  })
  return (
    <FormSection title={words.title} text={words.text}>
      {data?.items.length === 0 && <Text c="dimmed">{words.none}</Text>}
      {data && data.items.length > 0 && <Calls calls={data.items} onMend={setChosen} />}
      <div>
        <Button variant="default" size="xs" loading={isFetching} onClick={() => void refetch()}>
          {words.again}
        </Button>
      </div>
      {chosen !== undefined && <MendForm key={chosen} id={chosen} onClose={() => setChosen(undefined)} />}
    </FormSection>
  )
}

interface CallsGiven {
  readonly calls: readonly FormCall[]
  readonly onMend: (rejectedId: string) => void
}

function Calls({ calls, onMend }: CallsGiven) {
  const { calls: words, rejected } = useWords(settingsFormsWords)
  return (
    <Table aria-label={words.title} verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{rejected.when}</Table.Th>
          <Table.Th>{words.outcome}</Table.Th>
          <Table.Th>{words.read}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {calls.map((call) => (
          <Table.Tr key={call.id}>
            <Table.Td>
              <RelativeTime at={call.created} />
            </Table.Td>
            <Table.Td>
              <StateBadge tone={TONES[call.outcome]}>{words.outcomes[call.outcome]}</StateBadge>
            </Table.Td>
            <Table.Td className={css['breaks'] ?? ''}>
              <Read call={call} onMend={onMend} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Read({ call, onMend }: { readonly call: FormCall; readonly onMend: CallsGiven['onMend'] }) {
  const { calls: words, rejected, test } = useWords(settingsFormsWords)
  const { fields, ignored, reason, rejectedId, isTrusted, created } = call
  return (
    <Stack gap={4} align="flex-start">
      {fields.length > 0 && (
        <Text size="sm">
          {fields.map(({ field, key }, at) => (
            <span key={key}>
              {at > 0 && ', '}
              {test.fieldNames[field] ?? field} ← <code>{key}</code>
            </span>
          ))}
        </Text>
      )}
      {reason !== null && (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      )}
      {isTrusted && (
        <Text size="sm" c="dimmed">
          {words.trusted}
        </Text>
      )}
      {ignored.length > 0 && <Ignored ignored={ignored} />}
      {rejectedId !== null && (
        <Button
          size="xs"
          variant="default"
          aria-label={rejected.replayOf(created)}
          onClick={() => onMend(rejectedId)}
        >
          {rejected.replay}
        </Button>
      )}
    </Stack>
  )
}
