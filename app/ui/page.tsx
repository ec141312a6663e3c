/** A page: the way back, its heading, its one primary action at the right, and what it is about below. */
import { Group, Title } from '@mantine/core'
import { useEffect, type ReactNode } from 'react'
import css from './page.module.css'

export function Page({
  title,
  back,
  action,
  width = 'full',
  children,
}: {
  readonly title: string
  /** A `BackLink`. */
  readonly back?: ReactNode
  readonly action?: ReactNode
  /** `form`: no wider than a form is read; `text`: than a text; `cards`: than cards below each other. */
  readonly width?: 'full' | 'form' | 'text' | 'cards'
  readonly children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · Tidings`
  }, [title])
  return (
    <div className={css['page']} data-width={width}>
      {back}
      <Group justify="space-between" mb="lg" className={css['head']} gap="md">
        <Title order={1}>{title}</Title>
        {action}
      </Group>
      {children}
    </div>
  )
}
