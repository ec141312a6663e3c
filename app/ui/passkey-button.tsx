/** Shows a passkey in the place of a password; nothing where the server or the browser has none. */
import { Button, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/errors.ts'
import { hasPasskeys, isGivenUp } from '../api/passkeys.ts'
import { waysQuery } from '../api/session.ts'
import { useWords } from '../words/language.ts'
import { uiWords } from '../words/ui.ts'

export function PasskeyButton({ show }: { readonly show: () => Promise<void> }) {
  const words = useWords(uiWords)
  const { data } = useQuery(waysQuery)
  const { mutate, isPending, error } = useMutation({ mutationFn: show })
  if (!data?.passkeys || !hasPasskeys()) return null
  return (
    <>
      <Button variant="default" fullWidth loading={isPending} onClick={() => mutate()}>
        {words.passkey}
      </Button>
      {error && (
        <Text role="alert" size="sm" c="var(--bad)">
          {isGivenUp(error)
            ? words.passkeyNone
            : error instanceof ApiError
              ? error.message
              : words.passkeyFailed}
        </Text>
      )}
    </>
  )
}
