/** One product: its pictures, what it costs, what it is, where it is shown and what finds it; each part edited in its place. */
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ProductPage as Product } from '../../../server/app-api/catalog-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { BackLink } from '../../ui/links.tsx'
import { isMissing, MissingPage } from '../../ui/missing-page.tsx'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { FoundBy } from './parts/found-by.tsx'
import { Gallery } from './parts/gallery.tsx'
import { GroupsPart } from './parts/groups.tsx'
import { IdsPart } from './parts/ids.tsx'
import { PropertiesPart } from './parts/properties.tsx'
import { ShownIn } from './parts/shown-in.tsx'
import { Summary } from './parts/summary.tsx'
import { TextPart } from './parts/text.tsx'
import css from './product.module.css'
import { dataOf } from './product-data.ts'

const route = getRouteApi('/w/$handle/products/$id')

export function ProductPage() {
  const words = useWords(productsWords)
  const { id } = route.useParams()
  const { data: product, error } = useProductPage(id)
  if (isMissing(error)) {
    const { missing: title, missingText: text, back } = words
    return <MissingPage icon="products" title={title} text={text} to="/w/$handle/products" back={back} />
  }
  if (error && !product) throw error
  if (!product) return <Waiting />
  return <Shown key={product.id} product={product} />
}

export function useProductPage(id: string) {
  const api = useApi()
  const path = `/app/api/products/${id}`
  return useQuery({
    queryKey: [api.key, '/app/api/products', id],
    queryFn: ({ signal }) => api.get<Product>(path, { signal }),
    retry: false,
  })
}

function Shown({ product }: { readonly product: Product }) {
  const words = useWords(productsWords)
  const { handle } = route.useParams()
  const data = dataOf(product.imageUrl, product.customProperties)
  return (
    <Page
      title={product.title}
      back={
        <BackLink to="/w/$handle/products" params={{ handle }}>
          {words.title}
        </BackLink>
      }
    >
      <div className={css['page']}>
        <div className={css['gallery']}>
          <Gallery product={product} pictures={data.pictures} />
        </div>
        <div className={css['summary']}>
          <Summary product={product} />
        </div>
        <div className={css['main']}>
          <TextPart product={product} />
          <PropertiesPart product={product} data={data} />
        </div>
        <div className={css['side']}>
          <GroupsPart product={product} />
          <ShownIn product={product} />
          <FoundBy product={product} />
          <IdsPart product={product} />
        </div>
      </div>
    </Page>
  )
}
