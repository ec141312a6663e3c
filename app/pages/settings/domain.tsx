/** One domain: what each of its records is for, where it goes, and whether it is there. */
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DomainRecord } from '../../../server/app-api/domain-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { StateBadge, type Tone } from '../../ui/state-badge.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { settingsDomainsWords } from '../../words/settings-domains.ts'
import { CopyIcon } from './copy.tsx'
import css from './settings.module.css'

export const DOMAINS = '/app/api/domains'

const TONES = { pass: 'good', warn: 'warn', fail: 'bad', unknown: 'quiet' } as const satisfies Record<
  string,
  Tone
>

export function Domain({ domain: { domain, records, checks, checked } }: { readonly domain: DomainRecord }) {
  const words = useWords(settingsDomainsWords)
  const api = useApi()
  const queries = useQueryClient()
  const { mutate: check, isPending } = useMutation({
    mutationFn: () => api.post(`${DOMAINS}/${encodeURIComponent(domain)}/check`),
    onSettled: () => queries.invalidateQueries({ queryKey: [api.key, DOMAINS] }),
  })
  return (
    <FormSection title={domain} text={words.records}>
      {records.map((record) => (
        <Record
          key={record.purpose}
          record={record}
          check={checks?.find((each) => each.check === record.purpose)}
        />
      ))}
      <Group>
        <Button variant="default" loading={isPending} onClick={() => check()}>
          {words.check}
        </Button>
        <Remove domain={domain} />
        <Text c="dimmed" size="sm" aria-live="polite">
          {checked === null ? (
            words.never
          ) : (
            <>
              {words.checked} <RelativeTime at={checked} />
            </>
          )}
        </Text>
      </Group>
    </FormSection>
  )
}

interface RecordGiven {
  readonly record: DomainRecord['records'][number]
  readonly check: NonNullable<DomainRecord['checks']>[number] | undefined
}

function Record({ record: { purpose, type, name, value }, check }: RecordGiven) {
  const words = useWords(settingsDomainsWords)
  const verdict = check?.verdict ?? 'unknown'
  return (
    <div className={css['record']}>
      <Group justify="space-between" mb={4}>
        <strong>{purpose}</strong>
        <StateBadge tone={TONES[verdict]}>{words.verdicts[verdict]}</StateBadge>
      </Group>
      <Text c="dimmed" size="sm" mb="xs">
        {words.purposes[purpose]}
      </Text>
      <dl className={css['parts']}>
        <dt>{words.type}</dt>
        <dd>{type}</dd>
        <dt>{words.name}</dt>
        <dd>
          <code>{name}</code>
          <CopyIcon text={name} label={words.copyName(purpose)} copied={words.copied} />
        </dd>
        <dt>{words.value}</dt>
        <dd>
          <code>{value}</code>
          <CopyIcon text={value} label={words.copyValue(purpose)} copied={words.copied} />
        </dd>
      </dl>
      {check && check.verdict !== 'pass' && (
        <Text size="sm" mt="xs" className={css['says'] ?? ''}>
          {check.says}
        </Text>
      )}
    </div>
  )
}

function Remove({ domain }: { readonly domain: string }) {
  const words = useWords(settingsDomainsWords)
  const api = useApi()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate: remove, isPending } = useMutation({
    mutationFn: () => api.delete(`${DOMAINS}/${encodeURIComponent(domain)}`),
    onSettled: () => queries.invalidateQueries({ queryKey: [api.key, DOMAINS] }),
  })
  return (
    <>
      <Button variant="default" aria-label={words.removeOf(domain)} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={words.removeTitle(domain)}
        withCloseButton={false}
      >
        <Stack>
          <Text>{words.removeText}</Text>
          <Group>
            <Button color="red" loading={isPending} onClick={() => remove()}>
              {words.remove}
            </Button>
            <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
