/** Steps in their order: moved by their handle, with the pointer or the keyboard; ways of a branch hold lists again. */
import { Button, Menu } from '@mantine/core'
import { Icon } from '../../ui/icon.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { useAround } from './around.ts'
import { instead, keyOf, KINDS, newStep, type BranchStep, type Step } from './definition.ts'
import css from './flows.module.css'
import { StepCard } from './step-card.tsx'

interface Given {
  readonly steps: readonly Step[]
  readonly path: string
  /** Before the number of a step within a way: `3A.`. */
  readonly before?: string
  readonly onChange: (steps: readonly Step[]) => void
}

export function StepList({ steps, path, onChange, before = '' }: Given) {
  const words = useWords(flowsWords)
  const { mayWrite, onOpen, say } = useAround()
  const ids = steps.map(keyOf)
  const nameOf = (id: string) => {
    const at = ids.indexOf(id)
    const step = steps[at]
    return step ? words.form.step(`${before}${at + 1}`, words.kinds[step.type]) : ''
  }
  function changeAt(at: number, changed: Step): void {
    const step = steps[at]
    if (step) onChange(steps.with(at, instead(step, changed)))
  }
  function move(id: string, to: number): void {
    const from = ids.indexOf(id)
    const step = steps[from]
    if (step) onChange(steps.toSpliced(from, 1).toSpliced(to, 0, step))
  }
  /** As alt and an arrow do: where there is no place that way, nothing. */
  function moveBy(id: string, by: -1 | 1): void {
    const to = ids.indexOf(id) + by
    if (to < 0 || to >= ids.length) return
    say(words.form.movedTo(nameOf(id), String(to + 1), String(ids.length)))
    move(id, to)
  }
  function add(kind: Step['type']): void {
    const step = newStep(kind)
    onChange([...steps, step])
    onOpen(keyOf(step))
  }
  return (
    <div className={css['steps']}>
      <SortableList
        items={ids.map((id) => ({ id }))}
        nameOf={nameOf}
        onMove={move}
        onPick={() => onOpen(undefined)}
      >
        {({ id }, handle, isDragged) => {
          const at = ids.indexOf(id)
          const step = steps[at]
          return (
            step && (
              <StepCard
                step={step}
                name={nameOf(id)}
                path={`${path}[${at}]`}
                handle={handle}
                isDragged={isDragged}
                onChange={(changed) => changeAt(at, changed)}
                onMove={(by) => moveBy(id, by)}
                onRemove={() => onChange(steps.toSpliced(at, 1))}
              >
                {step.type === 'branch' && (
                  <Ways
                    step={step}
                    path={`${path}[${at}]`}
                    before={`${before}${at + 1}`}
                    onChange={(changed) => changeAt(at, changed)}
                  />
                )}
              </StepCard>
            )
          )
        }}
      </SortableList>
      {mayWrite && <AddStep onAdd={add} />}
    </div>
  )
}

function AddStep({ onAdd }: { readonly onAdd: (kind: Step['type']) => void }) {
  const words = useWords(flowsWords)
  return (
    <div>
      <Menu position="bottom-start" returnFocus={false}>
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

interface WaysGiven {
  readonly path: string
  /** The number of the branch. */
  readonly before: string
  readonly step: BranchStep
  readonly onChange: (step: BranchStep) => void
}

/** Of a branch: seen however it is folded. */
function Ways({ step, onChange, path, before }: WaysGiven) {
  const { fields: words } = useWords(flowsWords)
  return (
    <div className={css['ways']}>
      {(['yes', 'no'] as const).map((way) => (
        <div key={way}>
          <p className={css['way']}>{words[way]}</p>
          <StepList
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
