/** An import as the server knows it: sent in pieces, looked at while it is under way. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { notifications } from '@mantine/notifications'
import type { ImportPage, Order } from '../../../../server/app-api/import-schemas.ts'
import { ApiError } from '../../../api/errors.ts'
import { useSingle } from '../../../api/use-single.ts'
import { useApi, type Api } from '../../../api/workspace.tsx'

export type Import = ImportPage
export type ImportOrder = Order

export const IMPORTS = '/app/api/imports'
const LOOK_MILLISECONDS = 700
const MOVING: readonly Import['status'][] = ['reading', 'checking', 'running', 'undoing']

/** Looked at again and again while a worker is at it. */
export function useImport(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, IMPORTS, id],
    queryFn: ({ signal }) => api.get<Import>(`${IMPORTS}/${id}`, { signal }),
    refetchInterval: ({ state }) =>
      state.data && MOVING.includes(state.data.status) ? LOOK_MILLISECONDS : false,
  })
}

/** A word to the server about an import; it is looked at again afterwards. `besideFields`: paths whose faults the page shows. */
export function useVerb(id: string, besideFields: readonly string[] = []) {
  const api = useApi()
  const queries = useQueryClient()
  return useSingle({
    mutationFn: ({ verb, body }: { readonly verb: string; readonly body?: object }) =>
      api.post(`${IMPORTS}/${id}/${verb}`, body),
    onSettled: () => queries.invalidateQueries({ queryKey: [api.key] }),
    // What is about a field is said beside it.
    onError: (error) => {
      const isSaid =
        error instanceof ApiError && error.details.some(({ path }) => besideFields.includes(path))
      if (!isSaid) notifications.show({ message: error.message, color: 'red' })
    },
  })
}

const PIECE_BYTES = 1_048_576

/** Sends the file; answers its id. A piece that fails is sent again twice, later each time. */
export async function sendFile(api: Api, file: File, onShare: (share: number) => void): Promise<string> {
  const { id } = await api.post<{ id: string }>(IMPORTS, { name: file.name.slice(-255), bytes: file.size })
  const pieces = Math.ceil(file.size / PIECE_BYTES)
  for (let number = 0; number < pieces; number += 1) {
    const piece = file.slice(number * PIECE_BYTES, (number + 1) * PIECE_BYTES)
    await again(() =>
      api.put(`${IMPORTS}/${id}/pieces/${number}`, piece, {
        headers: { 'content-type': 'application/octet-stream' },
      }),
    )
    onShare((number + 1) / pieces)
  }
  await api.post(`${IMPORTS}/${id}/uploaded`)
  return id
}

const PAUSES_MILLISECONDS = [1_000, 4_000]

async function again(send: () => Promise<unknown>): Promise<void> {
  for (const pause of PAUSES_MILLISECONDS) {
    try {
      await send()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  await send()
}
