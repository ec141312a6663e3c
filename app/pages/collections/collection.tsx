/** One collection: what it is, and the products in it. */
import { Button, Group, Text, useComputedColorScheme } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { CollectionPage as Collection } from '../../../server/app-api/catalog-schemas.ts'
import { useMay } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isMissing, MissingPage } from '../../ui/missing-page.tsx'
import { BackLink } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { RelativeTime, useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { MailFrame } from '../campaigns/mail-frame.tsx'
import css from './collections.module.css'
import { EditCollection } from './edit-collection.tsx'
import { AddMembers, Members } from './members.tsx'
import { useCollection } from './use-collections.ts'

const route = getRouteApi('/w/$handle/collections/$id')

export function CollectionPage() {
  const { collections: words } = useWords(productsWords)
  const { handle, id } = route.useParams()
  const { data: collection, error } = useCollection(id)
  if (isMissing(error)) {
    const { missing: title, missingText: text, back } = words
    return <MissingPage icon="products" title={title} text={text} to="/w/$handle/collections" back={back} />
  }
  if (error && !collection) throw error
  if (!collection) return <Waiting />
  return (
    <Page
      title={collection.title}
      back={
        <BackLink to="/w/$handle/collections" params={{ handle }}>
          {words.title}
        </BackLink>
      }
      action={<AddMembers id={id} title={collection.title} />}
    >
      <About key={id} collection={collection} />
      <Members key={`${id} products`} of={collection} />
    </Page>
  )
}

function About({ collection }: { readonly collection: Collection }) {
  const { collections: words, fields } = useWords(productsWords)
  const [isOpen, setOpen] = useState(false)
  const mayWrite = useMay('products:write')
  const written = useNumbers()
  const pen = useRef<HTMLButtonElement>(null)
  const isDark = useComputedColorScheme() === 'dark'
  if (isOpen) {
    const close = () => {
      setOpen(false)
      requestAnimationFrame(() => pen.current?.focus())
    }
    return <EditCollection collection={collection} onDone={close} />
  }
  const { title, bodyHtml, externalId, products, updated } = collection
  return (
    <div className={css['about']}>
      {bodyHtml ? (
        <MailFrame html={bodyHtml} isDark={isDark} isPage isBare width={0} title={words.frame(title)} />
      ) : (
        <Text c="dimmed">{words.noText}</Text>
      )}
      <Group gap="xs" mt="xs">
        <Text size="sm" c="dimmed">
          {products === 1 ? words.one : words.count(written(products))}
          {externalId && ` · ${fields.externalId}: ${externalId}`} · {fields.updated}{' '}
          <RelativeTime at={updated} />
        </Text>
        {mayWrite && (
          <Button
            ref={pen}
            size="compact-sm"
            variant="subtle"
            leftSection={<Icon name="edit" size={14} />}
            onClick={() => setOpen(true)}
          >
            {words.edit}
          </Button>
        )}
      </Group>
    </div>
  )
}
