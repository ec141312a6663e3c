/** What a campaign is called: by its title, else by its subject, else by its first words. */
import type { Static } from 'typebox'
import type { CampaignSummary } from '../../../server/campaigns/schemas.ts'
import { firstWords } from '../../../server/lib/shortened.ts'
import { useApi, useList, type Api, type List, type Page } from '../../api/workspace.tsx'

type Summary = Static<typeof CampaignSummary>

interface Called {
  readonly title?: string
  readonly notification: { readonly emailTitle?: string }
  readonly text?: string
  readonly blocks?: readonly { readonly text?: string }[]
}

/** Undefined where it says nothing yet. */
export function nameOf({
  title,
  notification: { emailTitle },
  text,
  blocks = [],
}: Called): string | undefined {
  const words = text ?? blocks.find((block) => block.text?.trim())?.text ?? ''
  return title || emailTitle || firstWords(words) || undefined
}

/** A page of campaigns, each with what it is called for its title. */
export function useCampaigns(page: Page, enabled = true) {
  const api = useApi()
  const complete = (list: List<Summary>, signal: AbortSignal) => withNames(api, list, signal)
  return useList<Summary>('/api/campaigns', page, { enabled, complete })
}

async function withNames(api: Api, list: List<Summary>, signal: AbortSignal): Promise<List<Summary>> {
  const ids = list.items.flatMap(({ id, title }) => (title === undefined ? [id] : []))
  if (ids.length === 0) return list
  const query = { ids: ids.join(',') }
  const { items } = await api.get<{ items: { id: string; title: string }[] }>('/app/api/campaign-names', {
    query,
    signal,
  })
  const names = new Map(items.map(({ id, title }) => [id, title]))
  return {
    ...list,
    items: list.items.map((item) => {
      const title = item.title ?? names.get(item.id)
      return title === undefined ? item : { ...item, title }
    }),
  }
}
