/** A key: what it may do with each part of the API, when it was used last, and what was asked with it. */
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { KeyRecord } from '../../../../server/app-api/key-schemas.ts'
import { keysWords } from '../../../words/keys.ts'
import { useWords } from '../../../words/language.ts'
import settings from '../settings.module.css'
import { LastUsed } from '../last-used.tsx'
import { SureButton } from '../sure.tsx'
import { KeyRequests } from './key-requests.tsx'
import css from './keys.module.css'
import { AREAS, levelOf } from './scopes.ts'

interface Given {
  readonly of: KeyRecord
  readonly onRotate: (id: string) => void
  readonly onRevoke: (id: string) => void
}

export function KeyCard({ of: { id, name, scopes, created, lastUsed }, onRotate, onRevoke }: Given) {
  const words = useWords(keysWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={settings['record']}>
      <Group justify="space-between" align="flex-start">
        <div className={settings['breaks']}>
          <strong>{name}</strong>
          <LastUsed of={{ created, lastUsed }} words={words} />
        </div>
        <Group gap="xs">
          <SureButton
            label={words.rotate}
            name={words.rotateOf(name)}
            title={words.rotateTitle(name)}
            text={words.rotateText}
            cancel={words.cancel}
            onSure={() => onRotate(id)}
          />
          <SureButton
            label={words.revoke}
            name={words.revokeOf(name)}
            title={words.revokeTitle(name)}
            text={words.revokeText}
            cancel={words.cancel}
            onSure={() => onRevoke(id)}
          />
        </Group>
      </Group>
      <dl className={css['rights']}>
        {AREAS.map((area) => {
          const level = levelOf(scopes, area)
          return (
            <div key={area} data-level={level}>
              <dt>{words.areas[area]}</dt>
              <dd>{words.levels[level]}</dd>
            </div>
          )
        })}
      </dl>
      <Button size="xs" variant="subtle" ml={-14} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? words.hideRequests(name) : words.requestsOf(name)}
      </Button>
      {isOpen && <KeyRequests of={id} name={name} />}
    </div>
  )
}
