/** Each thing that was looked at: in order, worth a look, or in the way; and the place where it is mended. */
import { Anchor, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { Preflight } from '../../../server/app-api/campaign-schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { reviewWords } from '../../words/campaigns-review.ts'
import { useWords } from '../../words/language.ts'
import css from './review.module.css'

type Line = Preflight['lines'][number]

const ICONS: Readonly<Record<Line['result'], IconName>> = {
  passes: 'check',
  warns: 'info',
  blocks: 'warning',
}

export function Checks({ lines, id }: { readonly lines: readonly Line[]; readonly id: string }) {
  const words = useWords(reviewWords)
  const sentence = useSentences()
  const isBlocked = lines.some(({ result }) => result === 'blocks')
  return (
    <FormSection title={words.checks}>
      <ul className={css['checks']}>
        {lines.map(({ name, result, message, where, key, values, block }, at) => (
          <li key={`${name}-${at}`} className={css['check']} data-result={result}>
            <Icon name={ICONS[result]} />
            <span>
              <span className="only-heard">{words.results[result]}: </span>
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

interface Said {
  readonly key: string | undefined
  readonly values: readonly string[] | undefined
  readonly message: string
}

/** What the server says of the campaign itself, such as where its Liquid breaks off, is as it says it. */
function useSentences(): (line: Said) => string {
  const { lines } = useWords(reviewWords)
  const numbers = useNumbers()
  const known: Readonly<Record<string, string | ((...values: string[]) => string)>> = lines
  return ({ key, values = [], message }) => {
    const said = key === undefined ? undefined : known[key]
    if (typeof said !== 'function') return said ?? message
    return said(...values.map((value) => (/^\d+$/.test(value) ? numbers(Number(value)) : value)))
  }
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
