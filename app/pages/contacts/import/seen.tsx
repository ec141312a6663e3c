/** What came of an import, for whoever may only look: how it stands, its numbers, the rows that were left out. */
import { Stack, Text, Title } from '@mantine/core'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { Counts } from './counts.tsx'
import { Rejected } from './rejected.tsx'
import type { Import } from './use-import.ts'

export function Seen({ of }: { readonly of: Import }) {
  const words = useWords(importsWords)
  const isTrial = of.status === 'checking' || of.status === 'checked'
  const isUndone = of.status === 'undoing' || of.status === 'undone'
  const named = isUndone ? words.undoCounts : isTrial ? words.counts : words.done
  return (
    <Stack gap="lg">
      <Title order={2}>{words.states[of.status]}</Title>
      {of.failure !== null && <Text>{of.failure}</Text>}
      {Object.keys(of.counts).length > 0 && <Counts counts={of.counts} words={named} />}
      <Rejected of={of} />
    </Stack>
  )
}
