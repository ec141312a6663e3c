/** The fields of a product, in groups: each is edited in its place on the page, all of them when it is added. */
import { Group, MultiSelect, NumberInput, Select, TagsInput, Textarea, TextInput } from '@mantine/core'
import type { ApiForm } from '../../../ui/form/api-form.tsx'
import { ChoosePicture } from '../../../ui/media/choose-picture.tsx'
import media from '../../../ui/media/media.module.css'
import { Picture } from '../../../ui/media/picture.tsx'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import { productsWords } from '../../../words/products.ts'
import { useCollections } from '../../collections/use-collections.ts'
import { PropertiesField } from './properties-field.tsx'
import type { Values } from './values.ts'

export const GROUPS = ['basics', 'price', 'picture', 'text', 'groups', 'properties', 'ids'] as const
export type FieldGroup = (typeof GROUPS)[number]

interface Given {
  readonly form: ApiForm<Values>
}

export function Fields({ form, group }: Given & { readonly group: FieldGroup }) {
  const Shown = SHOWN[group]
  return <Shown form={form} />
}

function Basics({ form: { form } }: Given) {
  const { fields } = useWords(productsWords)
  const { hints } = useWords(productWords)
  return (
    <>
      <TextInput label={fields.title} data-autofocus {...form.getInputProps('title')} />
      <Group grow align="start">
        <TextInput label={fields.vendor} {...form.getInputProps('vendor')} />
        <TextInput label={fields.type} {...form.getInputProps('type')} />
      </Group>
      <TextInput type="url" label={fields.url} placeholder={hints.url} {...form.getInputProps('url')} />
    </>
  )
}

function Price({ form: { form } }: Given) {
  const { fields, forSale, soldOut } = useWords(productsWords)
  const { hints } = useWords(productWords)
  const shared = { min: 0, decimalScale: 4, hideControls: true } as const
  return (
    <>
      <Group grow align="start">
        <NumberInput label={fields.price} {...shared} data-autofocus {...form.getInputProps('price')} />
        <NumberInput label={fields.originalPrice} {...shared} {...form.getInputProps('originalPrice')} />
        <TextInput
          label={fields.currency}
          maxLength={3}
          placeholder={hints.currency}
          {...form.getInputProps('currency')}
        />
      </Group>
      <Select
        label={fields.sale}
        data={[
          { value: 'yes', label: forSale },
          { value: 'no', label: soldOut },
        ]}
        clearable
        {...form.getInputProps('isForSale')}
      />
    </>
  )
}

/** The address of the picture, the picture, and those of the workspace to choose from. */
function ImageUrl({ form: { form } }: Given) {
  const { fields } = useWords(productsWords)
  const { imageUrl } = form.getValues()
  return (
    <>
      <TextInput type="url" label={fields.imageUrl} data-autofocus {...form.getInputProps('imageUrl')} />
      <Group>
        {imageUrl && <Picture url={imageUrl} alt="" className={media['preview']} />}
        <ChoosePicture onPick={({ url }) => form.setFieldValue('imageUrl', url)} />
      </Group>
    </>
  )
}

function Body({ form: { form } }: Given) {
  const { fields } = useWords(productsWords)
  return (
    <Textarea
      label={fields.body}
      description={fields.bodyHint}
      autosize
      minRows={4}
      maxRows={16}
      data-autofocus
      {...form.getInputProps('bodyHtml')}
    />
  )
}

function Groups({ form: { form } }: Given) {
  const { fields, collections: words } = useWords(productsWords)
  const collections = useCollections()
  return (
    <>
      <MultiSelect
        label={words.title}
        data={collections.map(({ id, title }) => ({ value: id, label: title }))}
        searchable
        data-autofocus
        {...form.getInputProps('collectionIds')}
      />
      <TagsInput label={fields.tags} acceptValueOnBlur {...form.getInputProps('tags')} />
    </>
  )
}

function Properties({ form: { form } }: Given) {
  return (
    <PropertiesField
      rows={form.getValues().customProperties}
      onChange={(rows) => form.setFieldValue('customProperties', rows)}
      error={form.errors['customProperties']}
    />
  )
}

function Ids({ form: { form } }: Given) {
  const { fields } = useWords(productsWords)
  const { hints } = useWords(productWords)
  return (
    <>
      <TextInput
        label={fields.externalId}
        description={hints.externalId}
        data-autofocus
        {...form.getInputProps('externalId')}
      />
      <TextInput label={fields.handle} description={hints.handle} {...form.getInputProps('handle')} />
      <TextInput label={fields.status} description={hints.status} {...form.getInputProps('status')} />
    </>
  )
}

const SHOWN: Readonly<Record<FieldGroup, (given: Given) => React.ReactNode>> = {
  basics: Basics,
  price: Price,
  picture: ImageUrl,
  text: Body,
  groups: Groups,
  properties: Properties,
  ids: Ids,
}
