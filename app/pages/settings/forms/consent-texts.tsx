/** The words that forms ask consent with: the next version written, all there were with how many agreed to each. */
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import type { ConsentTextRecord, ConsentTexts } from '../../../../server/app-api/consent-text-schemas.ts'
import { useApi, useMay } from '../../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../../ui/form/api-form.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { ExactTime, useNumbers } from '../../../ui/time.tsx'
import { useWords } from '../../../words/language.ts'
import { settingsFormsWords } from '../../../words/settings-forms.ts'
import css from '../settings.module.css'
import { CONSENT_TEXTS } from './use-consent-texts.ts'

type Texts = ConsentTexts['items']

export function ConsentTextForm({ texts }: { readonly texts: Texts }) {
  const { texts: words } = useWords(settingsFormsWords)
  const mayWrite = useMay('settings:write')
  return (
    <FormSection title={words.title} text={words.text}>
      {mayWrite && <NextVersion newest={newestOf(texts, 'form')} next={(texts[0]?.version ?? 0) + 1} />}
      {texts.length > 0 && <Versions texts={texts} />}
    </FormSection>
  )
}

/** What is asked with now, there. */
function newestOf(texts: Texts, place: Texts[number]['place']): Texts[number] | undefined {
  return texts.find((text) => text.place === place)
}

function NextVersion({
  newest,
  next,
}: {
  readonly newest: ConsentTextRecord | undefined
  /** Forms and pages share their numbers. */
  readonly next: number
}) {
  const { texts: words, builder } = useWords(settingsFormsWords)
  const api = useApi()
  const queries = useQueryClient()
  const form = useApiForm({
    initialValues: { words: newest?.words ?? builder.consentDefault },
    validate: {
      words: (value) =>
        value.trim() === '' ? words.missing : value.trim() === newest?.words ? words.same : null,
    },
    stays: true,
    send: async (values) => {
      const { version } = await api.post<ConsentTextRecord>(CONSENT_TEXTS, values)
      notifications.show({ message: words.saved(String(version)) })
      await queries.invalidateQueries({ queryKey: [api.key, CONSENT_TEXTS] })
      return { saved: { words: values.words.trim() } }
    },
  })
  const guard = useLeaveGuard(form)
  return (
    <ApiFormBox of={form} label={words.title}>
      {guard}
      <Stack>
        <Textarea
          label={words.label}
          autosize
          minRows={2}
          maxLength={2_000}
          {...form.form.getInputProps('words')}
        />
        <div>
          <Button type="submit" loading={form.isSending}>
            {words.next(String(next))}
          </Button>
        </div>
      </Stack>
    </ApiFormBox>
  )
}

function Versions({ texts }: { readonly texts: Texts }) {
  const { texts: words } = useWords(settingsFormsWords)
  const written = useNumbers()
  return (
    <Stack gap="sm" role="list" aria-label={words.versions}>
      {texts.map(({ version, words: said, author, place, created, agreed }) => (
        <div key={version} role="listitem" className={css['record']}>
          <Group gap="xs">
            <strong>{words.version(String(version))}</strong>
            {newestOf(texts, place)?.version === version && (
              <StateBadge tone="good">{words.newest}</StateBadge>
            )}
            {place === 'page' && <StateBadge tone="quiet">{words.page}</StateBadge>}
          </Group>
          <Text className={css['breaks'] ?? ''} my={4}>
            {said}
          </Text>
          <Text c="dimmed" size="sm">
            <ExactTime at={created} />{' '}
            {place === 'form' && `${words.by} ${author === 'operator' ? words.operator : author} `}·{' '}
            {words.agreed(written(agreed))}
          </Text>
        </div>
      ))}
    </Stack>
  )
}
