/** The mark on a block that is not for everybody: for whom it is, and the way to change that. */
import { UnstyledButton } from '@mantine/core'
import { Icon } from '../../../ui/icon.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { useSegments } from '../use-audience.ts'
import { choiceOf } from './condition.ts'
import css from './blocks.module.css'

export function ShownTo({
  condition,
  onChange,
}: {
  readonly condition: string
  readonly onChange: () => void
}) {
  const { shownTo: words } = useWords(blockWords)
  const { data: segments } = useSegments()
  const choice = choiceOf(condition)
  if (choice.kind === 'all') return null
  const { kind, value } = choice
  const isSegment = kind === 'segment' || kind === 'noSegment'
  const name = isSegment ? (segments?.items.find(({ id }) => id === value)?.name ?? words.gone) : value
  const said = value === '' || (isSegment && !segments) ? words.nobody : words.only[kind](name)
  return (
    <UnstyledButton className={css['shownTo'] ?? ''} aria-label={words.change(said)} onClick={onChange}>
      <Icon name="contacts" size={14} /> {said}
    </UnstyledButton>
  )
}
