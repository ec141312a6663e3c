/** A flow being written: when it begins, for whom, and its steps. */
import { Alert, Button, Group, Input, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { ApiError, ConnectionLost } from '../../api/errors.ts'
import { useMay } from '../../api/workspace.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { useContactFields } from '../contacts/columns.tsx'
import { sentOf, TRIGGERS, type FlowDefinition, type Trigger } from './definition.ts'
import { StepList, type Fault } from './step-list.tsx'

interface Given {
  readonly initial: FlowDefinition
  /** How many wait before each step, by its path. */
  readonly standing: ReadonlyMap<string, number>
  readonly button: string
  /** `isMeant`: over what somebody else wrote meanwhile. */
  readonly save: (definition: FlowDefinition, isMeant: boolean) => Promise<void>
  readonly onDraft?: (definition: FlowDefinition) => void
  readonly onTheirs?: () => Promise<void>
}

export function FlowForm({ initial, standing, button, save, onDraft, onTheirs }: Given) {
  const { form: words } = useWords(flowsWords)
  const mayWrite = useMay('flows:write')
  const [flow, setFlow] = useState(initial)
  const { send, isDirty, isSending, fault, setDirty } = useSaving(save)
  const guard = useLeaveGuard({ form: { isDirty: () => isDirty.current } })
  function change(next: FlowDefinition): void {
    setFlow(next)
    setDirty()
    onDraft?.(sentOf(next))
  }
  return (
    <fieldset disabled={!mayWrite} aria-label={words.label} style={{ border: 0, margin: 0, padding: 0 }}>
      {guard}
      <TextInput
        label={words.name}
        value={flow.name}
        mb="lg"
        maw={640}
        error={fault?.path === 'name' && fault.message}
        onChange={({ currentTarget: { value: name } }) => change({ ...flow, name })}
      />
      <FormSection title={words.trigger}>
        <Beginning
          trigger={flow.trigger}
          fault={fault}
          onChange={(trigger) => change({ ...flow, trigger })}
        />
      </FormSection>
      <FormSection title={words.steps}>
        {flow.steps.length === 0 && <Text c="dimmed">{words.none}</Text>}
        <StepList
          steps={flow.steps}
          path="steps"
          standing={standing}
          fault={fault}
          onChange={(steps) => change({ ...flow, steps })}
        />
      </FormSection>
      <div aria-live="assertive">
        {fault && (
          <Alert color="red" icon={<Icon name="warning" />} mb="md">
            {fault.message}
            {fault.isConflict && onTheirs && (
              <Group mt="sm">
                <Button size="xs" onClick={() => void send(flow, true)}>
                  {words.mine}
                </Button>
                <Button size="xs" variant="default" onClick={() => void onTheirs()}>
                  {words.theirs}
                </Button>
              </Group>
            )}
          </Alert>
        )}
      </div>
      {mayWrite && (
        <Button loading={isSending} onClick={() => void send(flow, false)}>
          {button}
        </Button>
      )}
    </fieldset>
  )
}

function useSaving(save: Given['save']) {
  const { form: words } = useWords(flowsWords)
  const ui = useWords(uiWords)
  const [fault, setFault] = useState<Fault>()
  const [isSending, setSending] = useState(false)
  const [isDirty] = useState({ current: false })
  async function send(flow: FlowDefinition, isMeant: boolean): Promise<void> {
    if (flow.name.trim() === '') return setFault({ path: 'name', message: words.nameMissing })
    if (flow.steps.length === 0) return setFault({ path: 'steps', message: words.stepsMissing })
    setFault(undefined)
    setSending(true)
    try {
      await save(sentOf(flow), isMeant)
      isDirty.current = false
      notifications.show({ message: words.saved })
    } catch (error) {
      setFault(faultOf(error, words.conflict, ui.connection))
    } finally {
      setSending(false)
    }
  }
  const setDirty = () => {
    isDirty.current = true
  }
  return { send, isDirty, isSending, fault, setDirty }
}

function faultOf(error: unknown, conflict: string, lost: string): Fault {
  if (error instanceof ConnectionLost) return { path: '', message: lost }
  if (!(error instanceof ApiError)) return { path: '', message: String(error) }
  if (error.status === 412) return { path: '', message: conflict, isConflict: true }
  return { path: error.details[0]?.path ?? '', message: error.message }
}

interface BeginningGiven {
  readonly trigger: Trigger
  readonly fault: Fault | undefined
  readonly onChange: (trigger: Trigger) => void
}

function Beginning({ trigger, fault, onChange }: BeginningGiven) {
  const { form: words, triggers } = useWords(flowsWords)
  return (
    <Stack>
      <NativeSelect
        aria-label={words.trigger}
        value={trigger.type}
        data={TRIGGERS.map((value) => ({ value, label: triggers[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...trigger, type: TRIGGERS.find((each) => each === value) ?? trigger.type })
        }
      />
      {trigger.type === 'tag_added' && (
        <TextInput
          label={words.tag}
          value={trigger.tag ?? ''}
          error={fault?.path === 'trigger.tag' && fault.message}
          onChange={({ currentTarget: { value: tag } }) => onChange({ ...trigger, tag })}
        />
      )}
      <div>
        <Input.Label component="div" mb={4}>
          {words.filter}
        </Input.Label>
        <FilterBar
          label={words.filter}
          fields={useContactFields()}
          filter={trigger.filter}
          fault={fault?.path === 'trigger.filter' ? fault.message : undefined}
          onFilter={(filter) => {
            const { filter: _before, ...rest } = trigger
            onChange(filter === undefined ? rest : { ...rest, filter })
          }}
        />
      </div>
      <Switch
        label={words.again}
        checked={trigger.again ?? false}
        onChange={({ currentTarget: { checked: again } }) => onChange({ ...trigger, again })}
      />
    </Stack>
  )
}
