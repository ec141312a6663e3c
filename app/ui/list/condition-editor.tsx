/** A small form for one condition of a filter, `not` before it or not, and for another that is joined to it. */
import { Button, Checkbox, Group, NativeSelect, Popover, Stack, Text } from '@mantine/core'
import { cloneElement, useState, type ReactElement } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { ConditionValues } from './condition-value.tsx'
import type { Condition, Operator, Value } from './filter-text.ts'
import { negated, treeSentence, type Joint, type Tree } from './filter-tree.ts'
import { fieldOf, operatorsOf, operatorWord, type FilterField } from './filter-words.ts'

interface Given {
  readonly fields: readonly FilterField[]
  /** What is changed; none where one is added. */
  readonly condition?: Condition | undefined
  readonly isNegated?: boolean
  /** By what another is joined to this one. */
  readonly joint: Joint
  readonly onApply: (tree: Tree) => void
}

export function ConditionEditor({
  children,
  ...given
}: Given & { readonly children: ReactElement<{ onClick?: () => void }> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withRoles position="bottom-start" width={280}>
      <Popover.Target>{cloneElement(children, { onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown>
        {isOpen && (
          <Editors
            {...given}
            onApply={(tree) => {
              setOpen(false)
              given.onApply(tree)
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

/** One condition, and the next as long as another is joined to what there is. */
function Editors({ onApply, ...given }: Given) {
  const words = useWords(uiWords)
  const [before, setBefore] = useState<readonly Tree[]>([])
  const { fields, joint } = given
  const withBefore = (tree: Tree): Tree => {
    return before.length > 0 ? { kind: joint, parts: [...before, tree] } : tree
  }
  const said = before.map((tree) => treeSentence(tree, fields, words)).join(` ${words.filter[joint]} `)
  return (
    <>
      {said && (
        <Text role="status" mb="xs">
          {said} {words.filter[joint]} …
        </Text>
      )}
      <Editor
        key={before.length}
        {...given}
        {...(said && { condition: undefined, isNegated: false })}
        onApply={(tree) => onApply(withBefore(tree))}
        onJoin={(tree) => setBefore([...before, tree])}
      />
    </>
  )
}

interface EditorGiven extends Given {
  readonly onJoin: (tree: Tree) => void
}

function Editor({ fields, condition, isNegated = false, joint, onApply, onJoin }: EditorGiven) {
  const { filter: words } = useWords(uiWords)
  const known = condition ? fieldOf(condition, fields) : fields[0]
  const [field, setField] = useState(known)
  const [operator, setOperator] = useState(condition?.operator ?? (known && operatorsOf(known)[0]) ?? 'eq')
  const [values, setValues] = useState<readonly Value[]>(condition?.values ?? [])
  const [isNot, setNot] = useState(isNegated)
  if (!field) return null
  const isReady = values.length > 0 && values.every((value) => value !== '')
  const plain: Tree = { kind: 'condition', condition: { field: field.name, operator, values } }
  const tree = isNot ? negated(plain) : plain
  const chosen = (next: FilterField) => {
    setField(next)
    setOperator(operatorsOf(next)[0] ?? 'eq')
    setValues([])
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isReady) onApply(tree)
      }}
    >
      <Stack gap="xs">
        <FieldSelect fields={fields} known={known} field={field} onField={chosen} />
        <OperatorSelect
          field={field}
          known={condition?.field === field.name ? condition.operator : undefined}
          operator={operator}
          onOperator={(picked) => {
            setOperator(picked)
            setValues([])
          }}
        />
        <ConditionValues field={field} operator={operator} values={values} onValues={setValues} />
        <Checkbox
          label={words.negate}
          checked={isNot}
          onChange={({ currentTarget }) => setNot(currentTarget.checked)}
        />
        <Group gap="xs" grow>
          <Button type="submit" disabled={!isReady}>
            {words.apply}
          </Button>
          <Button variant="default" disabled={!isReady} onClick={() => onJoin(tree)}>
            {words.join[joint]}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

interface FieldGiven {
  readonly fields: readonly FilterField[]
  /** Of the condition: a list may not know it, as one that was written as text. */
  readonly known: FilterField | undefined
  readonly field: FilterField
  readonly onField: (field: FilterField) => void
}

function FieldSelect({ fields, known, field, onField }: FieldGiven) {
  const { filter: words } = useWords(uiWords)
  const offered = known === undefined || fields.includes(known) ? fields : [...fields, known]
  return (
    <NativeSelect
      label={words.field}
      value={field.name}
      data={offered.map(({ name, title }) => ({ value: name, label: title }))}
      onChange={({ currentTarget: { value } }) =>
        onField(offered.find(({ name }) => name === value) ?? field)
      }
    />
  )
}

interface OperatorGiven {
  readonly field: FilterField
  /** Of the condition: what was written as text may compare by another than is offered. */
  readonly known: Operator | undefined
  readonly operator: Operator
  readonly onOperator: (operator: Operator) => void
}

function OperatorSelect({ field, known, operator, onOperator }: OperatorGiven) {
  const words = useWords(uiWords)
  const offered = [...new Set([...operatorsOf(field), ...(known ? [known] : [])])]
  return (
    <NativeSelect
      label={words.filter.operator}
      value={operator}
      data={offered.map((value) => ({ value, label: operatorWord(value, field.kind, words) }))}
      onChange={({ currentTarget: { value } }) => onOperator(value as Operator)}
    />
  )
}
