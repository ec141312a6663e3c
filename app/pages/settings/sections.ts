/** The sections of the settings, in their order. One more is a line here, its words and a route. */
import type { LinkOptions } from '@tanstack/react-router'
import type { Permission } from '../../api/session.ts'
import { useHere } from '../../api/workspace.tsx'
import type { settings } from '../../words/en/settings.ts'

interface Section {
  /** Its words in the catalogue. */
  readonly name: Exclude<keyof typeof settings.sections, 'label'>
  readonly to: NonNullable<LinkOptions['to']>
  /** Shown to those who have it; left out: to everybody. */
  readonly permission?: Permission
}

const SECTIONS: readonly Section[] = [
  { name: 'account', to: '/w/$handle/settings/account' },
  { name: 'workspace', to: '/w/$handle/settings/workspace', permission: 'settings:read' },
  { name: 'sending', to: '/w/$handle/settings/sending', permission: 'settings:read' },
  { name: 'domains', to: '/w/$handle/settings/domains', permission: 'settings:read' },
  { name: 'sms', to: '/w/$handle/settings/sms', permission: 'settings:read' },
  { name: 'forms', to: '/w/$handle/settings/forms', permission: 'settings:read' },
  { name: 'fields', to: '/w/$handle/settings/fields', permission: 'fields:write' },
  { name: 'tracking', to: '/w/$handle/settings/tracking', permission: 'settings:read' },
  { name: 'keys', to: '/w/$handle/settings/keys', permission: 'keys:manage' },
  { name: 'team', to: '/w/$handle/settings/team', permission: 'members:manage' },
  { name: 'teamPage', to: '/w/$handle/settings/team-page', permission: 'settings:read' },
]

/** Those that the role of whoever looks opens. */
export function useSections(): readonly Section[] {
  const { permissions } = useHere().workspace
  return SECTIONS.filter(({ permission }) => !permission || permissions.includes(permission))
}
