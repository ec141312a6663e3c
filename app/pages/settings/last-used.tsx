/** When something was made, and when it was used last. */
import { Text } from '@mantine/core'
import { RelativeTime } from '../../ui/time.tsx'

export function LastUsed({
  of: { created, lastUsed },
  words,
}: {
  readonly of: { readonly created: string; readonly lastUsed: string | null }
  readonly words: { readonly created: string; readonly used: string; readonly unused: string }
}) {
  return (
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
  )
}
