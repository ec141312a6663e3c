/** Keys of the public API: made with scopes, shown once, replaced and revoked, and what was asked with each. */
import { Button, Skeleton, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeyList, KeyMade } from '../../../../server/app-api/key-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { keysWords } from '../../../words/keys.ts'
import { useWords } from '../../../words/language.ts'
import { SettingsPage } from '../settings-page.tsx'
import { KeyCard } from './key-card.tsx'
import { MadeKey } from './made-key.tsx'
import { NewKey } from './new-key.tsx'

const PATH = '/app/api/keys'

export function KeysPage() {
  const words = useWords(keysWords)
  const api = useApi()
  const [made, setMade] = useState<KeyMade>()
  const [isMaking, setMaking] = useState(false)
  const { data } = useQuery({
    queryKey: [api.key, PATH],
    queryFn: ({ signal }) => api.get<KeyList>(PATH, { signal }),
  })
  const { rotate, revoke, changed } = useVerbs(setMade)
  const live = data?.items.filter(({ revoked }) => revoked === null)
  return (
    <SettingsPage title={words.title}>
      {made && <MadeKey made={made} onDone={() => setMade(undefined)} />}
      <FormSection title={words.inUse} text={words.intro}>
        {!live && <Skeleton height={120} />}
        {live?.length === 0 && <Text c="dimmed">{words.none}</Text>}
        {live?.map((each) => (
          <KeyCard key={each.id} of={each} onRotate={rotate} onRevoke={revoke} />
        ))}
        {!isMaking && (
          <div>
            <Button onClick={() => setMaking(true)}>{words.make}</Button>
          </div>
        )}
      </FormSection>
      {isMaking && (
        <NewKey
          onClose={() => setMaking(false)}
          make={async (wish) => {
            setMade(await api.post<KeyMade>(PATH, wish))
            await changed()
          }}
        />
      )}
    </SettingsPage>
  )
}

function onError({ message }: Error): void {
  notifications.show({ message, color: 'red' })
}

function useVerbs(onMade: (made: KeyMade) => void) {
  const words = useWords(keysWords)
  const api = useApi()
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: [api.key, PATH] })
  const { mutate: rotate } = useMutation({
    mutationFn: (id: string) => api.post<KeyMade>(`${PATH}/${id}/rotate`),
    onSuccess: onMade,
    onError,
    onSettled: changed,
  })
  const { mutate: revoke } = useMutation({
    mutationFn: (id: string) => api.delete(`${PATH}/${id}`),
    onSuccess: () => void notifications.show({ message: words.revoked }),
    onError,
    onSettled: changed,
  })
  return { rotate, revoke, changed }
}
