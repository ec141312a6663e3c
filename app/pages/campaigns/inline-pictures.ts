/** The pictures of a mail or page put into it, by way of our own server: a frame without an origin may ask nobody. */
import { useEffect, useState } from 'react'
import { useApi, type Api } from '../../api/workspace.tsx'
import { sourceOf } from '../../ui/media/source.ts'

const ADDRESS = /(<img\b[^>]*?\ssrc="|\bbackground="|url\(['"]?)(https?:[^"')]+)/gi
/** As wide as mails are shown, twice over. */
const WIDTH = 1280
/** Where there is none, its words are shown. */
const NONE = 'data:,'

/** First without pictures, then with them; each is asked for once. */
export function useInlinePictures(html: string): string {
  const api = useApi()
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    const missing = [...new Set([...html.matchAll(ADDRESS)].map(([, , url = '']) => url))].filter(
      (url) => !known.has(url),
    )
    if (missing.length === 0) return undefined
    const stop = new AbortController()
    const show = async (): Promise<void> => {
      const asked = missing.map(async (url) => [url, await dataOf(api, url, stop.signal)] as const)
      const found = await Promise.all(asked)
      if (!stop.signal.aborted) setKnown((before) => new Map([...before, ...found]))
    }
    void show()
    return () => stop.abort()
  }, [html, known, api])
  return html.replaceAll(ADDRESS, (_, before: string, url: string) => before + (known.get(url) ?? NONE))
}

async function dataOf(api: Api, url: string, signal: AbortSignal): Promise<string> {
  const source = sourceOf(url.replaceAll('&amp;', '&'), api.key, WIDTH)
  if (source === undefined) return NONE
  try {
    return await asData(await api.blob(source, { signal }))
  } catch {
    return NONE
  }
}

function asData(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : NONE))
  reader.addEventListener('error', () => reject(new Error('a picture could not be read')))
  reader.readAsDataURL(blob)
  return promise
}
