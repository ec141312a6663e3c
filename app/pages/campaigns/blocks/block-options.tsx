/** What is done to a block, behind one button beside it. */
import { ActionIcon, Menu } from '@mantine/core'
import { Icon } from '../../../ui/icon.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import type { BlockActs } from './use-block-acts.ts'
import css from './blocks.module.css'

export function BlockOptions({
  id,
  name,
  acts,
}: {
  readonly id: string
  readonly name: string
  readonly acts: BlockActs
}) {
  const { blocks: words } = useWords(blockWords)
  return (
    <Menu position="bottom-start" width={200}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          className={css['options'] ?? ''}
          aria-label={words.options(name)}
        >
          <Icon name="more" size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => acts.onSettings(id)} leftSection={<Icon name="settings" />}>
          {words.settings}
        </Menu.Item>
        <Menu.Item onClick={() => acts.onSettings(id)} leftSection={<Icon name="contacts" />}>
          {words.showTo}
        </Menu.Item>
        <Menu.Item onClick={() => acts.onMove(id, -1)} leftSection={<Icon name="up" />}>
          {words.up}
        </Menu.Item>
        <Menu.Item onClick={() => acts.onMove(id, 1)} leftSection={<Icon name="down" />}>
          {words.down}
        </Menu.Item>
        <Menu.Item onClick={() => acts.onCopy(id)} leftSection={<Icon name="copy" />}>
          {words.copy}
        </Menu.Item>
        <Menu.Item onClick={() => acts.onRemove(id)} leftSection={<Icon name="trash" />}>
          {words.remove}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
