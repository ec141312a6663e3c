/** Signed in, and a member of nothing. */
import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery, signOut } from '../../api/session.ts'
import { enterWords } from '../../words/enter.ts'
import { useWords } from '../../words/language.ts'
import { Entrance } from './entrance.tsx'

export function NoWorkspacePage() {
  const { none: words } = useWords(enterWords)
  const queries = useQueryClient()
  const router = useRouter()
  async function lookAgain(): Promise<void> {
    await queries.refetchQueries(sessionQuery)
    await router.navigate({ to: '/' })
  }
  return (
    <Entrance title={words.title}>
      <Text>{words.text}</Text>
      <Group>
        <Button onClick={() => void lookAgain()}>{words.again}</Button>
        <Button variant="default" onClick={() => void signOut(queries)}>
          {words.leave}
        </Button>
      </Group>
    </Entrance>
  )
}
