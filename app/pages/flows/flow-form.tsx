/** A flow being written: when it begins, for whom, and its steps, of which one is open at a time. */
import { Button, Group, Text, TextInput, Title } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../api/workspace.tsx'
import { useLeaveGuard } from '../../ui/form/leave-guard.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import type { Place } from '../campaigns/pane-search.ts'
import { AroundContext, TRIGGER, useAround, type Fault } from './around.ts'
import {
  keyOf,
  sentOf,
  stepAt,
  withStep,
  type EmailStep,
  type FlowDefinition,
  type Trigger,
} from './definition.ts'
import css from './flows.module.css'
import { StepList } from './step-list.tsx'
import { Beginning } from './trigger.tsx'
import { useSaving, type Save } from './use-saving.ts'
import { numberOf, Wrong } from './wrong.tsx'

const MailEditor = lazy(() => import('./mail-editor.tsx'))

interface Given {
  readonly initial: FlowDefinition
  /** How many wait before each step, by its path. */
  readonly standing: ReadonlyMap<string, number>
  readonly button: string
  readonly save: Save
  /** The path of the step whose mail is written, as the address says it. */
  readonly mail: string | undefined
  readonly onMail: (path: string | undefined) => void
  /** What stands beside it. */
  readonly place: Place
  readonly onDraft?: (definition: FlowDefinition) => void
  readonly onDirty?: (isDirty: boolean) => void
  readonly onTheirs?: () => Promise<void>
  /** Its page is left once it is saved: it takes nothing meanwhile. */
  readonly isLeft?: boolean
}

export function FlowForm(given: Given) {
  const { initial, standing, button, save, mail, onMail, place, onDraft, onDirty, onTheirs } = given
  const { isLeft = false } = given
  const { form: words } = useWords(flowsWords)
  const mayWrite = useMay('flows:write')
  const [flow, setFlow] = useState(initial)
  const [opened, onOpen] = useState<string | undefined>(initial.steps.length === 0 ? TRIGGER : undefined)
  const [said, say] = useState('')
  const { send, isDirty, isSending, fault, setDirty, hasTyped } = useSaving({
    save,
    onDirty,
    onFault: ({ path }) => {
      const step = stepAt(flow.steps, path)
      onOpen(step ? keyOf(step) : path.startsWith('trigger') ? TRIGGER : opened)
    },
  })
  const guard = useLeaveGuard({ form: { isDirty: hasTyped } })
  function change(next: FlowDefinition): void {
    setFlow(next)
    setDirty()
    onDraft?.(sentOf(next))
  }
  const written = mail === undefined ? undefined : stepAt(flow.steps, mail)
  return (
    <AroundContext value={{ mayWrite, opened, onOpen, onMail, standing, fault, say }}>
      <div role="group" aria-label={words.label}>
        {guard}
        <span className="visually-hidden" role="status">
          {said}
        </span>
        <div inert={isLeft && isSending}>
          {mayWrite && mail !== undefined && written?.type === 'email' ? (
            <Mail
              step={written}
              path={mail}
              trigger={flow.trigger}
              place={place}
              onChange={(step) => change({ ...flow, steps: withStep(flow.steps, mail, step) })}
              onClose={() => {
                onOpen(keyOf(written))
                onMail(undefined)
              }}
            />
          ) : (
            <Whole flow={flow} fault={fault} onChange={change} />
          )}
        </div>
        {mayWrite && (
          <div className={css['foot']}>
            <Wrong flow={flow} fault={fault} onMine={() => void send(flow, true)} onTheirs={onTheirs} />
            <Group gap="sm">
              <Button loading={isSending} onClick={() => void send(flow, false)}>
                {button}
              </Button>
              {isDirty && (
                <Text size="sm" c="dimmed">
                  {words.unsaved}
                </Text>
              )}
            </Group>
          </div>
        )}
      </div>
    </AroundContext>
  )
}

interface WholeGiven {
  readonly flow: FlowDefinition
  readonly fault: Fault | undefined
  readonly onChange: (flow: FlowDefinition) => void
}

function Whole({ flow, fault, onChange }: WholeGiven) {
  const { form: words } = useWords(flowsWords)
  const { mayWrite } = useAround()
  return (
    <>
      <TextInput
        label={words.name}
        value={flow.name}
        mb="lg"
        disabled={!mayWrite}
        error={fault?.path === 'name' && fault.message}
        onChange={({ currentTarget: { value: name } }) => onChange({ ...flow, name })}
      />
      <Beginning trigger={flow.trigger} onChange={(trigger) => onChange({ ...flow, trigger })} />
      <Title order={2} mt="lg" mb="xs">
        {words.steps}
      </Title>
      {flow.steps.length === 0 && (
        <Text c="dimmed" mb="xs">
          {words.none}
        </Text>
      )}
      <StepList steps={flow.steps} path="steps" onChange={(steps) => onChange({ ...flow, steps })} />
    </>
  )
}

interface MailGiven {
  readonly step: EmailStep
  readonly path: string
  readonly trigger: Trigger
  readonly place: Place
  readonly onChange: (step: EmailStep) => void
  readonly onClose: () => void
}

function Mail({ path, ...given }: MailGiven) {
  const { form: words, kinds } = useWords(flowsWords)
  return (
    <Suspense fallback={null}>
      <MailEditor key={path} name={words.step(numberOf(path), kinds.email)} {...given} />
    </Suspense>
  )
}
