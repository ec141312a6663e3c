/** The plus between blocks, and the menu of kinds that it opens. */
import { ActionIcon, Menu } from '@mantine/core'
import type { BlockType } from '../../../../server/content/blocks/blocks.ts'
import { Icon } from '../../../ui/icon.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { KIND_NAMES, KINDS } from './kinds.ts'
import type { Suggestion } from './suggestions.tsx'
import css from './blocks.module.css'

export function PlusMenu({
  label,
  onPick,
}: {
  readonly label: string
  readonly onPick: (type: BlockType) => void
}) {
  const { kinds, kindHints } = useWords(blockWords)
  return (
    <div className={css['plus']}>
      <Menu position="bottom" width={300} returnFocus={false}>
        <Menu.Target>
          <ActionIcon variant="default" radius="xl" size={24} aria-label={label}>
            <Icon name="plus" size={14} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown className={css['menu'] ?? ''}>
          {KIND_NAMES.map((type) => (
            <Menu.Item
              key={type}
              onClick={() => onPick(type)}
              leftSection={
                <span className={css['glyph']} aria-hidden="true">
                  {KINDS[type].glyph}
                </span>
              }
            >
              {kinds[type]}
              <small className={css['hint']}>{kindHints[type]}</small>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

/** The kinds whose name begins like what was typed, then those that have it anywhere. */
export function useKinds(): (query: string) => readonly Suggestion[] {
  const { kinds, kindHints } = useWords(blockWords)
  return (query) => {
    const wanted = query.toLowerCase()
    const all = KIND_NAMES.map((type) => ({
      value: type,
      title: kinds[type],
      hint: kindHints[type],
      glyph: KINDS[type].glyph,
    }))
    const starts = all.filter(
      ({ value, title }) => title.toLowerCase().startsWith(wanted) || value.startsWith(wanted),
    )
    const has = all.filter((each) => !starts.includes(each) && each.title.toLowerCase().includes(wanted))
    return [...starts, ...has]
  }
}
