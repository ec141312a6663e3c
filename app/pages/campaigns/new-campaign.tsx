/** What is to be written, and from what it begins; then the composer. */
import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CampaignCreation, CampaignRecord } from '../../../server/campaigns/schemas.ts'
import type { TemplateDetail } from '../../../server/app-api/template-schemas.ts'
import { useApi, useHere, type Api } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { BackLink, LinkButton } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { useLanguage, useWords, type Language } from '../../words/language.ts'
import { templateWords } from '../../words/templates.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { TEMPLATES, useTemplates } from './own-templates/use-templates.ts'
import { templatesIn } from './templates/templates.ts'

type Kind = 'email' | 'sms' | 'post'
const KINDS: readonly Kind[] = ['email', 'sms', 'post']
const BLANK = 'blank'
/** Code points of an email's title, as the API has it. */
const TITLE_MOST = 45

export function NewCampaignPage() {
  const { form: words, title: campaigns } = useWords(campaignsWords)
  const { handle } = useHere().workspace
  const form = useNewCampaign()
  const { getInputProps, values, setFieldValue } = form.form
  const guard = useLeaveGuard(form)
  return (
    <Page
      title={words.title}
      width="text"
      back={
        <BackLink to="/w/$handle/campaigns" params={{ handle }}>
          {campaigns}
        </BackLink>
      }
    >
      {guard}
      <ApiFormBox of={form} label={words.title}>
        <FormSection title={words.kind}>
          <ChoiceCards
            label={words.kind}
            choices={KINDS.map((value) => ({ value, ...words.kinds[value] }))}
            value={values.kind}
            onChange={(kind) => setFieldValue('kind', kind)}
          />
          {values.kind === 'sms' ? (
            <Textarea
              label={words.text}
              description={words.textHint}
              autosize
              minRows={3}
              {...getInputProps('text')}
            />
          ) : (
            <TextInput
              label={words.name}
              description={words.nameText}
              autoComplete="off"
              {...getInputProps('title')}
            />
          )}
        </FormSection>
        {values.kind !== 'sms' && (
          <Beginning
            value={values.template}
            onChange={setFieldValue}
            onTitle={(title) => {
              if (!values.title.trim()) setFieldValue('title', title)
            }}
          />
        )}
        <Group mt="md">
          <Button type="submit" loading={form.isSending}>
            {words.save}
          </Button>
          <LinkButton to="/w/$handle/campaigns" params={{ handle }} variant="default">
            {words.cancel}
          </LinkButton>
        </Group>
      </ApiFormBox>
    </Page>
  )
}

function Beginning({
  value,
  onChange,
  onTitle,
}: {
  readonly value: string
  readonly onChange: (field: 'template', value: string) => void
  /** Of the campaign that the chosen one was made of. */
  readonly onTitle: (title: string) => void
}) {
  const { form: words } = useWords(campaignsWords)
  const templates = templatesIn(useLanguage())
  const own = useTemplates().data?.items ?? []
  const { own: ownTitle, manage } = useWords(templateWords)
  const { handle } = useHere().workspace
  const choices = [
    { value: BLANK, title: words.blank, text: words.blankText },
    ...own.map(({ id, name, title, subject }) => ({
      value: id,
      title: name,
      text: subject ?? title ?? ownTitle,
    })),
    ...templates.map(({ id, title, text }) => ({ value: id, title, text })),
  ]
  return (
    <FormSection title={words.begin}>
      <ChoiceCards
        label={words.begin}
        choices={choices}
        value={value}
        onChange={(chosen) => {
          onChange('template', chosen)
          const title = own.find(({ id }) => id === chosen)?.title
          if (title) onTitle(title)
        }}
      />
      {own.length > 0 && (
        <div>
          <LinkButton
            to="/w/$handle/campaigns/templates"
            params={{ handle }}
            variant="subtle"
            size="compact-sm"
          >
            {manage}
          </LinkButton>
        </div>
      )}
    </FormSection>
  )
}

/** What is in it already: of an own template also what an inbox shows. */
async function begunFrom(
  api: Api,
  language: Language,
  template: string,
): Promise<Pick<CampaignCreation, 'blocks' | 'notification'>> {
  const built = templatesIn(language).find(({ id }) => id === template)
  if (built || template === BLANK) return { blocks: [...(built?.blocks ?? [])] }
  const { blocks, subject, preheader } = await api.get<TemplateDetail>(`${TEMPLATES}/${template}`)
  return { blocks, notification: { emailTitle: subject, emailDescription: preheader } }
}

function useNewCampaign() {
  const { form: words } = useWords(campaignsWords)
  const api = useApi()
  const { handle } = useHere().workspace
  const language = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useApiForm({
    initialValues: { kind: 'email', title: '', text: '', template: BLANK },
    validate: ({ kind, title, text }) => {
      if (kind === 'sms') return text.trim() ? {} : { text: words.textMissing }
      if (!title.trim()) return { title: words.nameMissing }
      return Array.from(title.trim()).length > TITLE_MOST ? { title: words.nameLong(String(TITLE_MOST)) } : {}
    },
    send: async ({ kind, title, text, template }) => {
      const body: CampaignCreation =
        kind === 'sms'
          ? { deliveryChannel: 'sms', text }
          : { deliveryChannel: 'email', title: title.trim(), ...(await begunFrom(api, language, template)) }
      const { id } = await api.post<CampaignRecord>('/api/campaigns', body)
      await queries.invalidateQueries({ queryKey: [api.key, '/api/campaigns'] })
      await navigate({ to: '/w/$handle/campaigns/$id', params: { handle, id }, ignoreBlocker: true })
    },
  })
}
