/** The rail at the left: the workspace, its places, and one's own account. */
import { Tooltip } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import { AccountMenu } from './account-menu.tsx'
import { PaletteButton } from './palette-key.tsx'
import { PlaceLink } from './place-link.tsx'
import { PLACES } from './places.ts'
import css from './shell.module.css'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

export function Rail() {
  const words = useWords(shellWords)
  const [isNarrow, setNarrow] = useLocalStorage({ key: 'rail-narrow', defaultValue: false })
  const fold = isNarrow ? words.unfold : words.fold
  return (
    <nav className={css['rail']} data-narrow={isNarrow || undefined} aria-label={words.places.label}>
      <WorkspaceSwitcher />
      <PaletteButton className={css['place'] ?? ''} />
      <ul className={css['places']}>
        {PLACES.map((place) => (
          <li key={place.name}>
            <Tooltip label={words.places[place.name]} position="right" disabled={!isNarrow}>
              <PlaceLink place={place} className={css['place']}>
                <Icon name={place.name} />
                <span>{words.places[place.name]}</span>
              </PlaceLink>
            </Tooltip>
          </li>
        ))}
      </ul>
      <AccountMenu className={css['place'] ?? ''} />
      <Tooltip label={fold} position="right" disabled={!isNarrow}>
        <button type="button" className={css['place']} onClick={() => setNarrow((narrow) => !narrow)}>
          <Icon name="collapse" />
          <span>{fold}</span>
        </button>
      </Tooltip>
    </nav>
  )
}
