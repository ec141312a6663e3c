/** What a file's columns hold, and what its people agreed to; its first rows are shown as they would be stored. */
import { Alert, Button, Checkbox, Group, Radio, Stack, TagsInput, Text, Textarea } from '@mantine/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { ApiError } from '../../../api/errors.ts'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useNumbers } from '../../../ui/time.tsx'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { PreviewTable } from './preview-table.tsx'
import { useVerb, type Import, type ImportOrder } from './use-import.ts'

/** Their faults are shown there. */
const BESIDE_FIELDS = ['targets', 'channels', 'proof']

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const

export function OrderForm({ of, onChecking }: { readonly of: Import; readonly onChecking?: () => void }) {
  const words = useWords(importsWords)
  const [first] = useState<ImportOrder>(of.order ?? firstOrder(of))
  const [order, setOrder] = useState(first)
  const { mutate, isPending, isSuccess, error } = useVerb(of.id, BESIDE_FIELDS)
  const guard = useLeaveGuard({ form: { isDirty: () => !isSuccess && order !== first } })
  const change = (changed: Partial<ImportOrder>) => setOrder((before) => ({ ...before, ...changed }))
  return (
    <form
      ref={useFaultInSight(error)}
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ verb: 'check', body: order }, { onSuccess: () => onChecking?.() })
      }}
    >
      {guard}
      <Found of={of} />
      <FormSection title={words.columns.title} text={words.columns.text}>
        <ColumnMapping of={of} targets={order.targets} onChange={(targets) => change({ targets })} />
        <Fault error={error} path="targets" />
      </FormSection>
      <Consent order={order} change={change} error={error} />
      <FormSection title={words.tags.title}>
        <TagsInput
          label={words.tags.label}
          description={words.tags.hint}
          maw={640}
          value={[...order.tags]}
          onChange={(tags) => change({ tags })}
        />
      </FormSection>
      <PreviewTable id={of.id} order={order} />
      <Group mt="lg">
        <Button type="submit" loading={isPending}>
          {words.try}
        </Button>
        <Text size="sm" c="dimmed">
          {words.tryHint}
        </Text>
      </Group>
    </form>
  )
}

/** The button is a screen or two below the fields: what is refused is led to. */
function useFaultInSight(error: Error | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!error) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    const fault = field ?? form.current?.querySelector('[role="alert"]')
    fault?.scrollIntoView({ block: 'center' })
  }, [error])
  return form
}

function firstOrder({ guessed }: Import): ImportOrder {
  return {
    targets: guessed,
    admission: 'active',
    channels: { email: true, sms: guessed.includes('phone') },
    proof: '',
    tags: [],
  }
}

function Found({ of: { file, total, hasHeadings } }: { readonly of: Import }) {
  const { found } = useWords(importsWords)
  const written = useNumbers()
  if (!file) return null
  const separator = found.separators[SEPARATORS[(file.separator ?? ',') as keyof typeof SEPARATORS]]
  return (
    <Stack gap="sm" mb="lg">
      <Text c="dimmed">
        {file.format === 'xlsx'
          ? found.xlsx(written(total))
          : found.csv(written(total), (file.encoding ?? '').toUpperCase(), separator)}
      </Text>
      {!hasHeadings && (
        <Alert color="yellow" icon={<Icon name="info" />}>
          {found.noHeadings}
        </Alert>
      )}
    </Stack>
  )
}

interface Given {
  readonly order: ImportOrder
  readonly change: (changed: Partial<ImportOrder>) => void
  readonly error: Error | null
}

function Consent({ order, change, error }: Given) {
  const { consent: words } = useWords(importsWords)
  const { channels } = order
  return (
    <FormSection title={words.title} text={words.text}>
      <Radio.Group
        aria-label={words.title}
        value={order.admission}
        onChange={(admission) => change({ admission: admission === 'invited' ? 'invited' : 'active' })}
      >
        <Stack gap="sm">
          <Radio value="active" label={words.active} description={words.activeHint} />
          <Radio value="invited" label={words.invited} description={words.invitedHint} />
        </Stack>
      </Radio.Group>
      <Checkbox.Group
        label={words.channels}
        value={Object.entries(channels).flatMap(([name, isOn]) => (isOn ? [name] : []))}
        onChange={(on) => change({ channels: { email: on.includes('email'), sms: on.includes('sms') } })}
      >
        <Group mt="xs">
          <Checkbox value="email" label={words.email} />
          <Checkbox value="sms" label={words.sms} />
        </Group>
      </Checkbox.Group>
      <Fault error={error} path="channels" />
      {order.admission === 'active' && (
        <Textarea
          label={words.proof}
          description={words.proofHint}
          maw={640}
          autosize
          minRows={2}
          maxLength={2_000}
          value={order.proof}
          onChange={(event) => change({ proof: event.currentTarget.value })}
          error={faultAt(error, 'proof')}
        />
      )}
    </FormSection>
  )
}

function Fault({ error, path }: { readonly error: Error | null; readonly path: string }) {
  const fault = faultAt(error, path)
  return fault === undefined ? null : (
    <Text c="var(--mantine-color-error)" size="sm" role="alert">
      {fault}
    </Text>
  )
}

function faultAt(error: Error | null, path: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.details.find((detail) => detail.path === path)?.message
}
