/** Each thing that was looked at: in order, worth a look, or in the way; and the place where it is mended. */
import { Anchor, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { Preflight } from '../../../server/app-api/campaign-schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { reviewWords } from '../../words/campaigns-review.ts'
import { warningWords } from '../../words/campaigns-warnings.ts'
import { useWords } from '../../words/language.ts'
import { useSentences } from './sentences.ts'
import css from './review.module.css'

type Line = Preflight['lines'][number]

const ICONS: Readonly<Record<Line['result'], IconName>> = {
  passes: 'check',
  warns: 'info',
  blocks: 'warning',
}

export function Checks({ lines, id }: { readonly lines: readonly Line[]; readonly id: string }) {
  const words = useWords(reviewWords)
  const sentence = useSentences({ ...useWords(warningWords), ...words.lines })
  const isBlocked = lines.some(({ result }) => result === 'blocks')
  return (
    <FormSection title={words.checks}>
      <ul className={css['checks']}>
        {lines.map(({ name, result, message, where, key, values, block }, at) => (
          <li key={`${name}-${at}`} className={css['check']} data-result={result}>
            <Icon name={ICONS[result]} />
            <span>
              <span className="visually-hidden">{words.results[result]}: </span>
              {sentence({ key, values, message })}
            </span>
            {where !== null && <Mend id={id} where={where} block={block} />}
          </li>
        ))}
      </ul>
      {isBlocked && <Text fw={600}>{words.blocked}</Text>}
    </FormSection>
  )
}

/** Some of the places are of this very campaign. */
function Mend({
  id,
  where,
  block,
}: {
  readonly id: string
  readonly where: NonNullable<Line['where']>
  readonly block: Line['block']
}) {
  const { mend: words } = useWords(reviewWords)
  const { handle } = useHere().workspace
  const { history } = useRouter()
  const [place = '', field] = where.split('#')
  const page = place === 'composer' ? `campaigns/${id}` : place
  const end = field === 'block' ? `#block-${block ?? 1}` : field === undefined ? '' : `#${field}`
  const href = `/app/w/${handle}/${page}${end}`
  const known: Readonly<Record<string, string>> = words
  return (
    <Anchor
      size="sm"
      href={href}
      onClick={(event) => {
        event.preventDefault()
        history.push(href)
      }}
    >
      {known[field ?? place] ?? words.settings}
    </Anchor>
  )
}
