/** What a workspace cannot be made without: its name, and where it is. */
import { Autocomplete, NativeSelect, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { enterWords } from '../../words/enter.ts'
import { useLanguage, useWords } from '../../words/language.ts'
import { countriesIn } from './countries.ts'

interface Given {
  /** What the form gives each of them. */
  readonly propsOf: (field: 'name' | 'country' | 'timezone') => object
}

export function WorkspaceFields({ propsOf }: Given) {
  const { welcome: words } = useWords(enterWords)
  const language = useLanguage()
  const countries = useMemo(() => countriesIn(language), [language])
  const timezones = useMemo(() => Intl.supportedValuesOf('timeZone'), [])
  return (
    <>
      <TextInput label={words.workspaceName} autoComplete="organization" {...propsOf('name')} />
      <NativeSelect
        label={words.country}
        description={words.countryHint}
        data={[{ value: '', label: '' }, ...countries]}
        autoComplete="country"
        {...propsOf('country')}
      />
      <Autocomplete
        label={words.timezone}
        description={words.timezoneHint}
        data={timezones}
        limit={30}
        {...propsOf('timezone')}
      />
    </>
  )
}
