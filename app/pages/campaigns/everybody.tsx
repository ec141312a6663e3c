/** The first segment, of everybody who is active, for whoever has none to choose from yet. */
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/workspace.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'

const PATH = '/app/api/segments'

export function Everybody({ onMade }: { readonly onMade: (id: string) => void }) {
  const { details: words } = useWords(composerWords)
  const api = useApi()
  const queries = useQueryClient()
  const make = useMutation({
    mutationFn: () =>
      api.post<{ readonly id: string }>(PATH, { name: words.everybody, filter: "state eq 'active'" }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: [api.key, PATH] })
      onMade(id)
    },
  })
  return (
    <Button variant="default" size="xs" mt="xs" loading={make.isPending} onClick={() => make.mutate()}>
      {words.makeEverybody}
    </Button>
  )
}
