/** Said wherever somebody may believe that messages go out, when the workspace keeps all of them in the outbox. */
import { Alert, Text } from '@mantine/core'
import { useHere } from '../api/workspace.tsx'
import { useWords } from '../words/language.ts'
import { uiWords } from '../words/ui.ts'
import { Icon } from './icon.tsx'
import { LinkButton } from './links.tsx'

export function OutboxOnly() {
  const { outboxOnly: words } = useWords(uiWords)
  const { handle, outboxOnly, permissions } = useHere().workspace
  if (!outboxOnly) return null
  return (
    <Alert color="yellow" icon={<Icon name="info" />} mb="lg">
      <Text size="sm" fw={600}>
        {words.title}
      </Text>
      {words.text}
      {permissions.includes('settings:write') && (
        <div>
          <LinkButton
            to="/w/$handle/settings/sending"
            params={{ handle }}
            hash="outboxOnly"
            size="xs"
            variant="default"
            mt="xs"
          >
            {words.settings}
          </LinkButton>
        </div>
      )}
    </Alert>
  )
}
