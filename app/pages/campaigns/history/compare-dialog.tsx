/** One version beside the one before it, or beside what is there now; and the way back to it. */
import { Alert, Button, Group, Modal, SegmentedControl, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Version, VersionContent } from '../../../../server/app-api/version-schemas.ts'
import type { CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import { ApiError } from '../../../api/errors.ts'
import { useApi, type Api } from '../../../api/workspace.tsx'
import { ExactTime } from '../../../ui/time.tsx'
import { historyWords } from '../../../words/campaigns-history.ts'
import { useWords } from '../../../words/language.ts'
import type { Composer } from '../composer-frame.tsx'
import { contentOf } from '../draft/content.ts'
import { Changes, type Shown } from './changes.tsx'
import { Writer } from './writer.tsx'

export function CompareDialog({
  composer,
  versions,
  at,
  onClose,
}: {
  readonly composer: Composer
  /** Newest first. */
  readonly versions: readonly Version[]
  readonly at: number
  readonly onClose: () => void
}) {
  const words = useWords(historyWords)
  const [version, before, now] = [versions[at], versions[at + 1], versions[0]]
  const [against, setAgainst] = useState<'before' | 'now'>(at === 0 ? 'before' : 'now')
  const restore = useRestore(composer, version?.id, onClose)
  const { id } = composer.record
  const chosen = useContent(id, version?.id)
  const other = useContent(id, against === 'before' ? before?.id : now?.id)
  if (!version) return null
  const isFirst = against === 'before' && before === undefined
  return (
    <Modal opened onClose={onClose} size="xl" title={<ExactTime at={version.saved} />}>
      <Text size="sm" c="dimmed" mb="md">
        <Writer version={version} />
      </Text>
      {at > 0 && (
        <SegmentedControl
          aria-label={words.compare}
          value={against}
          onChange={setAgainst}
          data={[
            { value: 'now', label: words.since },
            { value: 'before', label: words.here },
          ]}
          mb="md"
        />
      )}
      {chosen && (other || isFirst) && (
        <Changes
          before={against === 'now' ? chosen : (other ?? EMPTY)}
          after={against === 'now' ? (other ?? EMPTY) : chosen}
        />
      )}
      {restore.error && (
        <Alert color="red" mt="md">
          {restore.error.message}
        </Alert>
      )}
      {at > 0 && (
        <Group justify="space-between" mt="lg">
          <Text size="sm" c="dimmed">
            {words.safe}
          </Text>
          <Button loading={restore.isPending} onClick={() => restore.mutate()}>
            {words.restore}
          </Button>
        </Group>
      )}
    </Modal>
  )
}

const EMPTY: Shown = {
  plan: null,
  title: '',
  emailTitle: '',
  emailDescription: '',
  smsText: '',
  smsTeaser: false,
  text: '',
  segmentIds: [],
  blocks: [],
}

function useContent(id: string, version: string | undefined): Shown | undefined {
  const api = useApi()
  const path = `/app/api/campaigns/${id}/versions/${version}`
  const { data } = useQuery({
    queryKey: [api.key, path],
    queryFn: ({ signal }) => api.get<VersionContent>(path, { signal }),
    enabled: version !== undefined,
    // The newest one grows while it is written.
    staleTime: 0,
  })
  return data && { ...contentOf(data.content), plan: data.plan }
}

/** What is typed is saved before, and so is a version of its own; what others saved meanwhile is taken in first. */
function useRestore({ record, session }: Composer, version: string | undefined, onDone: () => void) {
  const words = useWords(historyWords)
  const api = useApi()
  return useMutation({
    mutationFn: async () => {
      await session.flush()
      const { status, fault } = session.state()
      if (status !== 'saved') throw fault ?? new Error(words.unsaved)
      const path = `/app/api/campaigns/${record.id}/versions/${version}/restore`
      try {
        await send(api, path, session.state().hash)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error
        await session.refresh()
        await session.flush()
        await send(api, path, session.state().hash)
      }
      await session.refresh()
    },
    onSuccess: () => {
      notifications.show({ message: words.restored })
      onDone()
    },
  })
}

function send(api: Api, path: string, hash: string): Promise<CampaignRecord> {
  return api.post<CampaignRecord>(path, {}, { headers: { 'if-match': `"${hash}"` } })
}
