/** What is shown where a page could not be: it is not there, or something went wrong. */
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { onlineManager } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
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

/** As Chrome, Firefox, Safari and the bundler say that a part of the app did not come. */
const UNLOADED = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

export function Failed({ error, reset }: ErrorComponentProps) {
  const words = useWords(shellWords)
  const router = useRouter()
  const isUnloaded = error instanceof Error && UNLOADED.test(error.message)
  const text = isUnloaded
    ? words.failed.unloaded
    : error instanceof ConnectionLost
      ? words.failed.connection
      : words.failed.text
  const again = () => {
    // What a browser could not load it does not try to load a second time.
    if (isUnloaded) return location.reload()
    reset()
    void router.invalidate()
  }
  useBackOnline(again)
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
        <Button onClick={again}>{words.failed.again}</Button>
      </Group>
    </Stack>
  )
}

/** Once there is a connection again, without anybody's doing. */
function useBackOnline(go: () => void): void {
  const next = useRef(go)
  useEffect(() => {
    next.current = go
  })
  useEffect(() => onlineManager.subscribe((isOnline) => isOnline && next.current()), [])
}
