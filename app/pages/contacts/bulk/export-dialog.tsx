import { Checkbox, Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, useHere } from '../../../api/workspace.tsx'
import { useNumbers } from '../../../ui/time.tsx'
import { bulkWords } from '../../../words/bulk.ts'
import { contactsWords } from '../../../words/contacts.ts'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { filterOf, type DialogGiven } from './use-bulk.ts'

const TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
const FIRST = ['name', 'email', 'phone', 'state', 'tags']

/** What is filtered or ticked, with chosen columns. */
export function ExportDialog({ chosen, onClose, onDone }: DialogGiven) {
  const { export: words } = useWords(bulkWords)
  const { handle } = useHere().workspace
  const written = useNumbers()
  const api = useApi()
  const columns = useColumnNames()
  const [format, setFormat] = useState<keyof typeof TYPES>('csv')
  const [fields, setFields] = useState<string[]>(FIRST)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const filter = filterOf(chosen)
      const ordered = columns.map(({ name }) => name).filter((name) => fields.includes(name))
      const body = { format, fields: ordered, ...(filter !== undefined && { filter }) }
      return api.file('/app/api/contacts/export', body)
    },
    onSuccess: (file) => {
      saveFile(`${handle}-contacts.${format}`, TYPES[format], file)
      onDone()
    },
  })
  return (
    <BulkDialog
      title={words.title(written(chosen.count))}
      confirm={words.confirm}
      isReady={fields.length > 0}
      isPending={isPending}
      error={error}
      onClose={onClose}
      onConfirm={() => mutate()}
    >
      <Text>{words.text}</Text>
      <Radio.Group
        label={words.format}
        value={format}
        onChange={(value) => setFormat(value === 'xlsx' ? value : 'csv')}
      >
        <Stack gap="xs" mt={4}>
          <Radio value="csv" label={words.csv} />
          <Radio value="xlsx" label={words.xlsx} />
        </Stack>
      </Radio.Group>
      <Checkbox.Group label={words.columns} value={fields} onChange={setFields}>
        <SimpleGrid cols={2} spacing="xs" mt={4}>
          {columns.map(({ name, label }) => (
            <Checkbox key={name} value={name} label={label} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </BulkDialog>
  )
}

/** In the order in which they stand in the file; named as in the list of contacts, and as in an import. */
function useColumnNames(): readonly { readonly name: string; readonly label: string }[] {
  const { columns } = useWords(contactsWords)
  const { fields } = useWords(importsWords)
  const { custom } = useWords(bulkWords).export
  const named = {
    name: columns.name,
    email: columns.email,
    phone: columns.phone,
    state: columns.state,
    tags: columns.tags,
    bio: fields.bio,
    address: fields.address,
    postalCode: fields.postalCode,
    city: columns.city,
    region: fields.region,
    country: columns.country,
    source: columns.source,
    customFields: custom,
    created: columns.created,
    lastActivity: columns.lastActivity,
  }
  return Object.entries(named).map(([name, label]) => ({ name, label }))
}
