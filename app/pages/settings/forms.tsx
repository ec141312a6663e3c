/** Forms on one's own site: their address, the HTML to paste, what happens when somebody joins, how it is read. */
import { useWords } from '../../words/language.ts'
import { settingsWords } from '../../words/settings.ts'
import { PARTS } from './fields.ts'
import { FormAddress } from './form-address.tsx'
import { FormBuilder } from './form-builder.tsx'
import { FormCalls } from './form-calls.tsx'
import { FormTest } from './form-test.tsx'
import { RejectedForms } from './rejected-forms.tsx'
import { SettingsOf } from './settings-of.tsx'

export function FormsPage() {
  const { sections } = useWords(settingsWords)
  return (
    <SettingsOf
      title={sections.forms}
      parts={[PARTS.joining, PARTS.guards]}
      above={(settings) => (
        <>
          <FormBuilder settings={settings} />
          <FormAddress url={settings.addresses.webhook} />
        </>
      )}
      below={() => (
        <>
          <FormTest />
          <FormCalls />
          <RejectedForms />
        </>
      )}
    />
  )
}
