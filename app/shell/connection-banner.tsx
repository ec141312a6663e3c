/** Says that nobody answers; gone by itself when somebody does. */
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon.tsx'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'
import css from './connection-banner.module.css'

export function ConnectionBanner() {
  const words = useWords(shellWords)
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  return (
    <div role="status">
      {!isOnline && (
        <p className={css['banner']}>
          <Icon name="warning" />
          {words.offline}
        </p>
      )}
    </div>
  )
}
