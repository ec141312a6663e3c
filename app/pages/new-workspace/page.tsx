/** Another workspace of the organization: its own readers, sender and team. */
import { Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sessionQuery, type Workspace } from '../../api/session.ts'
import { useApi, useHere } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { Page } from '../../ui/page.tsx'
import { enterWords } from '../../words/enter.ts'
import { useWords } from '../../words/language.ts'
import { WorkspaceFields } from '../enter/workspace-fields.tsx'

export function NewWorkspacePage() {
  const { another: words } = useWords(enterWords)
  const { handle } = useHere().workspace
  const navigate = useNavigate()
  const form = useNewWorkspace()
  return (
    <Page title={words.title} width="form">
      {useLeaveGuard(form)}
      <ApiFormBox of={form} label={words.title}>
        <Stack>
          <Text c="dimmed">{words.text}</Text>
          <WorkspaceFields propsOf={(field) => form.form.getInputProps(`workspace.${field}`)} />
          <FormButtons
            of={form}
            send={words.button}
            cancel={words.cancel}
            onCancel={() => void navigate({ to: '/w/$handle', params: { handle } })}
          />
        </Stack>
      </ApiFormBox>
    </Page>
  )
}

function useNewWorkspace() {
  const { welcome: words } = useWords(enterWords)
  const api = useApi()
  const { country, timezone } = useHere().workspace
  const queries = useQueryClient()
  const navigate = useNavigate()
  const filled = (value: string) => (value.trim() ? null : words.missing)
  return useApiForm({
    initialValues: { workspace: { name: '', country, timezone } },
    validate: { workspace: { name: filled, country: filled, timezone: filled } },
    send: async ({ workspace }) => {
      const { handle } = await api.post<Workspace>('/app/api/workspaces', workspace)
      await queries.refetchQueries(sessionQuery)
      await navigate({ to: '/w/$handle', params: { handle }, ignoreBlocker: true })
    },
  })
}
