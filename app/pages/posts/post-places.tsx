/** The way between the posts that are out and those that are suggested. */
import { Link } from '@tanstack/react-router'
import { useHere } from '../../api/workspace.tsx'
import { useWords } from '../../words/language.ts'
import { postsWords } from '../../words/posts.ts'
import css from './posts.module.css'

export function PostPlaces() {
  const { places } = useWords(postsWords)
  const { handle } = useHere().workspace
  return (
    <nav className={css['places']} aria-label={places.label}>
      <Link to="/w/$handle/posts" params={{ handle }} activeOptions={{ includeSearch: false }}>
        {places.published}
      </Link>
      <Link to="/w/$handle/requests" params={{ handle }} activeOptions={{ includeSearch: false }}>
        {places.requests}
      </Link>
    </nav>
  )
}
