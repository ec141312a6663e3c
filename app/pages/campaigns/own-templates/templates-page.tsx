/** `/campaigns/templates`: the letters of the workspace to begin from, renamed and deleted. */
import { Button, Group, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TemplateRecord } from '../../../../server/app-api/template-schemas.ts'
import { useApi, useHere, useMay } from '../../../api/workspace.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ApiFormBox, useApiForm } from '../../../ui/form/api-form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { BackLink, LinkButton } from '../../../ui/links.tsx'
import { Page } from '../../../ui/page.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useWords } from '../../../words/language.ts'
import { campaignsWords } from '../../../words/campaigns.ts'
import { templateWords } from '../../../words/templates.ts'
import { SureButton } from '../../settings/sure.tsx'
import { TEMPLATES, useTemplates } from './use-templates.ts'
import css from './templates.module.css'

export function TemplatesPage() {
  const words = useWords(templateWords)
  const { form } = useWords(campaignsWords)
  const { handle } = useHere().workspace
  const { data, error } = useTemplates()
  const queries = useQueryClient()
  const api = useApi()
  if (error && !data) throw error
  const changed = () => queries.invalidateQueries({ queryKey: [api.key, TEMPLATES] })
  const begin = (
    <LinkButton to="/w/$handle/campaigns/new" params={{ handle }}>
      {words.begin}
    </LinkButton>
  )
  return (
    <Page
      title={words.title}
      width="text"
      back={
        <BackLink to="/w/$handle/campaigns/new" params={{ handle }}>
          {form.title}
        </BackLink>
      }
      action={data?.items.length ? begin : undefined}
    >
      {data?.items.length === 0 && (
        <EmptyState icon="campaigns" title={words.empty} text={words.emptyText} action={begin} />
      )}
      {data && data.items.length > 0 && (
        <ul className={css['list']}>
          {data.items.map((template) => (
            <li key={template.id}>
              <Row template={template} onChanged={changed} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  )
}

interface Given {
  readonly template: TemplateRecord
  readonly onChanged: () => Promise<void>
}

function Row({ template, onChanged }: Given) {
  const words = useWords(templateWords)
  const mayWrite = useMay('templates:write')
  const [isNaming, setNaming] = useState(false)
  const remove = useRemoval(template, onChanged)
  const { name, title, subject, updated } = template
  if (isNaming) return <Naming template={template} onChanged={onChanged} onClose={() => setNaming(false)} />
  return (
    <Group justify="space-between" gap="md">
      <div className={css['said']}>
        <strong>{name}</strong>
        <Text size="sm" c="dimmed">
          {(subject ?? title) && <>{subject ?? title} · </>}
          {words.changed} <RelativeTime at={updated} />
        </Text>
      </div>
      {mayWrite && (
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-label={words.renameOf(name)}
            onClick={() => setNaming(true)}
          >
            {words.rename}
          </Button>
          <SureButton
            label={words.remove}
            name={words.removeOf(name)}
            title={words.removeTitle(name)}
            text={words.removeText}
            cancel={words.cancel}
            onSure={remove}
          />
        </Group>
      )}
    </Group>
  )
}

function Naming({ template: { id, name }, onChanged, onClose }: Given & { readonly onClose: () => void }) {
  const words = useWords(templateWords)
  const api = useApi()
  const form = useApiForm({
    initialValues: { name },
    validate: (values) => (values.name.trim() ? {} : { name: words.nameMissing }),
    send: async (values) => {
      await api.patch(`${TEMPLATES}/${id}`, { name: values.name.trim() })
      await onChanged()
      onClose()
    },
  })
  return (
    <ApiFormBox of={form} label={words.renameOf(name)}>
      <Group align="flex-end" gap="xs">
        <TextInput
          label={words.name}
          maxLength={100}
          autoFocus
          flex="1 1 200px"
          autoComplete="off"
          {...form.form.getInputProps('name')}
        />
        <FormButtons of={form} send={words.keep} cancel={words.cancel} onCancel={onClose} />
      </Group>
    </ApiFormBox>
  )
}

function useRemoval({ id, name }: TemplateRecord, onChanged: () => Promise<void>): () => void {
  const words = useWords(templateWords)
  const api = useApi()
  const { mutate } = useMutation({
    mutationFn: () => api.delete(`${TEMPLATES}/${id}`),
    onSuccess: () => void notifications.show({ message: words.removed(name) }),
    onError: ({ message }) => void notifications.show({ message, color: 'red' }),
    onSettled: onChanged,
  })
  return () => mutate()
}
