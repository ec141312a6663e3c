/** The rail of phones: four places, and the others behind one more. */
import { Menu } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useHere } from '../api/workspace.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuLink } from '../ui/links.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import { AccountItems } from './account-menu.tsx'
import { PlaceLink } from './place-link.tsx'
import { PLACES, type Place } from './places.ts'
import css from './shell.module.css'
import { WorkspaceItems } from './workspace-switcher.tsx'

const SHOWN = 4

export function BottomBar() {
  const words = useWords(shellWords)
  const { handle } = useHere().workspace
  const [shown, others] = [PLACES.slice(0, SHOWN), PLACES.slice(SHOWN)]
  const isAtOther = useIsAt(others)
  return (
    <nav className={css['bottom']} aria-label={words.places.label}>
      {shown.map((place) => (
        <PlaceLink key={place.name} place={place} className={css['tab']}>
          <Icon name={place.name} size={22} />
          {words.places[place.name]}
        </PlaceLink>
      ))}
      <Menu position="top-end" width={240}>
        <Menu.Target>
          <button type="button" className={css['tab']} data-status={isAtOther ? 'active' : undefined}>
            <Icon name="more" size={22} />
            {words.more}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map(({ name, to }) => (
            <MenuLink key={name} to={to} params={{ handle }} leftSection={<Icon name={name} />}>
              {words.places[name]}
            </MenuLink>
          ))}
          {others.length > 0 && <Menu.Divider />}
          <WorkspaceItems />
          <Menu.Divider />
          <AccountItems />
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}

/** Whether the page is of one of them, which stand on no tab of their own. */
function useIsAt(places: readonly Place[]): boolean {
  const { handle } = useHere().workspace
  const names: readonly string[] = places.flatMap(({ name, also = [] }) => [name, also].flat())
  return useLocation({
    select: ({ pathname }) => names.some((name) => `${pathname}/`.startsWith(`/w/${handle}/${name}/`)),
  })
}
