/** A picture by its address, wherever it is: through our own server, so that nobody else is asked for it. */
import { useState } from 'react'
import { useApi } from '../../api/workspace.tsx'
import { Icon } from '../icon.tsx'
import css from './media.module.css'
import { sourceOf } from './source.ts'

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
