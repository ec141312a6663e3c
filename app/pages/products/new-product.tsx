/** A product added by hand: all its fields at once. */
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useApi, useHere } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { BackLink } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { productWords } from '../../words/product.ts'
import { productsWords } from '../../words/products.ts'
import { currencyOf } from './edit/currency-of.ts'
import { Fields, GROUPS } from './edit/fields.tsx'
import { useValidate } from './edit/use-edit.ts'
import { bodyOf, valuesOf, type Field, type Values } from './edit/values.ts'

export function NewProductPage() {
  const words = useWords(productsWords)
  const { sections } = useWords(productWords)
  const { handle } = useHere().workspace
  const form = useNewProduct()
  return (
    <Page
      back={
        <BackLink to="/w/$handle/products" params={{ handle }}>
          {words.title}
        </BackLink>
      }
      title={words.add}
      width="form"
    >
      {useLeaveGuard(form)}
      <ApiFormBox of={form} label={words.add}>
        {GROUPS.map((group) => (
          <FormSection key={group} title={sections[group]}>
            <Fields form={form} group={group} />
          </FormSection>
        ))}
        <Button type="submit" mt="md" loading={form.isSending}>
          {words.save}
        </Button>
      </ApiFormBox>
    </Page>
  )
}

function useNewProduct() {
  const words = useWords(productsWords)
  const api = useApi()
  const { handle, country } = useHere().workspace
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useApiForm<Values>({
    initialValues: { ...valuesOf(), currency: currencyOf(country) },
    validate: useValidate(),
    send: async (values) => {
      const body = bodyOf(values, Object.keys(values) as Field[])
      const { id } = await api.post<{ id: string }>('/api/products', body)
      notifications.show({ message: words.saved })
      await queries.invalidateQueries({ queryKey: [api.key, '/api/products'] })
      await navigate({ to: '/w/$handle/products/$id', params: { handle, id }, ignoreBlocker: true })
    },
  })
}
