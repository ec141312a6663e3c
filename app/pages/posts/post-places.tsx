/** The way between the posts that are out and those that are suggested. */
import { Link } from '@tanstack/react-router'
import { useHere } from '../../api/workspace.tsx'
import { Places } from '../../ui/places.tsx'
import { useWords } from '../../words/language.ts'
import { postsWords } from '../../words/posts.ts'

export function PostPlaces() {
  const { places } = useWords(postsWords)
  const { handle } = useHere().workspace
  return (
    <Places label={places.label}>
      <Link to="/w/$handle/posts" params={{ handle }} activeOptions={{ includeSearch: false }}>
        {places.published}
      </Link>
      <Link to="/w/$handle/requests" params={{ handle }} activeOptions={{ includeSearch: false }}>
        {places.requests}
      </Link>
    </Places>
  )
}
