/** Chooses what a form asks, and gives the HTML to paste. */
import { Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ConsentTextRecord } from '../../../server/app-api/consent-text-schemas.ts'
import type { Settings } from '../../../server/app-api/settings-schemas.ts'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useWords } from '../../words/language.ts'
import { settingsFormsWords } from '../../words/settings-forms.ts'
import { Copy } from './copy.tsx'
import { formHtml } from './form-html.ts'
import css from './settings.module.css'

const ASKED = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  note: 'note',
} as const
type Asked = keyof typeof ASKED
const OPTIONAL = (Object.keys(ASKED) as Asked[]).filter((each) => each !== 'email')

export function FormBuilder({
  settings,
  text,
}: {
  readonly settings: Settings
  /** What people agree to; undefined while nothing of it was saved. */
  readonly text: ConsentTextRecord | undefined
}) {
  const words = useWords(settingsFormsWords)
  const { builder } = words
  const [asked, setAsked] = useState<readonly string[]>(['firstName'])
  const [typed, setTyped] = useState({
    button: builder.buttonDefault,
    tags: '',
    redirect: '',
  })
  const fields = (Object.keys(ASKED) as Asked[])
    .filter((each) => each === 'email' || asked.includes(each))
    .map((each) => ({ name: ASKED[each], label: builder[each] }))
  const html = formHtml({
    ...typed,
    consent: text?.words ?? builder.consentDefault,
    consentVersion: text?.version,
    fields,
    action: settings.addresses.webhook,
    honeypot: settings.forms.webhookHoneypot ?? '',
  })
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
  })
  return (
    <FormSection title={builder.title} text={builder.text}>
      <Checkbox.Group label={builder.ask} value={[...asked]} onChange={setAsked}>
        <Group mt="xs">
          {OPTIONAL.map((each) => (
            <Checkbox key={each} value={each} label={builder[each]} />
          ))}
        </Group>
      </Checkbox.Group>
      <TextInput label={builder.button} {...field('button')} />
      <TextInput label={builder.tags} description={builder.tagsHint} {...field('tags')} />
      <TextInput
        label={builder.redirect}
        description={builder.redirectHint}
        type="url"
        {...field('redirect')}
      />
      <Made html={html} />
    </FormSection>
  )
}

function Made({ html }: { readonly html: string }) {
  const words = useWords(settingsFormsWords)
  return (
    <Stack>
      <div>
        <Text fw={500} size="sm" mb={4}>
          {words.builder.preview}
        </Text>
        <iframe
          className={css['preview']}
          title={words.builder.preview}
          sandbox=""
          srcDoc={`<!doctype html><meta charset="utf-8"><body>${html}`}
        />
      </div>
      <Textarea
        label={words.builder.html}
        value={html}
        readOnly
        autosize
        minRows={6}
        classNames={{ input: css['code'] ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Copy text={html} label={words.copy} copied={words.copied} />
      </div>
    </Stack>
  )
}
