/** What a step says, by its kind. */
import { Button, NumberInput, Text, Textarea, TextInput } from '@mantine/core'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { useContactFields } from '../contacts/columns.tsx'
import { useAround } from './around.ts'
import { tagsOf, type EmailStep, type Step } from './definition.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './flows.module.css'

type Of<Kind extends Step['type']> = Extract<Step, { type: Kind }>

interface Given<Kind extends Step['type']> {
  readonly step: Of<Kind>
  readonly onChange: (step: Step) => void
}

export function StepFields({
  step,
  name,
  onChange,
  onMail,
}: {
  readonly step: Step
  readonly name: string
  readonly onChange: (step: Step) => void
  readonly onMail: () => void
}) {
  if (step.type === 'stop') return null
  return (
    <>
      {step.type === 'email' && <Email step={step} onChange={onChange} onMail={onMail} />}
      {step.type === 'sms' && <Sms step={step} onChange={onChange} />}
      {step.type === 'wait' && <Wait step={step} onChange={onChange} />}
      {step.type === 'tag' && <Tags step={step} onChange={onChange} />}
      {step.type === 'branch' && <Fits step={step} name={name} onChange={onChange} />}
    </>
  )
}

function Email({ step, onChange, onMail }: Given<'email'> & { readonly onMail: () => void }) {
  const { fields: words } = useWords(flowsWords)
  const { mayWrite } = useAround()
  return (
    <>
      <Envelope step={step} onChange={onChange} />
      {step.blocks === undefined ? (
        <Textarea
          label={words.text}
          description={words.textHint}
          autosize
          minRows={3}
          maxRows={16}
          value={step.text ?? ''}
          onChange={({ currentTarget: { value: text } }) => onChange({ ...step, text })}
        />
      ) : (
        <Text size="sm" c="dimmed" {...(mayWrite && { lineClamp: 3 })}>
          {wordsOf(step) || words.empty}
        </Text>
      )}
      {mayWrite && (
        <div>
          <Button variant="default" size="xs" leftSection={<Icon name="edit" size={16} />} onClick={onMail}>
            {step.blocks === undefined ? words.inBlocks : words.editMail}
          </Button>
        </div>
      )}
    </>
  )
}

/** What is read of a mail before it is opened. */
export function Envelope({
  step,
  onChange,
}: {
  readonly step: EmailStep
  readonly onChange: (step: EmailStep) => void
}) {
  const { fields: words } = useWords(flowsWords)
  return (
    <>
      <TextInput
        label={words.subject}
        value={step.subject}
        maxLength={255}
        onChange={({ currentTarget: { value: subject } }) => onChange({ ...step, subject })}
      />
      <TextInput
        label={words.preheader}
        value={step.preheader ?? ''}
        maxLength={255}
        onChange={({ currentTarget: { value: preheader } }) => onChange({ ...step, preheader })}
      />
    </>
  )
}

/** The words of its blocks, without their marks. */
function wordsOf({ blocks = [] }: Of<'email'>): string {
  return blocks
    .map(({ text = '' }) => text.replaceAll(/<[^>]*>|\{%.*?%\}/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' · ')
}

function Sms({ step, onChange }: Given<'sms'>) {
  const { fields: words } = useWords(flowsWords)
  return (
    <Textarea
      label={words.sms}
      autosize
      minRows={2}
      value={step.text}
      onChange={({ currentTarget: { value: text } }) => onChange({ ...step, text })}
    />
  )
}

function Wait({ step, onChange }: Given<'wait'>) {
  const { fields: words } = useWords(flowsWords)
  return (
    <div className={css['waits']}>
      {(['days', 'hours', 'minutes'] as const).map((unit) => (
        <NumberInput
          key={unit}
          label={words[unit]}
          value={step[unit] ?? 0}
          min={0}
          allowDecimal={false}
          onChange={(value) => onChange({ ...step, [unit]: Number(value) || 0 })}
        />
      ))}
    </div>
  )
}

function Tags({ step, onChange }: Given<'tag'>) {
  const { fields: words } = useWords(flowsWords)
  return (
    <>
      {(['add', 'remove'] as const).map((way) => (
        <TextInput
          key={way}
          label={words[way]}
          description={words.tagsHint}
          defaultValue={(step[way] ?? []).join(', ')}
          onChange={({ currentTarget: { value } }) => onChange({ ...step, [way]: tagsOf(value) })}
        />
      ))}
    </>
  )
}

function Fits({ step, name, onChange }: Given<'branch'> & { readonly name: string }) {
  return (
    <FilterBar
      label={name}
      fields={useContactFields()}
      filter={step.filter || undefined}
      onFilter={(filter) => onChange({ ...step, filter: filter ?? '' })}
    />
  )
}
