/** A page of the workspace's settings: read first, then shown; a failure says so and can be tried again. */
import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Settings } from '../../../server/app-api/settings-schemas.ts'
import { ReadFailed } from '../../ui/read-failed.tsx'
import { useWords } from '../../words/language.ts'
import { settingsFieldsWords } from '../../words/settings-fields.ts'
import { SettingForm } from './setting-form.tsx'
import { SettingsPage } from './settings-page.tsx'
import type { Part } from './fields.ts'
import { useSettings } from './use-settings.ts'

interface Given {
  readonly title: string
  readonly parts: readonly Part[]
  /** What stands above the forms. */
  readonly above?: (settings: Settings) => ReactNode
  readonly below?: (settings: Settings) => ReactNode
}

export function SettingsOf({ title, parts, above, below }: Given) {
  const words = useWords(settingsFieldsWords)
  const { data, error, refetch } = useSettings()
  return (
    <SettingsPage title={title}>
      {!data && error && <ReadFailed title={words.failed} again={words.again} onAgain={refetch} />}
      {!data && !error && <Waiting />}
      {data && (
        <>
          {above?.(data)}
          {parts.map((part) => (
            <SettingForm key={part.words} part={part} settings={data} />
          ))}
          {below?.(data)}
        </>
      )}
    </SettingsPage>
  )
}

function Waiting() {
  return (
    <Stack maw={640} aria-hidden="true">
      {['name', 'other', 'more', 'last'].map((each) => (
        <Skeleton key={each} height={56} />
      ))}
    </Stack>
  )
}
