/** Opens a campaign of which only the id is known, in the workspace that has it. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { Text } from '@mantine/core'
import { ask } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { sessionQuery } from '../../api/session.ts'
import { Waiting } from '../../shell/waiting.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { useWords } from '../../words/language.ts'
import { Onward } from './redirect-once.tsx'

export function FindCampaignPage() {
  const words = useWords(campaignsWords)
  const { id = '' } = useParams({ strict: false })
  const { href } = useLocation()
  const queries = useQueryClient()
  const { data, error } = useQuery({
    queryKey: ['campaign-place', id],
    queryFn: async () => {
      const session = await queries.fetchQuery(sessionQuery)
      return session
        ? { handle: await handleOf(id, session.workspaces) }
        : { handle: undefined, isNobody: true }
    },
  })
  if (error) throw error
  if (!data) return <Waiting />
  if (data.isNobody)
    return (
      <Onward go={async (navigate) => navigate({ to: '/sign-in', search: { next: href }, replace: true })} />
    )
  const { handle } = data
  if (handle === undefined) return <Text p="xl">{words.moved}</Text>
  return (
    <Onward
      go={async (navigate) =>
        navigate({ to: '/w/$handle/campaigns/$id', params: { handle, id }, replace: true })
      }
    />
  )
}

/** The workspace that was open last is asked first. */
async function handleOf(
  id: string,
  workspaces: readonly { readonly id: string; readonly handle: string }[],
): Promise<string | undefined> {
  const last = localStorage.getItem('workspace')
  const ordered = workspaces.toSorted(
    (one, other) => Number(other.handle === last) - Number(one.handle === last),
  )
  for (const { id: workspace, handle } of ordered) {
    if (await isThere(id, workspace)) return handle
  }
  return undefined
}

async function isThere(id: string, workspace: string): Promise<boolean> {
  try {
    await ask({ path: `/api/campaigns/${encodeURIComponent(id)}`, workspace })
    return true
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return false
    throw error
  }
}
