/** What tables of products show. */
import { Link } from '@tanstack/react-router'
import { useHere } from '../../api/workspace.tsx'
import media from '../../ui/media/media.module.css'
import { Picture } from '../../ui/media/picture.tsx'
import type { Column } from '../../ui/list/data-table.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { usePrices, type Found } from './use-products.ts'

type Shown = Omit<Found, 'updated'>

export function useProductColumns(): readonly Column<Shown>[] {
  const words = useWords(productsWords)
  const { handle } = useHere().workspace
  const written = usePrices()
  return [
    {
      id: 'picture',
      title: words.picture,
      cell: ({ imageUrl }) => (
        <Picture url={imageUrl ?? ''} alt="" width={96} className={media['thumbnail']} />
      ),
    },
    {
      id: 'title',
      title: words.fields.title,
      sort: 'title',
      phone: true,
      cell: ({ id, title }) => (
        <Link to="/w/$handle/products/$id" params={{ handle, id }}>
          {title}
        </Link>
      ),
    },
    { id: 'vendor', title: words.fields.vendor, sort: 'vendor', cell: ({ vendor }) => vendor },
    {
      id: 'sale',
      title: words.fields.sale,
      cell: ({ isForSale }) =>
        isForSale !== null && (
          <StateBadge tone={isForSale ? 'good' : 'quiet'}>
            {isForSale ? words.forSale : words.soldOut}
          </StateBadge>
        ),
    },
    {
      id: 'original',
      title: words.fields.originalPrice,
      align: 'right',
      cell: ({ originalPrice, price, currency }) =>
        originalPrice !== price && written(originalPrice, currency),
    },
    {
      id: 'price',
      title: words.fields.price,
      sort: 'price',
      align: 'right',
      phone: true,
      cell: ({ price, currency }) => written(price, currency),
    },
  ]
}
