/** Which workspace is open, and the way to one's others. */
import { Avatar, Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useHere } from '../api/workspace.tsx'
import type { Workspace } from '../api/session.ts'
import { Icon } from '../ui/icon.tsx'
import { MenuLink } from '../ui/links.tsx'
import { sourceOf } from '../ui/media/source.ts'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import css from './shell.module.css'

/** Twice as large as it is shown, for screens that are that fine. */
const IMAGE_PIXELS = 64

export function WorkspaceSwitcher() {
  const words = useWords(shellWords)
  const { workspace } = useHere()
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <button type="button" className={css['switcher']}>
          <WorkspaceImage workspace={workspace} />
          <span className={css['workspaceName']}>
            {workspace.name}
            <span className="visually-hidden">{words.switcher}</span>
          </span>
          <Icon name="down" size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <WorkspaceItems />
      </Menu.Dropdown>
    </Menu>
  )
}

/** As items of a menu, by organization where there are several. */
export function WorkspaceItems() {
  const words = useWords(shellWords)
  const { session, workspace } = useHere()
  const navigate = useNavigate()
  const places = session.organizations.map(({ id, name }) => (
    <div key={id}>
      <Menu.Label>{name}</Menu.Label>
      {session.workspaces
        .filter(({ organizationId }) => organizationId === id)
        // Those that are used first, each in its order.
        .toSorted((one, other) => Number(one.archived !== null) - Number(other.archived !== null))
        .map((each) => (
          <Menu.Item
            key={each.id}
            leftSection={<WorkspaceImage workspace={each} />}
            rightSection={each.id === workspace.id && <Icon name="check" />}
            aria-current={each.id === workspace.id || undefined}
            onClick={() => void navigate({ to: '/w/$handle', params: { handle: each.handle } })}
          >
            {each.name}
            {each.archived !== null && <span className={css['rest']}> {words.archived.short}</span>}
          </Menu.Item>
        ))}
    </div>
  ))
  return (
    <>
      {places}
      {workspace.permissions.includes('workspaces:create') && (
        <MenuLink
          to="/w/$handle/new-workspace"
          params={{ handle: workspace.handle }}
          leftSection={<Icon name="plus" />}
        >
          {words.palette.begin.workspace}
        </MenuLink>
      )}
    </>
  )
}

function WorkspaceImage({ workspace: { id, imageUrl, name } }: { workspace: Workspace }) {
  return (
    <Avatar
      src={(imageUrl !== null && sourceOf(imageUrl, id, IMAGE_PIXELS)) || null}
      size={28}
      radius="sm"
      color="accent"
      variant="filled"
      aria-hidden="true"
    >
      {name.trim().slice(0, 1).toUpperCase()}
    </Avatar>
  )
}
