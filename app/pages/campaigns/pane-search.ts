/** What stands beside the text, as the address says it. */

export const VIEWS = ['desktop', 'phone', 'text', 'web'] as const
export type View = (typeof VIEWS)[number]

export type Pane = 'preview' | 'block' | 'history'

export interface PaneSearch {
  /** Where it is not said: the preview where there is room beside the text, else the text alone. */
  readonly pane?: Pane
  /** Of the history: the one that is looked at. */
  readonly version?: string
  /** Of the preview; where it is not said, as on what it is looked at. */
  readonly view?: View
  readonly dark?: true
  /** The contact as whom the preview is read. */
  readonly as?: string
}

export type PaneChange = { readonly [Name in keyof PaneSearch]: PaneSearch[Name] | undefined }

/** What the address says, and how it is made to say something else; `isNew`: the key for going back undoes it. */
export interface Place {
  readonly search: PaneSearch
  readonly set: (change: PaneChange, isNew?: boolean) => void
}

export function readPaneSearch({ pane, version, view, dark, as }: Record<string, unknown>): PaneSearch {
  const known = VIEWS.find((each) => each === view)
  return {
    ...(pane === 'preview' || pane === 'block' || pane === 'history' ? { pane } : {}),
    ...(pane === 'history' && typeof version === 'string' && version ? { version } : {}),
    ...(known ? { view: known } : {}),
    ...(dark === true ? { dark } : {}),
    ...(typeof as === 'string' && as ? { as } : {}),
  }
}
