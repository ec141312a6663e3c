/** `/settings/forms`: what there is to forms on one's own site, a page each, and the way between them. */
import { Link, Outlet, type LinkOptions } from '@tanstack/react-router'
import { useHere } from '../../../api/workspace.tsx'
import { Places } from '../../../ui/places.tsx'
import { useWords } from '../../../words/language.ts'
import { settingsWords } from '../../../words/settings.ts'
import { settingsFormsWords } from '../../../words/settings-forms.ts'
import type { settingsForms } from '../../../words/en/settings-forms.ts'
import { SettingsPage } from '../settings-page.tsx'

const EXACT = { includeSearch: false, exact: true } as const

/** In the order in which they are needed. */
const PARTS: readonly {
  readonly name: Exclude<keyof typeof settingsForms.places, 'label'>
  readonly to: NonNullable<LinkOptions['to']>
}[] = [
  { name: 'builder', to: '/w/$handle/settings/forms' },
  { name: 'consent', to: '/w/$handle/settings/forms/consent' },
  { name: 'joining', to: '/w/$handle/settings/forms/joining' },
  { name: 'address', to: '/w/$handle/settings/forms/address' },
  { name: 'test', to: '/w/$handle/settings/forms/test' },
  { name: 'calls', to: '/w/$handle/settings/forms/calls' },
  { name: 'rejected', to: '/w/$handle/settings/forms/rejected' },
]

export function FormsLayout() {
  const { sections } = useWords(settingsWords)
  const { places } = useWords(settingsFormsWords)
  const { handle } = useHere().workspace
  return (
    <SettingsPage title={sections.forms}>
      <Places label={places.label}>
        {PARTS.map(({ name, to }) => (
          <Link key={name} to={to} params={{ handle }} activeOptions={EXACT}>
            {places[name]}
          </Link>
        ))}
      </Places>
      <Outlet />
    </SettingsPage>
  )
}
