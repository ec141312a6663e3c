/** Each thing that was looked at: in order, worth a look, or in the way; and the place where it is mended. */
import { Anchor, Text } from '@mantine/core'
import { useRouter, type LinkOptions } from '@tanstack/react-router'
import type { Preflight } from '../../../server/app-api/campaign-schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { reviewWords } from '../../words/campaigns-review.ts'
import { useWords } from '../../words/language.ts'
import css from './review.module.css'

type Line = Preflight['lines'][number]
type Where = NonNullable<Line['where']>

/** Of what is mended in the settings; a place that is no page of the app is a fault of types. */
const SETTINGS = {
  'settings/sending': '/w/$handle/settings/sending',
  'settings/domains': '/w/$handle/settings/domains',
  'settings/sms': '/w/$handle/settings/sms',
} as const satisfies Readonly<Record<Extract<Where, `settings/${string}`>, LinkOptions['to']>>

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

/** Some of the places are of this very campaign. */
function Mend({ id, where }: { readonly id: string; readonly where: Where }) {
  const { mend: words } = useWords(reviewWords)
  const { handle } = useHere().workspace
  const { history } = useRouter()
  const composer = `/w/$handle/campaigns/${id}`
  const { to, text } = {
    composer: { to: composer, text: words.composer },
    'composer/subject': { to: `${composer}#subject`, text: words.subject },
    recipients: { to: `${composer}#recipients`, text: words.recipients },
    'settings/sending': { to: SETTINGS['settings/sending'], text: words.settings },
    'settings/domains': { to: SETTINGS['settings/domains'], text: words.settings },
    'settings/sms': { to: SETTINGS['settings/sms'], text: words.settings },
  }[where]
  const href = `/app${to.replace('$handle', handle)}`
  return (
    <Anchor
      size="sm"
      href={href}
      onClick={(event) => {
        event.preventDefault()
        history.push(href)
      }}
    >
      {text}
    </Anchor>
  )
}
