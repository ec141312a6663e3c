/** What came of an import, and the way back. */
import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useHere } from '../../../api/workspace.tsx'
import { LinkButton } from '../../../ui/links.tsx'
import { ExactTime } from '../../../ui/time.tsx'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { Counts } from './counts.tsx'
import { Rejected } from './rejected.tsx'
import { useVerb, type Import } from './use-import.ts'

export function Done({ of }: { readonly of: Import }) {
  const words = useWords(importsWords)
  const { handle } = useHere().workspace
  const { mutate, isPending } = useVerb(of.id)
  const isUndone = of.status === 'undone'
  const title = isUndone ? words.undone : of.status === 'stopped' ? words.stopped : words.finished
  return (
    <Stack gap="lg">
      <Title order={2}>{title}</Title>
      {of.failure !== null && <Text role="alert">{of.failure}</Text>}
      {isUndone && <Counts counts={of.counts} words={words.undoCounts} />}
      {!isUndone && <Counts counts={of.counts} words={words.done} />}
      <Rejected of={of} />
      <Group>
        <LinkButton to="/w/$handle/contacts" params={{ handle }}>
          {words.see}
        </LinkButton>
        {of.status === 'stopped' && (
          <Button variant="default" loading={isPending} onClick={() => mutate({ verb: 'resume' })}>
            {words.resume}
          </Button>
        )}
        {of.isUndoable && <Undo of={of} />}
      </Group>
      {of.undoUntil !== null && (
        <Text size="sm" c="dimmed">
          {words.undo.until} <ExactTime at={of.undoUntil} />
        </Text>
      )}
    </Stack>
  )
}

function Undo({ of }: { readonly of: Import }) {
  const { undo: words } = useWords(importsWords)
  const [isOpen, setOpen] = useState(false)
  const { mutate, isPending } = useVerb(of.id)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.button}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={words.title} withCloseButton={false}>
        <Text mb="lg">{words.text}</Text>
        <Group>
          <Button
            color="red"
            loading={isPending}
            onClick={() => mutate({ verb: 'undo' }, { onSettled: () => setOpen(false) })}
          >
            {words.confirm}
          </Button>
          <Button variant="default" onClick={() => setOpen(false)}>
            {words.cancel}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
