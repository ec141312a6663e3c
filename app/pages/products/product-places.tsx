/** The way between products and the collections they are in. */
import { Link } from '@tanstack/react-router'
import { useHere } from '../../api/workspace.tsx'
import { Places } from '../../ui/places.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { productsWords } from '../../words/products.ts'

export function ProductPlaces() {
  const words = useWords(productsWords)
  const search = useWords(productSearchWords)
  const { handle } = useHere().workspace
  return (
    <Places label={words.title}>
      <Link
        to="/w/$handle/products"
        params={{ handle }}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        {words.title}
      </Link>
      <Link to="/w/$handle/collections" params={{ handle }} activeOptions={{ includeSearch: false }}>
        {words.collections.title}
      </Link>
      <Link to="/w/$handle/products/search" params={{ handle }} activeOptions={{ includeSearch: false }}>
        {search.title}
      </Link>
    </Places>
  )
}
