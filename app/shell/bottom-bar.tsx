/** The rail of phones: four places, and the others behind one more. */
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useHere } from '../api/workspace.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuLink } from '../ui/links.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import { AccountItems } from './account-menu.tsx'
import { PLACES } from './places.ts'
import css from './shell.module.css'
import { WorkspaceItems } from './workspace-switcher.tsx'

const SHOWN = 4

export function BottomBar() {
  const words = useWords(shellWords)
  const { handle } = useHere().workspace
  const [shown, others] = [PLACES.slice(0, SHOWN), PLACES.slice(SHOWN)]
  return (
    <nav className={css['bottom']} aria-label={words.places.label}>
      {shown.map(({ name, to }) => (
        <Link
          key={name}
          to={to}
          params={{ handle }}
          className={css['tab']}
          activeOptions={{ exact: name === 'home', includeSearch: false }}
        >
          <Icon name={name} size={22} />
          {words.places[name]}
        </Link>
      ))}
      <Menu position="top-end" width={240}>
        <Menu.Target>
          <button type="button" className={css['tab']}>
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
