/** Whom the block with the cursor is shown to: everybody, or by a tag or a segment, or by a condition that was written. */
import { Autocomplete, NativeSelect, Select, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/workspace.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { useSegments } from '../use-audience.ts'
import { choiceOf, conditionOf, type Choice } from './condition.ts'

type Kind = Choice['kind']

const KINDS: readonly Kind[] = ['all', 'tag', 'noTag', 'segment', 'noSegment']

export function ChooseShownTo({
  condition,
  onCondition,
}: {
  readonly condition: string | undefined
  readonly onCondition: (condition: string | undefined) => void
}) {
  const { shownTo: words } = useWords(blockWords)
  const choice = choiceOf(condition)
  const onChoice = (next: Choice) => onCondition(conditionOf(next))
  const kinds = choice.kind === 'own' ? [...KINDS, 'own' as const] : KINDS
  return (
    <Stack gap="xs">
      <NativeSelect
        label={words.label}
        description={words.text}
        value={choice.kind}
        data={kinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(event) => onChoice(turned(choice, event.currentTarget.value as Kind))}
      />
      {(choice.kind === 'tag' || choice.kind === 'noTag') && (
        <TagInput value={choice.value} onValue={(value) => onChoice({ kind: choice.kind, value })} />
      )}
      {(choice.kind === 'segment' || choice.kind === 'noSegment') && (
        <SegmentInput value={choice.value} onValue={(value) => onChoice({ kind: choice.kind, value })} />
      )}
      {choice.kind === 'own' && <TextInput label={words.own} value={choice.value} readOnly />}
    </Stack>
  )
}

/** A tag stays a tag, and a segment a segment. */
function turned(before: Choice, kind: Kind): Choice {
  if (kind === 'all') return { kind }
  const member = (of: Kind) => of.toLowerCase().replace('no', '')
  const value = before.kind !== 'all' && member(before.kind) === member(kind) ? before.value : ''
  return { kind, value }
}

interface Given {
  readonly value: string
  readonly onValue: (value: string) => void
}

function TagInput({ value, onValue }: Given) {
  const { shownTo: words } = useWords(blockWords)
  const api = useApi()
  const { data } = useQuery({
    queryKey: [api.key, '/api/contacts/contacts-tags'],
    queryFn: ({ signal }) =>
      api.get<readonly { readonly name: string }[]>('/api/contacts/contacts-tags', { signal }),
  })
  return (
    <Autocomplete
      label={words.tag}
      value={value}
      data={(data ?? []).map(({ name }) => name)}
      limit={20}
      onChange={onValue}
      error={value.trim() ? undefined : words.nobody}
    />
  )
}

function SegmentInput({ value, onValue }: Given) {
  const { shownTo: words } = useWords(blockWords)
  const { data } = useSegments()
  return (
    <Select
      label={words.segment}
      value={value || null}
      data={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      searchable
      onChange={(chosen) => onValue(chosen ?? '')}
      error={value ? undefined : words.nobody}
    />
  )
}
