/** What the import would do: the last look before it does. */
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useNumbers } from '../../../ui/time.tsx'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { Counts } from './counts.tsx'
import { Rejected } from './rejected.tsx'
import { useVerb, type Import } from './use-import.ts'

export function Checked({ of, onChange }: { readonly of: Import; readonly onChange: () => void }) {
  const words = useWords(importsWords)
  const written = useNumbers()
  const { mutate, isPending } = useVerb(of.id)
  const { created = 0, updated = 0 } = of.counts
  const changed = created + updated
  return (
    <Stack gap="lg">
      <Title order={2}>{words.checked.title}</Title>
      <Counts counts={of.counts} words={words.counts} />
      <Rejected of={of} />
      {changed === 0 && <Text>{words.checked.nothing}</Text>}
      <Group>
        {changed > 0 && (
          <Button loading={isPending} onClick={() => mutate({ verb: 'start' })}>
            {words.checked.start(written(changed))}
          </Button>
        )}
        <Button variant="default" onClick={onChange}>
          {words.checked.change}
        </Button>
      </Group>
    </Stack>
  )
}
