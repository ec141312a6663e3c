/** Which campaigns, templates, posts and flows show a product, and the way there. */
import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ProductPage, ProductUse, ProductUses } from '../../../../server/app-api/catalog-schemas.ts'
import { useApi, useHere, useMay } from '../../../api/workspace.tsx'
import { LinkButton } from '../../../ui/links.tsx'
import { campaignsWords } from '../../../words/campaigns.ts'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import css from '../product.module.css'
import { Missing, Part } from './part.tsx'

const PAGES = {
  campaign: '/w/$handle/campaigns/$id',
  post: '/w/$handle/posts/$id',
  postRequest: '/w/$handle/requests/$id',
  flow: '/w/$handle/flows/$id',
} as const

export function ShownIn({ product }: { readonly product: ProductPage }) {
  const { sections } = useWords(productWords)
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: [api.key, '/app/api/products', product.id, 'uses'],
    queryFn: ({ signal }) => api.get<ProductUses>(`/app/api/products/${product.id}/uses`, { signal }),
  })
  return (
    <Part title={sections.shown} product={product}>
      {error ? (
        <Text role="alert">{error.message}</Text>
      ) : data ? (
        <Uses items={data.items} />
      ) : (
        <Skeleton height={48} />
      )}
    </Part>
  )
}

function Uses({ items }: { readonly items: readonly ProductUse[] }) {
  const words = useWords(productWords)
  const { handle } = useHere().workspace
  const mayWrite = useMay('drafts:write')
  if (items.length === 0) {
    return (
      <Missing
        title={words.missing.shown}
        text={words.missing.shownHint}
        action={
          mayWrite && (
            <LinkButton to="/w/$handle/campaigns/new" params={{ handle }} size="xs" variant="default" mt={8}>
              {words.write}
            </LinkButton>
          )
        }
      />
    )
  }
  return (
    <ul className={css['uses']}>
      {items.map((use) => (
        <li key={`${use.kind} ${use.id}`}>
          <Use use={use} />
        </li>
      ))}
    </ul>
  )
}

function Use({ use: { kind, id, title, status } }: { readonly use: ProductUse }) {
  const words = useWords(productWords)
  const { statuses } = useWords(campaignsWords)
  const { handle } = useHere().workspace
  const state = kind === 'campaign' ? (statuses as Partial<Record<string, string>>)[status ?? ''] : undefined
  const name = title || words.untitled
  return (
    <>
      {kind === 'template' ? (
        <span>{name}</span>
      ) : (
        <Link to={PAGES[kind]} params={{ handle, id }}>
          <bdi>{name}</bdi>
        </Link>
      )}
      <small>{[words.kinds[kind], state].filter(Boolean).join(' · ')}</small>
    </>
  )
}
