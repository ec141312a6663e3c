/** Custom properties, a row each: its name, what it is, its value. */
import { Button, Group, Input, Select, TagsInput, Textarea, TextInput } from '@mantine/core'
import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import css from '../product.module.css'
import { asKind, faultOf, isTable, KINDS, type Kind, type Property } from './properties.ts'
import { TableField } from './table-field.tsx'
import { EMPTY_TABLE } from './table.ts'

interface Given {
  readonly rows: readonly Property[]
  readonly onChange: (rows: readonly Property[]) => void
  /** Said once it was tried to be sent. */
  readonly error: React.ReactNode
}

export function PropertiesField({ rows, onChange, error }: Given) {
  const { properties: words } = useWords(productWords)
  return (
    <Input.Wrapper error={error} labelElement="div">
      {rows.map((row, at) => (
        <Row
          key={at}
          row={row}
          number={String(at + 1)}
          fault={error ? faultOf(row, rows) : undefined}
          onChange={(changed) => onChange(rows.with(at, changed))}
          onRemove={() => onChange(rows.toSpliced(at, 1))}
        />
      ))}
      <Group gap="xs" mb={4}>
        <Adding label={words.add} onAdd={() => onChange([...rows, { name: '', kind: 'text', value: '' }])} />
        {!rows.some(({ kind }) => kind === 'table') && (
          <Adding
            label={words.addVariants}
            onAdd={() => onChange([...rows, { name: 'variants', kind: 'table', value: EMPTY_TABLE }])}
          />
        )}
      </Group>
    </Input.Wrapper>
  )
}

function Adding({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) {
  return (
    <Button size="xs" variant="default" leftSection={<Icon name="plus" size={16} />} onClick={onAdd}>
      {label}
    </Button>
  )
}

function Row({
  row,
  number,
  fault,
  onChange,
  onRemove,
}: {
  readonly row: Property
  readonly number: string
  readonly fault: ReturnType<typeof faultOf>
  readonly onChange: (row: Property) => void
  readonly onRemove: () => void
}) {
  const { properties: words } = useWords(productWords)
  const isNamed = fault === 'nameless' || fault === 'twice'
  const called = row.name || number
  return (
    <div className={css['property']} role="group" aria-label={words.row(called)}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <TextInput
          aria-label={words.name}
          placeholder={words.name}
          value={row.name}
          onChange={(event) => onChange({ ...row, name: event.currentTarget.value })}
          error={isNamed && words.faults[fault]}
          flex={1}
        />
        <Select
          aria-label={words.kind}
          data={KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={row.kind}
          // Its choices are these.
          onChange={(kind) => onChange(asKind(row, kind as Kind))}
          allowDeselect={false}
          w={140}
        />
        <Button variant="subtle" px={8} aria-label={words.remove(called)} onClick={onRemove}>
          <Icon name="trash" size={16} />
        </Button>
      </Group>
      <Value row={row} error={fault && !isNamed ? words.faults[fault] : undefined} onChange={onChange} />
    </div>
  )
}

function Value({
  row,
  error,
  onChange,
}: {
  readonly row: Property
  readonly error: string | undefined
  readonly onChange: (row: Property) => void
}) {
  const { properties: words } = useWords(productWords)
  if (isTable(row.value))
    return (
      <TableField
        table={row.value}
        isTried={error !== undefined}
        onChange={(value) => onChange({ ...row, value })}
      />
    )
  const shared = { 'aria-label': words.value, placeholder: words.value, error }
  if (typeof row.value !== 'string') {
    return (
      <TagsInput
        {...shared}
        value={[...row.value]}
        acceptValueOnBlur
        onChange={(value) => onChange({ ...row, value })}
      />
    )
  }
  const text = row.value
  const set = (value: string) => onChange({ ...row, value })
  return row.kind === 'data' ? (
    <Textarea
      {...shared}
      autosize
      minRows={3}
      maxRows={14}
      spellCheck={false}
      classNames={{ input: css['code'] ?? '' }}
      value={text}
      onChange={(event) => set(event.currentTarget.value)}
    />
  ) : (
    <TextInput
      {...shared}
      {...(row.kind === 'number' && { inputMode: 'decimal' })}
      value={text}
      onChange={(event) => set(event.currentTarget.value)}
    />
  )
}
