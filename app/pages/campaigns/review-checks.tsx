/** Each thing that was looked at: in order, worth a look, or in the way; and the place where it is mended. */
import { Anchor, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { Preflight } from '../../../server/app-api/campaign-schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
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
  // What the server says of the campaign itself is as it says it.
  const said: Readonly<Record<string, string>> = words.lines
  const isBlocked = lines.some(({ result }) => result === 'blocks')
  return (
    <FormSection title={words.checks}>
      <ul className={css['checks']}>
        {lines.map(({ name, result, message, where }, at) => (
          <li key={`${name}-${at}`} className={css['check']} data-result={result}>
            <Icon name={ICONS[result]} />
            <span>
              <span className="only-heard">{words.results[result]}: </span>
              {said[`${name}-${result}`] ?? message}
            </span>
            {where !== null && <Mend id={id} where={where} />}
          </li>
        ))}
      </ul>
      {isBlocked && <Text fw={600}>{words.blocked}</Text>}
    </FormSection>
  )
}

/** The place is a name of the server's; some of them are places of this very campaign. */
function Mend({ id, where }: { readonly id: string; readonly where: string }) {
  const { mend: words } = useWords(reviewWords)
  const { handle } = useHere().workspace
  const { history } = useRouter()
  const own = {
    composer: { to: '', text: words.composer },
    'composer/subject': { to: '#subject', text: words.subject },
    recipients: { to: '#recipients', text: words.recipients },
  }[where]
  const href = `/app/w/${handle}/${own ? `campaigns/${id}${own.to}` : where}`
  return (
    <Anchor
      size="sm"
      href={href}
      onClick={(event) => {
        event.preventDefault()
        history.push(href)
      }}
    >
      {own?.text ?? words.settings}
    </Anchor>
  )
}
