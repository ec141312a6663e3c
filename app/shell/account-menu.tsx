/** One's own account: light or dark, and the way out. */
import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { signOut } from '../api/session.ts'
import { useHere } from '../api/workspace.tsx'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'

const SCHEMES: readonly MantineColorScheme[] = ['auto', 'light', 'dark']

export function AccountMenu({ className }: { className: string }) {
  const words = useWords(shellWords)
  const { account } = useHere().session
  return (
    <Menu position="top-start" width={240}>
      <Menu.Target>
        <button type="button" className={className}>
          <Icon name="person" />
          <span>
            {account.name ?? account.email}
            <span className="visually-hidden">{words.account.yours}</span>
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <AccountItems />
      </Menu.Dropdown>
    </Menu>
  )
}

export function AccountItems() {
  const words = useWords(shellWords)
  const { account } = useHere().session
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const queries = useQueryClient()
  return (
    <>
      <Menu.Label>{account.email}</Menu.Label>
      {SCHEMES.map((scheme) => (
        <Menu.Item
          key={scheme}
          closeMenuOnClick={false}
          rightSection={scheme === colorScheme && <Icon name="check" />}
          aria-current={scheme === colorScheme || undefined}
          onClick={() => setColorScheme(scheme)}
        >
          {words.schemes[scheme]}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<Icon name="leave" />} onClick={() => void signOut(queries)}>
        {words.account.leave}
      </Menu.Item>
    </>
  )
}
