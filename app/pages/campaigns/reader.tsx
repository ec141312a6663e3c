/** As whom a mail is looked at. */
import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, type List } from '../../api/workspace.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import css from './composer.module.css'

const TYPING_MILLISECONDS = 250

interface Found {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
}

export function Reader({
  size,
  value,
  onChange,
}: {
  readonly size: 'xs' | 'sm'
  readonly value: string | undefined
  readonly onChange: (contact: string | undefined) => void
}) {
  const { preview: words } = useWords(composerWords)
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed, TYPING_MILLISECONDS)
  const api = useApi()
  const body = { fields: ['id', 'name', 'email'], offset: 0, limit: 10, ...filterOf(wanted) }
  const { data } = useQuery({
    queryKey: [api.key, 'contacts-search', body],
    queryFn: ({ signal }) => api.post<List<Found>>('/api/contacts-search', body, { signal }),
    placeholderData: keepPreviousData,
  })
  const found = (data?.items ?? []).map(({ id, name, email }) => ({ value: id, label: name ?? email ?? id }))
  const choices =
    value === undefined || found.some((each) => each.value === value)
      ? found
      : [...found, { value, label: words.as }]
  return (
    <Select
      size={size}
      aria-label={words.as}
      leftSection={words.as}
      leftSectionWidth={48}
      classNames={{ section: css['as'] ?? '' }}
      leftSectionPointerEvents="none"
      placeholder={words.nobody}
      nothingFoundMessage={words.search}
      data={choices}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      onSearchChange={setTyped}
      // The server has looked.
      filter={({ options }) => options}
      searchable
      clearable
    />
  )
}

function filterOf(text: string) {
  const value = text.trim()
  if (!value) return {}
  const like = (field: string) => ({ field, operator: 'like', value })
  return { filter: { or: [like('name'), like('email')] } }
}
