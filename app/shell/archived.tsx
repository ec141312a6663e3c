/** Said on every page of an archived workspace: what that means, until when, and the way back for who may take it. */
import { Alert, Button, Text } from '@mantine/core'
import { useHere } from '../api/workspace.tsx'
import { useEnding } from '../ui/use-ending.ts'
import { Icon } from '../ui/icon.tsx'
import { ExactTime } from '../ui/time.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import css from './shell.module.css'

export function Archived() {
  const { archived: words } = useWords(shellWords)
  const { archived, eraseAfter, permissions } = useHere().workspace
  const { restore, isPending } = useEnding()
  if (archived === null) return null
  return (
    <Alert
      className={css['notice'] ?? ''}
      color={eraseAfter === null ? 'yellow' : 'red'}
      icon={<Icon name={eraseAfter === null ? 'info' : 'warning'} />}
    >
      <Text size="sm" fw={600}>
        {eraseAfter === null ? (
          words.title
        ) : (
          <>
            {words.deleted} <ExactTime at={eraseAfter} />
          </>
        )}
      </Text>
      {words.text}
      {permissions.includes('workspace:end') && (
        <div>
          <Button size="xs" variant="default" mt="xs" loading={isPending} onClick={() => restore()}>
            {words.restore}
          </Button>
        </div>
      )}
    </Alert>
  )
}
