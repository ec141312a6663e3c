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
  readonly below?: (settings: Settings) => ReactNode
}

export function SettingsOf({ title, parts, below }: Given) {
  return (
    <SettingsPage title={title}>
      <WithSettings>
        {(settings) => (
          <>
            {parts.map((part) => (
              <SettingForm key={part.words} part={part} settings={settings} />
            ))}
            {below?.(settings)}
          </>
        )}
      </WithSettings>
    </SettingsPage>
  )
}

/** What is made of the settings, once they are read. */
export function WithSettings({ children }: { readonly children: (settings: Settings) => ReactNode }) {
  const words = useWords(settingsFieldsWords)
  const { data, error, refetch } = useSettings()
  if (data) return children(data)
  return error ? <ReadFailed title={words.failed} again={words.again} onAgain={refetch} /> : <Waiting />
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
