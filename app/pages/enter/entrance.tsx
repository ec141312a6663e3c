/** The frame of the pages before a workspace is open. */
import { Title } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
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
        <img src="/app/icon.svg" width={40} height={40} alt="" />
        <Title order={1}>{title}</Title>
        {children}
      </div>
    </main>
  )
}
