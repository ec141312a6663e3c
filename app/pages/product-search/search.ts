/** Which part of the search's page is open, as its address says it. */
import { readListSearch, type ListSearch } from '../../ui/list/search.ts'

export const TABS = ['missed', 'words', 'pins', 'hidden'] as const
export type Tab = (typeof TABS)[number]

export interface TuningSearch extends ListSearch {
  readonly tab?: Tab
  /** Of the pins only this one's. */
  readonly prompt?: string
}

/** For `validateSearch`: what is not understood is left out. */
export function readTuningSearch({ tab, prompt, ...rest }: Record<string, unknown>): TuningSearch {
  const known = TABS.find((each) => each === tab)
  return {
    ...readListSearch(rest),
    ...(known && known !== 'missed' ? { tab: known } : {}),
    ...(known === 'pins' && typeof prompt === 'string' && prompt.trim() ? { prompt } : {}),
  }
}
