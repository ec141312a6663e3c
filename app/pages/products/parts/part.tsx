/** A part of a product's page, read, and with its pen edited where it stands. */
import { Button, Text, Title } from '@mantine/core'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { useMay } from '../../../api/workspace.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import type { FieldGroup } from '../edit/fields.tsx'
import { SectionForm } from '../edit/section-form.tsx'
import css from '../product.module.css'

interface Given {
  readonly title: string
  readonly product: ProductPage
  /** What of it is edited here; without one it is only read. */
  readonly group?: FieldGroup
  readonly children: ReactNode
}

export function Part({ title, product, group, children }: Given) {
  const id = useId()
  const { isOpen, open, close, pen } = useEditing()
  return (
    <section className={css['part']} aria-labelledby={id}>
      <header>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {group && !isOpen && <Pen of={title} onOpen={open} pen={pen} />}
      </header>
      {group && isOpen ? <SectionForm product={product} group={group} onDone={close} /> : children}
    </section>
  )
}

/** Whether it is being edited; afterwards the focus is on what opened it. */
export function useEditing() {
  const [isOpen, setOpen] = useState(false)
  const pen = useRef<HTMLButtonElement>(null)
  return {
    isOpen,
    pen,
    open: () => setOpen(true),
    close: () => {
      setOpen(false)
      requestAnimationFrame(() => pen.current?.focus())
    },
  }
}

export function Pen({
  of,
  onOpen,
  pen,
}: {
  readonly of: string
  readonly onOpen: () => void
  readonly pen: React.Ref<HTMLButtonElement>
}) {
  const words = useWords(productWords)
  if (!useMay('products:write')) return null
  return (
    <Button
      ref={pen}
      size="compact-sm"
      variant="subtle"
      leftSection={<Icon name="edit" size={14} />}
      aria-label={words.editOf(of)}
      onClick={onOpen}
    >
      {words.edit}
    </Button>
  )
}

/** Where something is not there yet: what it would be good for. */
export function Missing({ title, text, action }: { title: string; text: string; action?: ReactNode }) {
  return (
    <div className={css['missing']}>
      <Text fw={550} size="sm">
        {title}
      </Text>
      <Text c="dimmed" size="sm">
        {text}
      </Text>
      {action}
    </div>
  )
}
