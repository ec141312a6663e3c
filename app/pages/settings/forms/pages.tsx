/** The pages of forms that are read from the workspace's settings or from the words of consent. */
import { PARTS } from '../fields.ts'
import { SettingForm } from '../setting-form.tsx'
import { WithSettings } from '../settings-of.tsx'
import { FormAddress } from './address.tsx'
import { FormBuilder } from './builder.tsx'
import { ConsentTextForm } from './consent-texts.tsx'
import { useConsentTexts } from './use-consent-texts.ts'

export function BuilderPage() {
  const { data } = useConsentTexts()
  return (
    <WithSettings>
      {(settings) => (
        <FormBuilder settings={settings} text={data?.items.find(({ place }) => place === 'form')} />
      )}
    </WithSettings>
  )
}

export function ConsentPage() {
  const { data } = useConsentTexts()
  return data && <ConsentTextForm texts={data.items} />
}

export function JoiningPage() {
  return <WithSettings>{(settings) => <SettingForm part={PARTS.joining} settings={settings} />}</WithSettings>
}

export function AddressPage() {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <FormAddress url={settings.addresses.webhook} />
          <SettingForm part={PARTS.guards} settings={settings} />
        </>
      )}
    </WithSettings>
  )
}
