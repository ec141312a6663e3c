/** The way off the list: what it risks is said first, and what cannot be taken lightly is typed. */
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SuppressionRecord } from '../../../server/app-api/suppression-schemas.ts'
import { useApi, useMay } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/language.ts'
import { outboxWords } from '../../words/outbox.ts'

export function Lift({ of }: { readonly of: SuppressionRecord }) {
  const { suppressions: words } = useWords(outboxWords)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={words.liftOf(of.address)}
        onClick={() => setAsking(true)}
      >
        {words.lift}
      </Button>
      <Modal opened={isAsking} onClose={close} title={words.liftTitle(of.address)} withCloseButton={false}>
        <Question of={of} onClose={close} />
      </Modal>
    </>
  )
}

function Question({ of, onClose }: { readonly of: SuppressionRecord; readonly onClose: () => void }) {
  const { suppressions: words } = useWords(outboxWords)
  const [typed, setTyped] = useState('')
  const { channel, address, reason } = of
  const isGrave = reason === 'complained' || reason === 'blocked'
  const mayLift = useMay('settings:write') || !isGrave
  const isTyped = !isGrave || typed.trim().toLowerCase() === address
  const { mutate, isPending, error } = useLift(of, isGrave, onClose)
  return (
    <Stack>
      <Alert color={isGrave ? 'red' : 'yellow'} icon={<Icon name="warning" />}>
        {words.risks[reason]}
      </Alert>
      <Text size="sm">{mayLift ? words.state : words.onlyAdmin}</Text>
      {isGrave && mayLift && (
        <TextInput
          label={words.typeIt(address)}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          type={channel === 'email' ? 'email' : 'tel'}
        />
      )}
      {error && <Text c="var(--bad)">{error.message}</Text>}
      <Group>
        {mayLift && (
          <Button color="red" disabled={!isTyped} loading={isPending} onClick={() => mutate()}>
            {words.lift}
          </Button>
        )}
        <Button variant="default" data-autofocus onClick={onClose}>
          {words.cancel}
        </Button>
      </Group>
    </Stack>
  )
}

function useLift({ channel, address }: SuppressionRecord, isMeant: boolean, onDone: () => void) {
  const { suppressions: words } = useWords(outboxWords)
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api.post('/app/api/suppressions/remove', { channel, address, ...(isMeant && { isMeant }) }),
    onSuccess: async () => {
      notifications.show({ message: words.lifted(address) })
      onDone()
      await queries.invalidateQueries({ queryKey: [api.key] })
    },
  })
}
