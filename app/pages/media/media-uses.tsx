/** What shows a picture, and the way there. */
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { MediaUse } from '../../../server/app-api/media-schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import css from '../../ui/media/media.module.css'
import { useWords } from '../../words/language.ts'
import { mediaWords } from '../../words/media.ts'

const PAGES = {
  campaign: '/w/$handle/campaigns/$id',
  post: '/w/$handle/posts/$id',
  postRequest: '/w/$handle/requests/$id',
  product: '/w/$handle/products/$id',
  contact: '/w/$handle/contacts/$id',
} as const

export function MediaUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  const words = useWords(mediaWords)
  if (uses.length === 0) return <Text c="dimmed">{words.usedNowhere}</Text>
  return (
    <section aria-label={words.usedIn}>
      <Text fw={600}>{words.usedIn}</Text>
      <ul className={css['uses']}>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <Place use={use} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Place({ use: { kind, id, title } }: { readonly use: MediaUse }) {
  const words = useWords(mediaWords)
  const { handle } = useHere().workspace
  const name = title || words.untitled
  const page = kind in PAGES ? PAGES[kind as keyof typeof PAGES] : undefined
  return (
    <>
      {words.kinds[kind]}:{' '}
      {page ? (
        <Link to={page} params={{ handle, id }}>
          {name}
        </Link>
      ) : (
        name
      )}
    </>
  )
}
