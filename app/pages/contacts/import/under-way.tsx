/** A pass over all rows, as far as it is. */
import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { useNumbers } from '../../../ui/time.tsx'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { useVerb, type Import } from './use-import.ts'

export function UnderWay({ of }: { readonly of: Import }) {
  const words = useWords(importsWords)
  const written = useNumbers()
  const { mutate, isPending } = useVerb(of.id)
  const isRunning = of.status === 'running'
  const title = isRunning ? words.running : of.status === 'undoing' ? words.undoing : words.checking
  const share = of.total === 0 ? 0 : (100 * of.done) / of.total
  return (
    <Stack maw={640}>
      <Title order={2}>{title}</Title>
      <Progress value={share} aria-label={title} />
      <Text role="status">{words.progress(written(of.done), written(of.total))}</Text>
      <Text c="dimmed" size="sm">
        {words.stay}
      </Text>
      {isRunning && (
        <Group>
          <Button variant="default" loading={isPending} onClick={() => mutate({ verb: 'stop' })}>
            {words.stop}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
