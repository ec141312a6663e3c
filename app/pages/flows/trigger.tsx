/** What begins a flow, and for whom: folded as its steps are. */
import { Input, NativeSelect, Switch, TextInput } from '@mantine/core'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { useContactFields } from '../contacts/columns.tsx'
import { TRIGGER, useAround } from './around.ts'
import { TRIGGERS, type Trigger } from './definition.ts'
import { Folded } from './folded.tsx'
import { useTriggerSummary } from './summary.ts'

interface Given {
  readonly trigger: Trigger
  readonly onChange: (trigger: Trigger) => void
}

export function Beginning(given: Given) {
  const { form: words } = useWords(flowsWords)
  const { opened, onOpen, fault } = useAround()
  const summaryOf = useTriggerSummary()
  const isOpen = opened === TRIGGER
  return (
    <Folded
      name={words.trigger}
      summary={summaryOf(given.trigger)}
      isOpen={isOpen}
      onToggle={() => onOpen(isOpen ? undefined : TRIGGER)}
      isFaulty={fault?.path.startsWith('trigger') ?? false}
      fields={<Fields {...given} />}
    />
  )
}

function Fields({ trigger, onChange }: Given) {
  const { form: words, triggers } = useWords(flowsWords)
  const { fault } = useAround()
  return (
    <>
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
    </>
  )
}
