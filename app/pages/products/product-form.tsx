/** A product added or edited by hand. */
import {
  Button,
  Group,
  MultiSelect,
  NumberInput,
  Select,
  TagsInput,
  Textarea,
  TextInput,
} from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ProductUpsert } from '../../../server/catalog/products/schemas.ts'
import { useApi, useHere } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { ChoosePicture } from '../../ui/media/choose-picture.tsx'
import media from '../../ui/media/media.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { useCollections } from '../collections/use-collections.ts'
import { useProduct, type Product } from './use-products.ts'

const route = getRouteApi('/w/$handle/products/$id/edit')

export function NewProductPage() {
  return <ProductForm product={undefined} />
}

export function EditProductPage() {
  const words = useWords(productsWords)
  const { data, error } = useProduct(route.useParams().id)
  if (data) return <ProductForm product={data} />
  return <Page title={words.edit}>{error?.message ?? (data === null ? words.missing : null)}</Page>
}

function ProductForm({ product }: { readonly product: Product | undefined }) {
  const words = useWords(productsWords)
  const form = useProductForm(product)
  const collections = useCollections()
  const { getInputProps } = form.form
  const { fields } = words
  return (
    <Page title={product ? words.edit : words.add} width="form">
      {useLeaveGuard(form)}
      <ApiFormBox of={form} label={product ? words.edit : words.add}>
        <FormSection title={words.what}>
          <TextInput label={fields.title} autoFocus {...getInputProps('title')} />
          <Textarea
            label={fields.body}
            description={fields.bodyHint}
            autosize
            minRows={3}
            maxRows={12}
            {...getInputProps('bodyHtml')}
          />
          <TextInput label={fields.vendor} {...getInputProps('vendor')} />
          <TextInput label={fields.type} {...getInputProps('type')} />
          <TagsInput label={fields.tags} {...getInputProps('tags')} />
          <MultiSelect
            label={words.collections.title}
            data={collections.map(({ id, title }) => ({ value: id, label: title }))}
            searchable
            {...getInputProps('collectionIds')}
          />
        </FormSection>
        <FormSection title={fields.price}>
          <Group grow align="start">
            <NumberInput label={fields.price} min={0} decimalScale={2} {...getInputProps('price')} />
            <NumberInput
              label={fields.originalPrice}
              min={0}
              decimalScale={2}
              {...getInputProps('originalPrice')}
            />
            <TextInput label={fields.currency} maxLength={3} {...getInputProps('currency')} />
          </Group>
          <Select
            label={fields.sale}
            data={[
              { value: 'yes', label: words.forSale },
              { value: 'no', label: words.soldOut },
            ]}
            clearable
            {...getInputProps('isForSale')}
          />
        </FormSection>
        <FormSection title={words.where}>
          <TextInput type="url" label={fields.url} {...getInputProps('url')} />
          <TextInput type="url" label={fields.imageUrl} {...getInputProps('imageUrl')} />
          <PictureOf form={form} />
          <TextInput label={fields.externalId} {...getInputProps('externalId')} />
        </FormSection>
        <Button type="submit" mt="md" loading={form.isSending}>
          {words.save}
        </Button>
      </ApiFormBox>
    </Page>
  )
}

/** Below the address of the picture: the picture, and those of the workspace to choose from. */
function PictureOf({ form: { form } }: { readonly form: ReturnType<typeof useProductForm> }) {
  const { imageUrl } = form.getValues()
  return (
    <Group>
      {imageUrl && <Picture url={imageUrl} alt="" className={media['preview']} />}
      <ChoosePicture onPick={({ url }) => form.setFieldValue('imageUrl', url)} />
    </Group>
  )
}

type Values = ReturnType<typeof valuesOf>

function useProductForm(product: Product | undefined) {
  const words = useWords(productsWords)
  const api = useApi()
  const { handle } = useHere().workspace
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useApiForm({
    initialValues: valuesOf(product),
    validate: ({ title }: Values) => (title.trim() ? {} : { title: words.titleMissing }),
    send: async (values: Values) => {
      const body: ProductUpsert = { ...(product ? { id: product.id } : {}), ...bodyOf(values) }
      const { id } = await api.post<{ id: string }>('/api/products', body)
      notifications.show({ message: words.saved })
      await queries.invalidateQueries({ queryKey: [api.key, '/api/products'] })
      await navigate({ to: '/w/$handle/products/$id', params: { handle, id }, ignoreBlocker: true })
    },
  })
}

function valuesOf(product: Product | undefined) {
  const { isForSale = null } = product ?? {}
  return {
    title: product?.title ?? '',
    bodyHtml: product?.bodyHtml ?? '',
    vendor: product?.vendor ?? '',
    type: product?.type ?? '',
    url: product?.url ?? '',
    imageUrl: product?.imageUrl ?? '',
    externalId: product?.externalId ?? '',
    currency: product?.currency ?? '',
    price: product?.price ?? ('' as number | string),
    originalPrice: product?.originalPrice ?? ('' as number | string),
    isForSale: (isForSale === null ? null : isForSale ? 'yes' : 'no') as string | null,
    tags: product?.tags ?? ([] as string[]),
    collectionIds: product?.collections.map(({ id }) => id) ?? [],
  }
}

function amount(value: number | string): number | null {
  return value === '' ? null : Number(value)
}

/** What is left empty is taken away. */
function bodyOf({
  price,
  originalPrice,
  isForSale,
  tags,
  collectionIds,
  currency,
  ...texts
}: Values): ProductUpsert {
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null])),
    currency: currency.trim().toUpperCase() || null,
    price: amount(price),
    originalPrice: amount(originalPrice),
    isForSale: isForSale === null ? null : isForSale === 'yes',
    tags: [...tags],
    collectionIds,
  }
}
