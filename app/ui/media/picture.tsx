/** A picture by its address, wherever it is: through our own server, so that nobody else is asked for it. */
import { useState } from 'react'
import { useApi } from '../../api/workspace.tsx'
import { Icon } from '../icon.tsx'
import css from './media.module.css'

/** Our own as they are; of others a small one that the server fetches. Undefined for what is no such address. */
export function sourceOf(url: string, workspace: string, width: number): string | undefined {
  if (url.startsWith('/media/')) return url
  const at = URL.parse(url)
  if (!at || !/^https?:$/.test(at.protocol)) return undefined
  if (at.origin === globalThis.location.origin && at.pathname.startsWith('/media/')) return at.pathname
  return `/app/api/picture?${new URLSearchParams({ workspace, width: String(width), url })}`
}

export function Picture({
  url,
  alt,
  width = 640,
  className,
  hasPlace = true,
}: {
  readonly url: string
  readonly alt: string
  /** In pixels, at most. */
  readonly width?: number
  readonly className?: string | undefined
  /** Keeps its place with a pictogram where there is no picture. */
  readonly hasPlace?: boolean
}) {
  const { key } = useApi()
  const [failed, setFailed] = useState<string>()
  const source = sourceOf(url, key, width)
  if (source === undefined || failed === source) {
    if (!hasPlace) return null
    return (
      <span
        className={`${css['none']} ${className ?? ''}`}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <Icon name="media" />
      </span>
    )
  }
  return <img src={source} alt={alt} className={className} loading="lazy" onError={() => setFailed(source)} />
}
