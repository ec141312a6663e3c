/** What stands beside the text, as the address says it. */

export const VIEWS = ['desktop', 'phone', 'text', 'web'] as const
export type View = (typeof VIEWS)[number]

export interface PaneSearch {
  readonly pane?: 'block'
  /** Of the preview; desktop where it is not said. */
  readonly view?: View
  readonly dark?: true
  /** The contact as whom the preview is read. */
  readonly as?: string
}

export function readPaneSearch({ pane, view, dark, as }: Record<string, unknown>): PaneSearch {
  const known = VIEWS.find((each) => each === view)
  return {
    ...(pane === 'block' ? { pane } : {}),
    ...(known && known !== 'desktop' ? { view: known } : {}),
    ...(dark === true ? { dark } : {}),
    ...(typeof as === 'string' && as ? { as } : {}),
  }
}
