/** What a form sends, tried out: from which key each field is read and why, what is ignored, and what is noted. Nothing is stored. */
import { Alert, Button, Group, Stack, Table, Text, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { FormReading } from '../../../../server/app-api/form-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../../ui/form/api-form.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { useKept } from '../../../ui/use-kept.ts'
import { useWords } from '../../../words/language.ts'
import { settingsFormsWords } from '../../../words/settings-forms.ts'
import css from '../settings.module.css'

const EXAMPLE = '{\n  "E-Mail": "ann@example.com",\n  "Vorname": "Ann",\n  "newsletter": "no"\n}'

export function FormTest() {
  const { test: words } = useWords(settingsFormsWords)
  const api = useApi()
  const [reading, setReading] = useState<FormReading>()
  // It can be long: what is pasted is still there when one comes back.
  const [kept, keep] = useKept('form-test', '')
  const form = useApiForm({
    initialValues: { body: kept },
    stays: true,
    send: async ({ body }) => {
      setReading(undefined)
      setReading(await api.post<FormReading>('/app/api/forms/read', { body }))
    },
  })
  const input = form.form.getInputProps('body')
  return (
    <FormSection title={words.title} text={words.text}>
      <ApiFormBox of={form} label={words.title}>
        <Stack>
          <Textarea
            label={words.body}
            description={words.bodyHint}
            placeholder={EXAMPLE}
            autosize
            minRows={5}
            maxRows={16}
            spellCheck={false}
            classNames={{ input: css['code'] ?? '' }}
            {...input}
            onChange={(event) => {
              keep(event.currentTarget.value)
              input.onChange(event)
            }}
          />
          <Group>
            <Button type="submit" variant="default" loading={form.isSending}>
              {words.read}
            </Button>
          </Group>
        </Stack>
      </ApiFormBox>
      <div aria-live="polite">{reading && <Reading reading={reading} />}</div>
    </FormSection>
  )
}

function Reading({ reading }: { readonly reading: FormReading }) {
  const { test: words } = useWords(settingsFormsWords)
  const { isTrapped, problems, fields, ignored, note } = reading
  return (
    <Stack>
      {isTrapped && <Alert color="yellow">{words.trapped}</Alert>}
      {!isTrapped && problems.length > 0 && <Alert color="red">{words.refused(problems.join(' '))}</Alert>}
      {fields.length > 0 && <Fields fields={fields} />}
      {note !== null && (
        <div>
          <Title order={3}>{words.note}</Title>
          <Text size="sm" className={css['breaks'] ?? ''} style={{ whiteSpace: 'pre-wrap' }}>
            {note}
          </Text>
        </div>
      )}
      {ignored.length > 0 && <Ignored ignored={ignored} />}
    </Stack>
  )
}

function Fields({ fields }: Pick<FormReading, 'fields'>) {
  const { test: words } = useWords(settingsFormsWords)
  return (
    <Table aria-label={words.found}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{words.field}</Table.Th>
          <Table.Th>{words.value}</Table.Th>
          <Table.Th>{words.from}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {fields.map(({ field, key, why, value }) => (
          <Table.Tr key={key}>
            <Table.Td>{words.fieldNames[field] ?? field}</Table.Td>
            <Table.Td className={css['breaks'] ?? ''}>{value ?? '–'}</Table.Td>
            <Table.Td className={css['breaks'] ?? ''}>
              <code>{key}</code>
              <Text size="sm" c="dimmed">
                {why}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

export function Ignored({ ignored }: Pick<FormReading, 'ignored'>) {
  const { test: words } = useWords(settingsFormsWords)
  return (
    <details>
      <summary>{words.ignored(ignored.length)}</summary>
      <dl className={css['parts'] ?? ''}>
        {ignored.map(({ key, reason }) => (
          <div key={key} className={css['pair'] ?? ''}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
