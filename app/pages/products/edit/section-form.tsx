/** A part of a product's page, as a form in its place. */
import { Button, Group, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { ApiFormBox } from '../../../ui/form/api-form.tsx'
import { ClashAlert } from '../../../ui/form/clash-alert.tsx'
import { useLeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { useMergedForm } from '../../../ui/form/merged-form.ts'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import { productsWords } from '../../../words/products.ts'
import { Fields, type FieldGroup } from './fields.tsx'
import { propertiesText } from './properties.ts'
import { useValidate } from './use-edit.ts'
import { bodyOf, valuesOf, type Field, type Values } from './values.ts'

export function SectionForm({
  product,
  group,
  onDone,
}: {
  readonly product: ProductPage
  readonly group: FieldGroup
  readonly onDone: () => void
}) {
  const words = useWords(productsWords)
  const { sections, cancel } = useWords(productWords)
  const form = useSectionForm(product, onDone)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[data-autofocus], input, textarea')?.focus()
  }, [])
  const guard = useLeaveGuard(form)
  return (
    <div
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || form.form.isDirty()) return
        onDone()
      }}
    >
      {guard}
      <ApiFormBox of={form} label={sections[group]}>
        <ClashAlert of={form} nameOf={useFieldNames()} textOf={textOf} />
        <Stack>
          <Fields form={form} group={group} />
          <Group>
            <Button type="submit" loading={form.isSending}>
              {words.save}
            </Button>
            <Button variant="default" onClick={onDone}>
              {cancel}
            </Button>
          </Group>
        </Stack>
      </ApiFormBox>
    </div>
  )
}

function useSectionForm(product: ProductPage, onDone: () => void) {
  const words = useWords(productsWords)
  const api = useApi()
  const queries = useQueryClient()
  return useMergedForm<ProductPage, Values>({
    record: product,
    path: `/app/api/products/${product.id}`,
    valuesOf,
    bodyOf,
    validate: useValidate(),
    onSaved: async () => {
      await Promise.all(
        ['/app/api/products', '/api/products'].map((path) =>
          queries.invalidateQueries({ queryKey: [api.key, path] }),
        ),
      )
      notifications.show({ message: words.saved })
      onDone()
    },
  })
}

function useFieldNames(): (field: Field) => string {
  const { fields, collections } = useWords(productsWords)
  const { sections } = useWords(productWords)
  const others: Partial<Record<Field, string>> = {
    bodyHtml: fields.body,
    isForSale: fields.sale,
    collectionIds: collections.title,
    customProperties: sections.properties,
  }
  return (field) => others[field] ?? (fields as Partial<Record<string, string>>)[field] ?? field
}

function textOf(values: Values, field: Field): string {
  if (field === 'customProperties') return propertiesText(values.customProperties)
  const value = values[field]
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}
