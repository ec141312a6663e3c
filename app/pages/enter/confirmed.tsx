/** Where one ends who has confirmed at a provider, in a window of its own. */
import { Text } from '@mantine/core'
import { useWords } from '../../words/language.ts'
import { enterWords } from '../../words/enter.ts'
import { Entrance } from './entrance.tsx'

export function ConfirmedPage() {
  const { confirmed: words } = useWords(enterWords)
  return (
    <Entrance title={words.title}>
      <Text>{words.text}</Text>
    </Entrance>
  )
}
