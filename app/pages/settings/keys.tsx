/** Keys of the public API: made with scopes, shown once, replaced and revoked. */
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeyList, KeyMade, KeyRecord } from '../../../server/app-api/key-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { keysWords } from '../../words/keys.ts'
import { CopyIcon } from './copy.tsx'
import { NewKey, type Area, type Level } from './new-key.tsx'
import css from './settings.module.css'
import { SettingsPage } from './settings-page.tsx'
import { SureButton } from './sure.tsx'

const PATH = '/app/api/keys'

export function KeysPage() {
  const words = useWords(keysWords)
  const api = useApi()
  const queries = useQueryClient()
  const [made, setMade] = useState<KeyMade>()
  const { data } = useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<KeyList>(PATH, { signal }),
  })
  const changed = () => queries.invalidateQueries({ queryKey: [api.key, PATH] })
  const { mutate: rotate } = useMutation({
    mutationFn: (id: string) => api.post<KeyMade>(`${PATH}/${id}/rotate`),
    onSuccess: setMade,
    onSettled: changed,
  })
  const { mutate: revoke } = useMutation({
    mutationFn: (id: string) => api.delete(`${PATH}/${id}`),
    onSettled: changed,
  })
  const live = data?.items.filter(({ revoked }) => revoked === null)
  return (
    <SettingsPage title={words.title}>
      {made && <Made made={made} onDone={() => setMade(undefined)} />}
      <FormSection title={words.title} text={words.intro}>
        {live?.length === 0 && <Text c="dimmed">{words.none}</Text>}
        {live?.map((each) => (
          <Key key={each.id} of={each} onRotate={rotate} onRevoke={revoke} />
        ))}
      </FormSection>
      <NewKey
        make={async (wish) => {
          setMade(await api.post<KeyMade>(PATH, wish))
          await changed()
        }}
      />
    </SettingsPage>
  )
}

function Made({ made, onDone }: { readonly made: KeyMade; readonly onDone: () => void }) {
  const words = useWords(keysWords)
  return (
    <Alert title={words.made} mb="lg" maw={640}>
      <Stack>
        <Text>{words.madeText}</Text>
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput label={words.key} value={made.key} readOnly flex={1} />
          <CopyIcon text={made.key} label={words.copy} copied={words.copied} />
        </Group>
        <div>
          <Button onClick={onDone}>{words.done}</Button>
        </div>
      </Stack>
    </Alert>
  )
}

interface KeyGiven {
  readonly of: KeyRecord
  readonly onRotate: (id: string) => void
  readonly onRevoke: (id: string) => void
}

function Key({ of: { id, name, scopes, created, lastUsed }, onRotate, onRevoke }: KeyGiven) {
  const words = useWords(keysWords)
  // What writes also reads.
  const told = scopes.filter(
    (scope) =>
      !scopes.includes(scope.replace('read-only', 'read-write') as typeof scope) ||
      scope.endsWith('read-write'),
  )
  const said = told.map((scope) => {
    const [area = '', level = ''] = scope.split(':')
    return `${words.areas[area as Area]}: ${words.levels[level as Level].toLocaleLowerCase()}`
  })
  return (
    <Group className={css['record'] ?? ''} justify="space-between">
      <div>
        <strong>{name}</strong>
        <Text c="dimmed" size="sm">
          {said.join('; ')}
        </Text>
        <Text c="dimmed" size="sm">
          {words.created} <RelativeTime at={created} />
          {' · '}
          {lastUsed === null ? (
            words.unused
          ) : (
            <>
              {words.used} <RelativeTime at={lastUsed} />
            </>
          )}
        </Text>
      </div>
      <Group gap="xs">
        <SureButton
          label={words.rotate}
          name={words.rotateOf(name)}
          title={words.rotateTitle(name)}
          text={words.rotateText}
          cancel={words.cancel}
          onSure={() => onRotate(id)}
        />
        <SureButton
          label={words.revoke}
          name={words.revokeOf(name)}
          title={words.revokeTitle(name)}
          text={words.revokeText}
          cancel={words.cancel}
          onSure={() => onRevoke(id)}
        />
      </Group>
    </Group>
  )
}
