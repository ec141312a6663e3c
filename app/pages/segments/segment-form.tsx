/** A segment being made or changed: its filter as chips or text, how many fit now, its name. */
import { Button, Group, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/errors.ts'
import { useHere } from '../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../ui/form/api-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { segmentsWords } from '../../words/segments.ts'
import { useWords } from '../../words/language.ts'
import { useContactFields } from '../contacts/columns.tsx'
import { useCount, useSentence } from './use-segments.ts'

export interface Draft {
  name: string
  filter: string
}

export function SegmentForm({
  initial,
  stays,
  send,
}: {
  readonly initial: Draft
  /** Saved, its page is still open. */
  readonly stays: boolean
  readonly send: (draft: Draft) => Promise<void>
}) {
  const words = useWords(segmentsWords)
  const { handle } = useHere().workspace
  const form = useApiForm<Draft>({
    initialValues: initial,
    validate: {
      name: (name) => (name.trim() ? null : words.nameMissing),
      filter: (filter) => (filter ? null : words.everybody),
    },
    stays,
    send,
  })
  const { values, errors, setFieldValue, clearFieldError } = form.form
  const guard = useLeaveGuard(form)
  const { data, error } = useCount(values.filter)
  const refused = error instanceof ApiError ? error.message : undefined
  return (
    <>
      {guard}
      <FormSection title={words.who} text={words.whoText} isHeld={form.isHeld}>
        <FilterBar
          fields={useContactFields()}
          filter={values.filter || undefined}
          onFilter={(filter) => {
            clearFieldError('filter')
            setFieldValue('filter', filter ?? '')
          }}
          fault={refused}
        />
        <div role="status">
          {errors['filter'] ? (
            <Text c="var(--bad)">{errors['filter']}</Text>
          ) : (
            data && values.filter && <Matches count={data.meta.maxResults} filter={values.filter} />
          )}
        </div>
      </FormSection>
      <ApiFormBox of={form} label={words.save}>
        <FormSection title={words.name}>
          <TextInput aria-label={words.name} {...form.form.getInputProps('name')} />
          <Group>
            <Button type="submit" loading={form.isSending}>
              {words.save}
            </Button>
            <LinkButton to="/w/$handle/segments" params={{ handle }} variant="default">
              {words.cancel}
            </LinkButton>
          </Group>
        </FormSection>
      </ApiFormBox>
    </>
  )
}

/** For those who may not change it: what it asks, in words, and how many fit. */
export function WhoIsIn({ filter }: { readonly filter: string }) {
  const words = useWords(segmentsWords)
  const sentence = useSentence()
  const { data } = useCount(filter)
  return (
    <FormSection title={words.who} text={words.whoText}>
      <Text>{sentence(filter)}</Text>
      {data && <Matches count={data.meta.maxResults} filter={filter} />}
    </FormSection>
  )
}

function Matches({ count, filter }: { readonly count: number; readonly filter: string }): ReactNode {
  const words = useWords(segmentsWords)
  const { handle } = useHere().workspace
  const written = useNumbers()
  return (
    <Group gap="sm">
      <Text fw={600}>{words.matches(written(count))}</Text>
      <LinkButton
        to="/w/$handle/contacts"
        params={{ handle }}
        search={{ filter }}
        size="xs"
        variant="default"
        target="_blank"
      >
        {words.show}
      </LinkButton>
    </Group>
  )
}
