/** What of the flows is shown, as the address says it. */

export const TABS = ['steps', 'people', 'rehearse'] as const
export type Tab = (typeof TABS)[number]

export const STATES = ['waiting', 'failed', 'left', 'done'] as const
export type State = (typeof STATES)[number]

export interface FlowSearch {
  readonly tab?: Tab
  readonly state?: State
  /** The path of the step whose mail is written. */
  readonly mail?: string
}

export function readFlowSearch({ tab, state, mail }: Record<string, unknown>): FlowSearch {
  const [open, stands] = [TABS.find((each) => each === tab), STATES.find((each) => each === state)]
  return {
    ...(open && open !== 'steps' ? { tab: open } : {}),
    ...(stands && stands !== 'waiting' ? { state: stands } : {}),
    ...(typeof mail === 'string' && open !== 'people' && open !== 'rehearse' ? { mail } : {}),
  }
}

export function readFlowsSearch({ archived }: Record<string, unknown>): { readonly archived?: true } {
  return archived === true || archived === 'true' ? { archived: true } : {}
}
