/** Contacts that are chosen, and the asking for something to be done to all of them. */
import { useQueryClient } from '@tanstack/react-query'
import { useSingle } from '../../../api/use-single.ts'
import { useApi } from '../../../api/workspace.tsx'
import { conditionText } from '../../../ui/list/filter-text.ts'

export interface Chosen {
  readonly count: number
  /** Ticked by hand; without them all that the filter matches. */
  readonly ids?: readonly string[]
  readonly filter?: string
}

export interface DialogGiven {
  readonly chosen: Chosen
  readonly onClose: () => void
  /** What was chosen is done with. */
  readonly onDone: () => void
}

export const TASKS = '/app/api/contact-tasks'

/** Begun or seen here, and not yet said to be done: a short one is over before anybody has looked. */
export const awaited = new Set<string>()

/** Begins a task; its progress is shown above the list. */
export function useBegin({ chosen, onDone }: DialogGiven) {
  const api = useApi()
  const queries = useQueryClient()
  return useSingle({
    mutationFn: ({ kind, order = {} }: { readonly kind: string; readonly order?: object }) =>
      api.post<{ readonly id: string }>(`${TASKS}/${kind}`, { ...chosen, ...order }),
    onSuccess: async ({ id }) => {
      awaited.add(id)
      onDone()
      await queries.invalidateQueries({ queryKey: [api.key, TASKS] })
    },
  })
}

/** As a filter of its own, for what takes no ids. */
export function filterOf({ ids, filter }: Chosen): string | undefined {
  return ids ? conditionText({ field: 'id', operator: 'in', values: ids }) : filter
}
