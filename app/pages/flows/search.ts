/** What of the flows is shown, as the address says it. */
import { readPaneSearch, type PaneSearch } from '../campaigns/pane-search.ts'

export const TABS = ['steps', 'people', 'rehearse'] as const
export type Tab = (typeof TABS)[number]

export const STATES = ['waiting', 'failed', 'left', 'done'] as const
export type State = (typeof STATES)[number]

export interface MailSearch extends PaneSearch {
  /** The path of the step whose mail is written. */
  readonly mail?: string
}

export interface FlowSearch extends MailSearch {
  readonly tab?: Tab
  readonly state?: State
}

/** What stands beside a mail is said while one is written. */
export function readMailSearch({ mail, ...beside }: Record<string, unknown>): MailSearch {
  return typeof mail === 'string' ? { mail, ...readPaneSearch(beside) } : {}
}

export function readFlowSearch(search: Record<string, unknown>): FlowSearch {
  const { tab, state } = search
  const [open, stands] = [TABS.find((each) => each === tab), STATES.find((each) => each === state)]
  return {
    ...(open && open !== 'steps' ? { tab: open } : {}),
    ...(stands && stands !== 'waiting' ? { state: stands } : {}),
    ...(open !== 'people' && open !== 'rehearse' ? readMailSearch(search) : {}),
  }
}

export function readFlowsSearch({ archived }: Record<string, unknown>): { readonly archived?: true } {
  return archived === true || archived === 'true' ? { archived: true } : {}
}
