/** Which rows are ticked, on any page of the list. */
import { useMemo, useState } from 'react'

export interface Selection {
  readonly ids: ReadonlySet<string>
  toggle(id: string): void
  set(ids: readonly string[], isSelected: boolean): void
  clear(): void
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      ids,
      toggle: (id) => setIds((before) => changed(before, [id], !before.has(id))),
      set: (some, isSelected) => setIds((before) => changed(before, some, isSelected)),
      clear: () => setIds(new Set()),
    }),
    [ids],
  )
}

function changed(before: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> {
  const after = new Set(before)
  for (const id of ids) {
    if (isIn) after.add(id)
    else after.delete(id)
  }
  return after
}
