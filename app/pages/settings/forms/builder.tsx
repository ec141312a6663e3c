/** Chooses what a form asks, and gives the HTML to paste. */
import { Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ConsentTextRecord } from '../../../../server/app-api/consent-text-schemas.ts'
import type { Settings } from '../../../../server/app-api/settings-schemas.ts'
import { useHere } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { useKept } from '../../../ui/use-kept.ts'
import { useWords } from '../../../words/language.ts'
import { settingsFormsWords } from '../../../words/settings-forms.ts'
import { Copy } from '../copy.tsx'
import { formHtml } from './html.ts'
import css from '../settings.module.css'

const ASKED = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  note: 'note',
} as const
type Asked = keyof typeof ASKED
/** Of the preview: what is in every form, and each field. */
const [HEAD_PIXELS, FIELD_PIXELS] = [108, 58]
const OPTIONAL = (Object.keys(ASKED) as Asked[]).filter((each) => each !== 'email')

export function FormBuilder({
  settings,
  text,
}: {
  readonly settings: Settings
  /** What people agree to; undefined while nothing of it was saved. */
  readonly text: ConsentTextRecord | undefined
}) {
  const { builder } = useWords(settingsFormsWords)
  const { handle } = useHere().workspace
  const [{ asked, ...typed }, setTyped] = useKept('form-builder', {
    asked: ['firstName'] as readonly string[],
    button: builder.buttonDefault,
    tags: '',
    redirect: '',
  })
  const fields = (Object.keys(ASKED) as Asked[])
    .filter((each) => each === 'email' || asked.includes(each))
    .map((each) => ({ name: ASKED[each], label: builder[each] }))
  const consent = text?.words ?? builder.consentDefault
  const html = formHtml({
    ...typed,
    consent,
    consentVersion: text?.version,
    fields,
    action: settings.addresses.webhook,
    honeypot: settings.forms.webhookHoneypot ?? '',
  })
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setTyped({ asked, ...typed, [name]: event.currentTarget.value }),
  })
  return (
    <FormSection title={builder.title} text={builder.text}>
      <Checkbox.Group
        label={builder.ask}
        value={[...asked]}
        onChange={(chosen) => setTyped({ asked: chosen, ...typed })}
      >
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
        description={
          <>
            {builder.redirectHint}{' '}
            <Link to="/w/$handle/settings/forms/address" params={{ handle }}>
              {builder.redirectSites}
            </Link>
          </>
        }
        type="url"
        {...field('redirect')}
      />
      <div>
        <Text size="sm" fw={600}>
          {builder.agree}
        </Text>
        <Text className={css['breaks'] ?? ''}>{consent}</Text>
        <Link to="/w/$handle/settings/forms/consent" params={{ handle }}>
          {builder.agreeChange}
        </Link>
      </div>
      <Made html={html} height={HEAD_PIXELS + fields.length * FIELD_PIXELS} />
    </FormSection>
  )
}

function Made({ html, height }: { readonly html: string; readonly height: number }) {
  const words = useWords(settingsFormsWords)
  return (
    <Stack>
      <div>
        <Text fw={500} size="sm" mb={4}>
          {words.builder.preview}
        </Text>
        <iframe
          className={css['preview']}
          style={{ height }}
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
