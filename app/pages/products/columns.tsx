/** What tables of products show. */
import { Link } from '@tanstack/react-router'
import { useHere } from '../../api/workspace.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { Column } from '../../ui/list/column.ts'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { beginningOf } from './interpretation.ts'
import { Price } from './price.tsx'
import css from './products.module.css'
import type { Found } from './use-products.ts'

type Shown = Omit<Found, 'updated'>

/** `marks`: words of titles, by their beginnings, that say why they were found; `pinned`: ids that come first. */
export function useProductColumns(
  marks: ReadonlyMap<string, readonly string[]> = new Map(),
  pinned: ReadonlySet<string> = new Set(),
): readonly Column<Shown>[] {
  const words = useWords(productsWords)
  return [
    {
      id: 'title',
      title: words.fields.title,
      sort: 'title',
      narrow: 'stays',
      figure: ({ imageUrl }) => (
        <Picture url={imageUrl ?? ''} alt="" width={128} className={css['thumbnail']} />
      ),
      cell: (product) => (
        <Name
          product={product}
          marks={marks.get(beginningOf(product.title)) ?? []}
          isPinned={pinned.has(product.id)}
        />
      ),
    },
    {
      id: 'vendor',
      title: words.fields.vendor,
      sort: 'vendor',
      narrow: 'below',
      cell: ({ vendor }) => vendor && <bdi>{vendor}</bdi>,
    },
    {
      id: 'sale',
      title: words.fields.sale,
      narrow: 'below-last',
      belowAs: ({ isForSale }) => isForSale === false && words.soldOut,
      cell: ({ isForSale }) =>
        isForSale !== null && (
          <StateBadge tone={isForSale ? 'good' : 'quiet'}>
            {isForSale ? words.forSale : words.soldOut}
          </StateBadge>
        ),
    },
    {
      id: 'price',
      title: words.fields.price,
      sort: 'price',
      align: 'right',
      narrow: 'stays',
      cell: (product) => <Price of={product} />,
    },
  ]
}

function Name({
  product: { id, title },
  marks,
  isPinned,
}: {
  readonly product: Shown
  readonly marks: readonly string[]
  readonly isPinned: boolean
}) {
  const words = useWords(productsWords)
  const { handle } = useHere().workspace
  return (
    <>
      <Link to="/w/$handle/products/$id" params={{ handle, id }} title={title} className={css['title'] ?? ''}>
        <bdi>
          <Marked text={title} marks={marks} />
        </bdi>
      </Link>
      {isPinned && <StateBadge tone="accent">{words.row.pinned}</StateBadge>}
    </>
  )
}

function Marked({ text, marks }: { readonly text: string; readonly marks: readonly string[] }) {
  if (marks.length === 0) return text
  return text
    .split(/([\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*)/u)
    .map((piece, at) => (marks.includes(piece) ? <mark key={at}>{piece}</mark> : piece))
}
