/** The workspace that is open, and the API asked in its name. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import { ask, askForBlob, type Ask } from './client.ts'
import type { Permission, Session, Workspace } from './session.ts'

export interface Here {
  readonly session: Session
  readonly workspace: Workspace
}

export const HereContext = createContext<Here | undefined>(undefined)

/** Below `/w/<handle>` there always is one. */
export function useHere(): Here {
  const here = use(HereContext)
  if (!here) throw new Error('no workspace is open here')
  return here
}

/** Whether the role allows it: for what is shown. What is done the server decides. */
export function useMay(permission: Permission): boolean {
  return useHere().workspace.permissions.includes(permission)
}

type Plain = Omit<Ask, 'path' | 'method' | 'body' | 'workspace'>

/** The client with the open workspace in every request; `key` begins the key of each query of it. */
export interface Api {
  readonly key: string
  get<Answer>(path: string, more?: Plain): Promise<Answer>
  post<Answer>(path: string, body?: unknown, more?: Plain): Promise<Answer>
  put<Answer>(path: string, body?: unknown, more?: Plain): Promise<Answer>
  patch<Answer>(path: string, body?: unknown, more?: Plain): Promise<Answer>
  delete<Answer>(path: string, more?: Plain): Promise<Answer>
  blob(path: string, more?: Plain): Promise<Blob>
  /** A file that is asked for with a body. */
  file(path: string, body: unknown, more?: Plain): Promise<Blob>
}

export function useApi(): Api {
  const { id } = useHere().workspace
  return useMemo(() => apiOf(id), [id])
}

function apiOf(workspace: string): Api {
  return {
    key: workspace,
    get: (path, more) => ask({ ...more, path, workspace }),
    post: (path, body, more) => ask({ ...more, method: 'POST', path, workspace, body }),
    put: (path, body, more) => ask({ ...more, method: 'PUT', path, workspace, body }),
    patch: (path, body, more) => ask({ ...more, method: 'PATCH', path, workspace, body }),
    delete: (path, more) => ask({ ...more, method: 'DELETE', path, workspace }),
    blob: (path, more) => askForBlob({ ...more, path, workspace }),
    file: (path, body, more) => askForBlob({ ...more, method: 'POST', path, workspace, body }),
  }
}

/** Spec "List envelope". */
export interface List<Item> {
  readonly meta: { readonly maxResults: number }
  readonly items: readonly Item[]
}

export interface Page {
  readonly filter?: string | undefined
  readonly sort?: string | undefined
  readonly offset: number
  readonly limit: number
}

interface Reading<Item> {
  readonly enabled?: boolean
  /** With what another endpoint knows of its items. */
  readonly complete?: (list: List<Item>, signal: AbortSignal) => Promise<List<Item>>
}

/** A page of a list; while the next one is read, the last one stays (`isPlaceholderData`). */
export function useList<Item>(
  path: string,
  { filter, sort, offset, limit }: Page,
  { enabled = true, complete = async (list) => list }: Reading<Item> = {},
) {
  const api = useApi()
  const query = { $offset: offset, $limit: limit, $filter: filter, $orderBy: sort }
  return useQuery({
    queryKey: [api.key, path, query],
    queryFn: async ({ signal }) => complete(await api.get<List<Item>>(path, { query, signal }), signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}
