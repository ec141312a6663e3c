/** A part of a form or of settings: what it is about, what that means, and its fields below. */
import { Stack, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import css from './form.module.css'

export function FormSection({
  title,
  text,
  isHeld = false,
  children,
}: {
  readonly title: string
  readonly text?: string
  /** It takes nothing now: of a form that is being sent, outside its box. */
  readonly isHeld?: boolean
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <section className={css['section']} aria-labelledby={id} inert={isHeld}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {text !== undefined && (
        <Text size="sm" c="dimmed" mt={4}>
          {text}
        </Text>
      )}
      <Stack mt="md">{children}</Stack>
    </section>
  )
}
