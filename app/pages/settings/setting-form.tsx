/** A part of the workspace's settings as a form; what is saved is what was changed, and nothing else. */
import {
  Autocomplete,
  Button,
  ColorInput,
  Group,
  Radio,
  Select,
  Stack,
  Switch,
  Textarea,
  TextInput,
} from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMemo } from 'react'
import type { Settings } from '../../../server/app-api/settings-schemas.ts'
import { LANGUAGES } from '../../../server/words/languages.ts'
import { useMay } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { ChoosePicture } from '../../ui/media/choose-picture.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { settingsFieldsWords } from '../../words/settings-fields.ts'
import { countriesIn } from '../enter/countries.ts'
import { sentValue, shownValue, type Field, type Part, type Value } from './fields.ts'
import { useSaveSettings } from './use-settings.ts'

type Values = Readonly<Record<string, Readonly<Record<string, Value>>>>

const SWATCHES = ['#1b6ac9', '#0f766e', '#22713a', '#8a5a00', '#b3261e', '#a21caf', '#5b3cc4']

export function SettingForm({ part, settings }: { readonly part: Part; readonly settings: Settings }) {
  const words = useWords(settingsFieldsWords)
  const mayWrite = useMay('settings:write')
  const form = useSettingForm(part, settings)
  const guard = useLeaveGuard(form)
  const title = words.sections[part.words]
  return (
    <ApiFormBox of={mayWrite ? form : { ...form, isHeld: true }} label={title}>
      {guard}
      <FormSection title={title} text={words.sections[`${part.words}Text`]}>
        {part.fields.map((field) => (
          <SettingField
            key={field.name}
            field={field}
            given={form.form.getInputProps(
              `${part.group}.${field.name}`,
              field.kind === 'switch' ? { type: 'checkbox' } : {},
            )}
          />
        ))}
        {mayWrite && (
          <div>
            <Button type="submit" loading={form.isSending}>
              {words.save}
            </Button>
          </div>
        )}
      </FormSection>
    </ApiFormBox>
  )
}

function useSettingForm({ group, fields }: Part, settings: Settings) {
  const words = useWords(settingsFieldsWords)
  const save = useSaveSettings()
  const known = settings[group] as Readonly<Record<string, unknown>>
  const shown = (of: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.map((field) => [field.name, shownValue(field, of[field.name])]))
  const faultOf = (field: Field, value: Value | undefined) =>
    field.kind === 'number' && value && !/^\s*\d+\s*$/.test(String(value)) ? words.numberWrong : null
  return useApiForm<Values>({
    initialValues: { [group]: shown(known) },
    stays: true,
    validate: (values) =>
      Object.fromEntries(
        fields.map((field) => [`${group}.${field.name}`, faultOf(field, values[group]?.[field.name])]),
      ),
    send: async (values, base) => {
      const [typed = {}, before = {}] = [values[group], base[group]]
      const changed = fields.filter(({ name }) => typed[name] !== before[name])
      const changes = changed.map((field) => [field.name, sentValue(field, typed[field.name] ?? '')])
      const saved = await save({ [group]: Object.fromEntries(changes) })
      notifications.show({ message: words.saved })
      // As the server reads it: trimmed, in its spelling.
      return { saved: { [group]: shown(saved[group]) } }
    },
  })
}

interface FieldGiven {
  readonly field: Field
  // As Mantine gives them.
  readonly given: ReturnType<ReturnType<typeof useApiForm<Values>>['form']['getInputProps']>
}

function SettingField({ field: { name, kind }, given }: FieldGiven) {
  const words = useWords(settingsFieldsWords)
  const hints: Readonly<Partial<Record<string, string>>> = words.hints
  const said = { label: words.labels[name], description: hints[name], ...given }
  if (kind === 'switch') return <Switch {...said} />
  if (kind === 'area' || kind === 'lines') return <Textarea autosize minRows={3} maxRows={12} {...said} />
  if (kind === 'choice') return <Choice name={name} said={said} />
  if (kind === 'country') return <Country said={said} given={given} />
  if (kind === 'zone') return <Zone said={said} />
  if (kind === 'language') return <Select data={LANGUAGE_CHOICES} allowDeselect={false} {...said} />
  if (kind === 'color')
    return <ColorInput withPicker={false} withEyeDropper={false} swatches={SWATCHES} {...said} />
  const input = (
    <TextInput
      autoComplete="off"
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      styles={kind === 'number' ? { wrapper: { maxWidth: 200 } } : {}}
      {...said}
    />
  )
  if (name !== 'image') return input
  return (
    <div>
      {input}
      <Group mt={6}>
        <ChoosePicture
          label={words.labels.image}
          shape="square"
          onPick={({ url }) => void given.onChange(url)}
        />
      </Group>
    </div>
  )
}

function Choice({ name, said }: { readonly name: string; readonly said: object }) {
  const { choices, choiceHints } = useWords(settingsFieldsWords)
  const words = choices[name as keyof typeof choices] as Readonly<Record<string, string>>
  const hints: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = choiceHints
  return (
    <Radio.Group {...said}>
      <Stack gap="xs" mt="xs">
        {Object.entries(words).map(([value, label]) => (
          <Radio key={value} value={value} label={label} description={hints[name]?.[value]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}

function Country({ said, given }: { readonly said: object; readonly given: FieldGiven['given'] }) {
  const language = useLanguage()
  const countries = useMemo(() => countriesIn(language), [language])
  return (
    <Select
      {...said}
      data={countries}
      searchable
      clearable
      value={String(given.value ?? '') || null}
      onChange={(code) => void given.onChange(code ?? '')}
    />
  )
}

function Zone({ said }: { readonly said: object }) {
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), [])
  return <Autocomplete data={zones} limit={30} {...said} />
}

/** Each as it calls itself. */
const LANGUAGE_CHOICES = LANGUAGES.map((value) => {
  const name = new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value
  return { value, label: name.charAt(0).toLocaleUpperCase(value) + name.slice(1) }
})
