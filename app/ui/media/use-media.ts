/** Pictures of the workspace: listed, sent in, fetched. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaDetail, MediaList, MediaRecord } from '../../../server/app-api/media-schemas.ts'
import { upload } from '../../api/upload.ts'
import { useApi } from '../../api/workspace.tsx'

export const MEDIA = '/app/api/media'
export const MEDIA_ROWS = 60

/** What a file chooser offers; the server looks at the bytes. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/gif,image/webp,image/avif'

export interface MediaAsked {
  readonly search: string
  readonly unused?: boolean | undefined
  /** From 1. */
  readonly page?: number | undefined
}

export function useMediaList({ search, unused, page = 1 }: MediaAsked) {
  const api = useApi()
  const query = { search, unused, $offset: (page - 1) * MEDIA_ROWS, $limit: MEDIA_ROWS }
  return useQuery({
    queryKey: [api.key, MEDIA, query],
    queryFn: ({ signal }) => api.get<MediaList>(MEDIA, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useMediaDetail(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, MEDIA, id],
    queryFn: ({ signal }) => api.get<MediaDetail>(`${MEDIA}/${id}`, { signal }),
  })
}

export interface Underway {
  readonly key: number
  readonly name: string
  /** From 0 to 1; it is looked at when all of it is there. */
  readonly share: number
  /** Why it was not taken. */
  readonly fault: string | undefined
}

export interface Uploads {
  readonly underway: readonly Underway[]
  /** One after the other; gives what was taken, in order. */
  send(files: readonly File[]): Promise<MediaRecord[]>
  fetch(url: string): Promise<MediaRecord>
  forget(key: number): void
}

let keys = 0

export function useUploads(): Uploads {
  const api = useApi()
  const queries = useQueryClient()
  const [underway, setUnderway] = useState<readonly Underway[]>([])
  const set = (key: number, change: Partial<Underway> | undefined) =>
    setUnderway((all) =>
      change
        ? all.map((each) => (each.key === key ? { ...each, ...change } : each))
        : all.filter((each) => each.key !== key),
    )
  const renew = () => queries.invalidateQueries({ queryKey: [api.key, MEDIA] })
  async function sendOne(file: File, key: number): Promise<MediaRecord | undefined> {
    try {
      const record = await upload<MediaRecord>({
        path: `${MEDIA}?name=${encodeURIComponent(file.name)}`,
        file,
        workspace: api.key,
        onProgress: (share) => set(key, { share }),
      })
      set(key, undefined)
      return record
    } catch (error) {
      set(key, { fault: error instanceof Error ? error.message : '' })
      return undefined
    }
  }
  return {
    underway,
    async send(files) {
      const begun = files.map((file) => ({ file, key: (keys += 1) }))
      setUnderway((all) => [
        ...all.filter(({ fault }) => fault === undefined),
        ...begun.map(({ file: { name }, key }) => ({ key, name, share: 0, fault: undefined })),
      ])
      const taken: MediaRecord[] = []
      for (const { file, key } of begun) {
        const record = await sendOne(file, key)
        if (record) taken.push(record)
      }
      await renew()
      return taken
    },
    async fetch(url) {
      const record = await api.post<MediaRecord>('/app/api/media-by-url', { url })
      await renew()
      return record
    },
    forget: (key) => set(key, undefined),
  }
}

/** Pictures that were dropped or pasted; empty where there are none. */
export function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
}
