/** The way from the filter of the list of contacts to a segment of it. */
import { useHere, useMay } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { segmentsWords } from '../../words/segments.ts'
import { useWords } from '../../words/language.ts'

export function SaveFilter({ filter }: { readonly filter: string | undefined }) {
  const words = useWords(segmentsWords)
  const { handle } = useHere().workspace
  const mayWrite = useMay('segments:write')
  if (filter === undefined || !mayWrite) return null
  return (
    <LinkButton
      to="/w/$handle/segments/new"
      params={{ handle }}
      search={{ filter }}
      size="xs"
      variant="default"
      leftSection={<Icon name="segments" size={16} />}
    >
      {words.saveFilter}
    </LinkButton>
  )
}
