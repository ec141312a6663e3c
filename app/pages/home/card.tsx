/** A part of the first page, under a heading of its own. */
import { Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import css from './home.module.css'

export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section className={css['card']} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}
