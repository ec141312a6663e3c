/** Whom the post names as its author: whoever publishes it, one of the team, or nobody. Not there where there is no team. */
import { NativeSelect } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { PostAuthorLook } from '../../../server/app-api/post-author-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'

const route = getRouteApi('/w/$handle/campaigns/$id')

export function PostAuthor() {
  const { author: words } = useWords(composerWords)
  const { id } = route.useParams()
  const api = useApi()
  const queries = useQueryClient()
  const path = `/app/api/campaigns/${id}/post-author`
  const queryKey = [api.key, path]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<PostAuthorLook>(path, { signal }),
  })
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (choice: string) => api.put(path, { choice }),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  if (!data || data.members.length === 0) return null
  const { publisher, members } = data
  const choice = isPending ? variables : data.choice
  const now = publisher === null ? words.notYou : words.you(publisher)
  return (
    <NativeSelect
      label={words.label}
      {...(choice === 'publisher' ? { description: now } : {})}
      value={choice}
      data={[
        { value: 'publisher', label: words.publisher },
        ...members.map(({ id: value, name: label }) => ({ value, label })),
        { value: 'nobody', label: words.nobody },
      ]}
      onChange={(event) => mutate(event.currentTarget.value)}
    />
  )
}
