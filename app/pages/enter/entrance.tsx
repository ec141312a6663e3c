/** The frame of the pages before a workspace is open. */
import { Avatar, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { waysQuery } from '../../api/session.ts'
import { useAccent } from '../../theme/accent-context.ts'
import css from './entrance.module.css'

export function Entrance({
  title,
  isWide,
  children,
}: {
  readonly title: string
  readonly isWide?: boolean
  readonly children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Tidings`
  }, [title])
  return (
    <main className={css['entrance']}>
      <div className={css['box']} data-wide={isWide || undefined}>
        <Sign />
        <Title order={1}>{title}</Title>
        {children}
      </div>
    </main>
  )
}

/** Of the one workspace there is, or Tidings’ own. Nothing is shown before that is known, so that none takes the other’s place. */
function Sign() {
  const { data, isPending } = useQuery(waysQuery)
  const place = data?.place ?? null
  useAccent(place?.color ?? null)
  if (isPending) return <div className={css['sign']} />
  if (!place) return <img src="/app/icon.svg" width={40} height={40} alt="" />
  return (
    <div className={css['sign']}>
      <Avatar src={place.imageUrl} size={40} radius="md" color="accent" variant="filled" aria-hidden="true">
        {place.name.trim().slice(0, 1).toUpperCase()}
      </Avatar>
      <Text fw={600} className={css['name'] ?? ''}>
        {place.name}
      </Text>
    </div>
  )
}
