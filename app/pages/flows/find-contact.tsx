/** One contact, found by a part of name or email. */
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useList } from '../../api/workspace.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'

export interface Found {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

const SHOWN = 5
/** Shorter ones fit everybody. */
const LETTERS = 2

export function FindContact({
  chosen,
  onChoose,
}: {
  readonly chosen: Found | undefined
  readonly onChoose: (contact: Found | undefined) => void
}) {
  const { rehearse: words } = useWords(flowsWords)
  const [text, setText] = useState('')
  const pattern = `'${text
    .trim()
    .replaceAll(/[%_\\]/g, String.raw`\$&`)
    .replaceAll("'", "''")}'`
  const filter = `name like ${pattern} or email like ${pattern}`
  const isSought = text.trim().length >= LETTERS && !chosen
  const { data } = useList<Found>('/api/contacts', { filter, offset: 0, limit: SHOWN }, { enabled: isSought })
  return (
    <div>
      <TextInput
        label={words.find}
        value={chosen ? nameOf(chosen) : text}
        autoComplete="off"
        onChange={(event) => {
          onChoose(undefined)
          setText(event.currentTarget.value)
        }}
      />
      {isSought &&
        data?.items.map((contact) => (
          <Group key={contact.id} justify="space-between" mt={6}>
            <Text size="sm">{nameOf(contact)}</Text>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`${words.choose} ${nameOf(contact)}`}
              onClick={() => onChoose(contact)}
            >
              {words.choose}
            </Button>
          </Group>
        ))}
    </div>
  )
}

function nameOf({ name, email, phone, id }: Found): string {
  return name ?? email ?? phone ?? id
}
