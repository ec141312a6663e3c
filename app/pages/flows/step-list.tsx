/** Steps in their order: moved by their handle, with the pointer or the keyboard; ways of a branch hold lists again. */
import { Button, Menu } from '@mantine/core'
import { Icon } from '../../ui/icon.tsx'
import { SortableList, type HandleProps } from '../../ui/sortable-list.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { instead, keyOf, KINDS, newStep, type BranchStep, type Step } from './definition.ts'
import css from './flows.module.css'
import { StepFields } from './step-fields.tsx'

/** What the server says is wrong, and where: `steps[2].yes[0].subject`. */
export interface Fault {
  readonly path: string
  readonly message: string
  readonly isConflict?: true
}

interface Surroundings {
  /** Before the number of a step within a way: `3A.`. */
  readonly before?: string
  readonly path: string
  readonly standing: ReadonlyMap<string, number>
  readonly fault: Fault | undefined
}

interface ListGiven extends Surroundings {
  readonly steps: readonly Step[]
  readonly onChange: (steps: readonly Step[]) => void
}

export function StepList({ steps, path, onChange, before = '', ...around }: ListGiven) {
  const words = useWords(flowsWords)
  const ids = steps.map(keyOf)
  const nameOf = (id: string) => {
    const at = ids.indexOf(id)
    const step = steps[at]
    return step ? words.form.step(`${before}${at + 1}`, words.kinds[step.type]) : ''
  }
  function move(id: string, to: number): void {
    const from = ids.indexOf(id)
    const step = steps[from]
    if (step) onChange(steps.toSpliced(from, 1).toSpliced(to, 0, step))
  }
  return (
    <div className={css['steps']}>
      <SortableList items={ids.map((id) => ({ id }))} nameOf={nameOf} onMove={move}>
        {({ id }, handle, isDragged) => {
          const at = ids.indexOf(id)
          const step = steps[at]
          return (
            step && (
              <StepCard
                {...around}
                before={`${before}${at + 1}`}
                step={step}
                name={nameOf(id)}
                path={`${path}[${at}]`}
                handle={handle}
                isDragged={isDragged}
                onChange={(changed) => onChange(steps.with(at, instead(step, changed)))}
                onRemove={() => onChange(steps.toSpliced(at, 1))}
              />
            )
          )
        }}
      </SortableList>
      <AddStep onAdd={(kind) => onChange([...steps, newStep(kind)])} />
    </div>
  )
}

function AddStep({ onAdd }: { readonly onAdd: (kind: Step['type']) => void }) {
  const words = useWords(flowsWords)
  return (
    <div>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button size="xs" variant="default" leftSection={<Icon name="plus" size={16} />}>
            {words.form.add}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {KINDS.map((kind) => (
            <Menu.Item key={kind} onClick={() => onAdd(kind)}>
              {words.kinds[kind]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

interface CardGiven extends Surroundings {
  readonly step: Step
  readonly name: string
  readonly handle: HandleProps
  readonly isDragged: boolean
  readonly onChange: (step: Step) => void
  readonly onRemove: () => void
}

function StepCard({ step, name, handle, isDragged, onChange, onRemove, ...around }: CardGiven) {
  const { form: words } = useWords(flowsWords)
  const { path, standing, fault } = around
  const written = useNumbers()
  const waiting = standing.get(path) ?? 0
  const isFaulty = fault !== undefined && isAt(fault.path, path)
  return (
    <div
      role="group"
      className={css['step']}
      aria-label={name}
      data-lifted={isDragged || undefined}
      data-fault={isFaulty || undefined}
    >
      <div className={css['head']}>
        <button type="button" className={css['handle']} aria-label={words.move(name)} {...handle}>
          <Icon name="drag" />
        </button>
        <strong>{name}</strong>
        {waiting > 0 && <StateBadge tone="accent">{words.here(written(waiting))}</StateBadge>}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={words.removeOf(name)}
          onClick={onRemove}
        >
          {words.remove}
        </Button>
      </div>
      <StepFields step={step} name={name} onChange={onChange} />
      {step.type === 'branch' && <Ways {...around} step={step} onChange={onChange} />}
    </div>
  )
}

/** Of the step itself, not of one within its ways. */
function isAt(fault: string, path: string): boolean {
  return fault === path || (fault.startsWith(`${path}.`) && !/^\.(yes|no)\[/.test(fault.slice(path.length)))
}

interface WaysGiven extends Surroundings {
  readonly step: BranchStep
  readonly onChange: (step: BranchStep) => void
}

function Ways({ step, onChange, path, before = '', ...around }: WaysGiven) {
  const { fields: words } = useWords(flowsWords)
  return (
    <div className={css['ways']}>
      {(['yes', 'no'] as const).map((way) => (
        <div key={way}>
          <p className={css['way']}>{words[way]}</p>
          <StepList
            {...around}
            steps={step[way] ?? []}
            path={`${path}.${way}`}
            before={`${before}${way === 'yes' ? 'A' : 'B'}.`}
            onChange={(steps) => onChange({ ...step, [way]: steps })}
          />
        </div>
      ))}
    </div>
  )
}
