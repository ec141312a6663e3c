/** The first page of a workspace. */
import { useHere } from '../../api/workspace.tsx'
import { Page } from '../../ui/page.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'

export function HomePage() {
  const words = useWords(homeWords)
  const { name } = useHere().workspace
  return (
    <Page title={words.title}>
      <p>{name}</p>
    </Page>
  )
}
