/** Whether a version is to go to the rest: that cannot be undone. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/workspace.tsx'
import { useNumbers } from '../../../ui/time.tsx'
import { useWords } from '../../../words/language.ts'
import { splitTestWords } from '../../../words/split-test.ts'
import { LETTERS } from './letters.ts'

export function Sure({
  id,
  path,
  variant,
  waiting,
  onClose,
}: {
  readonly id: string
  readonly path: string
  readonly variant: number
  readonly waiting: number
  readonly onClose: () => void
}) {
  const words = useWords(splitTestWords)
  const numbers = useNumbers()
  const api = useApi()
  const queries = useQueryClient()
  const letter = LETTERS[variant - 1] ?? ''
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post(`/app/api/campaigns/${id}/split-test/winner`, { variant }),
    onSuccess: () => notifications.show({ message: words.chosen(letter) }),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [api.key, path] })
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={words.sure(letter)} withCloseButton={false}>
      <Stack>
        <Text>{words.sureText(numbers(waiting))}</Text>
        <Group>
          <Button loading={isPending} onClick={() => mutate()}>
            {words.choose(letter)}
          </Button>
          <Button variant="default" data-autofocus onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
