/** Which part of a contact's page is open, as its address says it. */

export const TABS = ['timeline', 'details', 'consent', 'privacy'] as const
export type Tab = (typeof TABS)[number]

export function readTabSearch({ tab }: Record<string, unknown>): { readonly tab?: Tab } {
  const known = TABS.find((each) => each === tab)
  return known && known !== 'timeline' ? { tab: known } : {}
}
