/** Forms on one's own site: their address, the HTML to paste, what happens when somebody joins, how it is read. */
import { useWords } from '../../words/language.ts'
import { settingsWords } from '../../words/settings.ts'
import { PARTS } from './fields.ts'
import { FormAddress } from './form-address.tsx'
import { ConsentTextForm } from './consent-texts.tsx'
import { useConsentTexts } from './use-consent-texts.ts'
import { FormBuilder } from './form-builder.tsx'
import { FormCalls } from './form-calls.tsx'
import { FormTest } from './form-test.tsx'
import { RejectedForms } from './rejected-forms.tsx'
import { SettingsOf } from './settings-of.tsx'

export function FormsPage() {
  const { sections } = useWords(settingsWords)
  const texts = useConsentTexts()
  return (
    <SettingsOf
      title={sections.forms}
      parts={[PARTS.joining, PARTS.guards]}
      above={(settings) => (
        <>
          {texts.data && <ConsentTextForm texts={texts.data.items} />}
          <FormBuilder settings={settings} text={texts.data?.items.find(({ place }) => place === 'form')} />
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
