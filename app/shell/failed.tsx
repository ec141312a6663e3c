/** What is shown where a page could not be: it is not there, or something went wrong. */
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError, ConnectionLost } from '../api/errors.ts'
import { LinkButton } from '../ui/links.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import css from './shell.module.css'

export function NotFound() {
  const words = useWords(shellWords)
  return (
    <Stack className={css['lost'] ?? ''}>
      <Title order={1}>{words.notFound.title}</Title>
      <Text>{words.notFound.text}</Text>
      <Group>
        <LinkButton to="/">{words.notFound.home}</LinkButton>
      </Group>
    </Stack>
  )
}

export function Failed({ error, reset }: ErrorComponentProps) {
  const words = useWords(shellWords)
  const router = useRouter()
  const text = error instanceof ConnectionLost ? words.failed.connection : words.failed.text
  return (
    <Stack className={css['lost'] ?? ''} role="alert">
      <Title order={1}>{words.failed.title}</Title>
      <Text>{error instanceof ApiError ? error.message : text}</Text>
      {error instanceof ApiError && (
        <Text size="xs" c="dimmed">
          {words.failed.trace(error.traceId)}
        </Text>
      )}
      <Group>
        <Button
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          {words.failed.again}
        </Button>
      </Group>
    </Stack>
  )
}
