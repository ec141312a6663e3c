/** Where nothing is yet: one sentence that says what would be here, and the way to the first. */
import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import css from './empty-state.module.css'

export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  readonly icon: IconName
  /** Left out where the heading of the page says it. */
  readonly title?: string
  readonly text: string
  readonly action?: ReactNode
}) {
  return (
    <Stack align="center" gap="sm" className={css['empty'] ?? ''}>
      <span className={css['icon']}>
        <Icon name={icon} size={28} />
      </span>
      {title !== undefined && <Title order={2}>{title}</Title>}
      <Text c="dimmed" maw={440}>
        {text}
      </Text>
      {action}
    </Stack>
  )
}
