/** One product: its facts, its picture and its text in a frame that runs nothing. */
import { Text, useComputedColorScheme } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import media from '../../ui/media/media.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { MailFrame } from '../campaigns/mail-frame.tsx'
import posts from '../posts/posts.module.css'
import { usePrices, useProduct, type Product } from './use-products.ts'

const route = getRouteApi('/w/$handle/products/$id')

export function ProductPage() {
  const words = useWords(productsWords)
  const { handle, id } = route.useParams()
  const { data: product, error } = useProduct(id)
  const may = useMay('products:write')
  if (product === null || error) {
    return (
      <Page title={words.title}>
        <EmptyState
          icon="products"
          title={words.missing}
          text={error?.message ?? ''}
          action={
            <LinkButton to="/w/$handle/products" params={{ handle }} variant="default">
              {words.back}
            </LinkButton>
          }
        />
      </Page>
    )
  }
  return (
    <Page
      title={product?.title ?? words.title}
      width="text"
      action={
        may && (
          <LinkButton
            to="/w/$handle/products/$id/edit"
            params={{ handle, id }}
            leftSection={<Icon name="edit" size={16} />}
          >
            {words.edit}
          </LinkButton>
        )
      }
    >
      {product && <Shown product={product} handle={handle} />}
    </Page>
  )
}

function Shown({ product, handle }: { readonly product: Product; readonly handle: string }) {
  const words = useWords(productsWords)
  const isDark = useComputedColorScheme() === 'dark'
  const html = product.bodyHtml ?? ''
  return (
    <>
      {product.imageUrl !== null && (
        <Picture url={product.imageUrl} alt="" className={media['preview']} hasPlace={false} />
      )}
      <Facts product={product} handle={handle} />
      {html === '' ? (
        <Text c="dimmed">{words.noText}</Text>
      ) : (
        <MailFrame html={html} isDark={isDark} isPage width={0} title={words.frame(product.title)} />
      )}
    </>
  )
}

function Facts({ product, handle }: { readonly product: Product; readonly handle: string }) {
  const words = useWords(productsWords)
  const written = usePrices()
  const { price, originalPrice, currency, isForSale, vendor, type, tags, externalId, url, collections } =
    product
  const facts: readonly (readonly [string, string])[] = [
    [words.fields.price, written(price, currency)],
    [words.fields.originalPrice, written(originalPrice, currency)],
    [words.fields.sale, isForSale === null ? '' : isForSale ? words.forSale : words.soldOut],
    [words.fields.vendor, vendor ?? ''],
    [words.fields.type, type],
    [words.fields.tags, tags.join(', ')],
    [words.fields.externalId, externalId ?? ''],
  ]
  return (
    <dl className={posts['facts']}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} is`}>{value}</dd>])}
      {collections.length > 0 && (
        <>
          <dt>{words.collections.title}</dt>
          <dd>
            {collections.map(({ id, collectionTitle }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <Link to="/w/$handle/collections/$id" params={{ handle, id }}>
                  {collectionTitle}
                </Link>
              </span>
            ))}
          </dd>
        </>
      )}
      {url !== null && (
        <>
          <dt>{words.fields.url}</dt>
          <dd>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {url}
            </a>
          </dd>
        </>
      )}
    </dl>
  )
}
