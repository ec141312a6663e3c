/** The settings that are nothing but forms: workspace, sending, text messages, tracking. */
import { useWords } from '../../words/language.ts'
import { settingsWords } from '../../words/settings.ts'
import { Ending } from './ending.tsx'
import { PARTS } from './fields.ts'
import { SettingsOf } from './settings-of.tsx'

export function WorkspacePage() {
  const { sections } = useWords(settingsWords)
  return (
    <SettingsOf title={sections.workspace} parts={[PARTS.workspace, PARTS.place]} below={() => <Ending />} />
  )
}

export function SendingPage() {
  const { sections } = useWords(settingsWords)
  return (
    <SettingsOf title={sections.sending} parts={[PARTS.sender, PARTS.servers, PARTS.pace, PARTS.outbox]} />
  )
}

export function SmsPage() {
  const { sections } = useWords(settingsWords)
  return <SettingsOf title={sections.sms} parts={[PARTS.sms]} />
}

export function TrackingPage() {
  const { sections } = useWords(settingsWords)
  return <SettingsOf title={sections.tracking} parts={[PARTS.tracking]} />
}
