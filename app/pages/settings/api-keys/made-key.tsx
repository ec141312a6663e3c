/** A key that was made just now: shown this once. */
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { KeyMade } from '../../../../server/app-api/key-schemas.ts'
import { keysWords } from '../../../words/keys.ts'
import { useWords } from '../../../words/language.ts'
import { CopyIcon } from '../copy.tsx'

export function MadeKey({ made, onDone }: { readonly made: KeyMade; readonly onDone: () => void }) {
  const words = useWords(keysWords)
  return (
    <Alert title={words.made} mb="lg">
      <Stack>
        <Text size="sm">{words.madeText}</Text>
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput label={words.key} value={made.key} readOnly autoFocus flex={1} />
          <CopyIcon text={made.key} label={words.copy} copied={words.copied} />
        </Group>
        <div>
          <Button onClick={onDone}>{words.done}</Button>
        </div>
      </Stack>
    </Alert>
  )
}
