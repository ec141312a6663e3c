/** A field is deleted once it was seen what goes by it. */
import { Button, Group, List, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FieldRecord, FieldUses } from '../../../../server/app-api/field-schemas.ts'
import { useApi, useHere } from '../../../api/workspace.tsx'
import { useNumbers } from '../../../ui/time.tsx'
import { fieldsWords } from '../../../words/fields.ts'
import { useWords } from '../../../words/language.ts'
import { FIELDS, useFieldsChanged } from './use-fields.ts'

export function DeleteField({ of: { id, name, label } }: { readonly of: FieldRecord }) {
  const words = useWords(fieldsWords)
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const uses = useQuery({
    queryKey: [api.key, FIELDS, id, 'uses'],
    queryFn: ({ signal }) => api.get<FieldUses>(`${FIELDS}/${id}/uses`, { signal }),
    enabled: isAsking,
    staleTime: 0,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.delete(`${FIELDS}/${id}`),
    onSuccess: () => void notifications.show({ message: words.deleted(label) }),
    onError: ({ message }) => void notifications.show({ message, color: 'red' }),
    onSettled: useFieldsChanged(),
  })
  return (
    <>
      <Button size="xs" variant="default" aria-label={words.deleteOf(label)} onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <Modal opened={isAsking} onClose={close} title={words.deleteTitle(label)} withCloseButton={false}>
        <Stack>
          <Text>{words.deleteText(name)}</Text>
          {uses.data ? <Uses of={uses.data} /> : <Skeleton height={48} />}
          {uses.error && <Text role="alert">{uses.error.message}</Text>}
          <Group>
            <Button color="red" loading={isPending} disabled={!uses.data} onClick={() => mutate()}>
              {words.delete}
            </Button>
            <Button variant="default" data-autofocus onClick={close}>
              {words.cancel}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

function Uses({ of: { segments, flows, campaigns, formCalls } }: { readonly of: FieldUses }) {
  const words = useWords(fieldsWords)
  const written = useNumbers()
  const { handle } = useHere().workspace
  if (segments.length + flows.length + campaigns.length + formCalls === 0) return <Text>{words.unused}</Text>
  return (
    <div>
      <Text>{words.used}</Text>
      <List size="sm" mt={6}>
        {segments.map(({ id, name }) => (
          <List.Item key={id}>
            {words.segment}:{' '}
            <Link to="/w/$handle/segments/$id" params={{ handle, id }}>
              {name}
            </Link>
          </List.Item>
        ))}
        {flows.map(({ id, name }) => (
          <List.Item key={id}>
            {words.flow}:{' '}
            <Link to="/w/$handle/flows/$id" params={{ handle, id }}>
              {name}
            </Link>
          </List.Item>
        ))}
        {campaigns.map(({ id, title }) => (
          <List.Item key={id}>
            {words.campaign}:{' '}
            <Link to="/w/$handle/campaigns/$id" params={{ handle, id }}>
              {title || words.untitled}
            </Link>
          </List.Item>
        ))}
        {formCalls > 0 && (
          <List.Item>
            {words.form}: {words.formCalls(written(formCalls))}
          </List.Item>
        )}
      </List>
    </div>
  )
}
