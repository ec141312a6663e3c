/** Each column of a file with its first values, and the field that it goes into. */
import { Select, Text } from '@mantine/core'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import css from './import.module.css'
import type { Import } from './use-import.ts'

const NONE = '-'

export function ColumnMapping({
  of: { header, sample, fields },
  targets,
  onChange,
}: {
  readonly of: Import
  readonly targets: readonly (string | null)[]
  readonly onChange: (targets: (string | null)[]) => void
}) {
  const words = useWords(importsWords)
  const common = Object.entries(words.fields).map(([value, label]) => ({ value, label }))
  const own = fields.map(({ name, label }) => ({ value: `customFields.${name}`, label }))
  const data = [
    { value: NONE, label: words.columns.none },
    { group: words.columns.common, items: common },
    ...(own.length > 0 ? [{ group: words.columns.own, items: own }] : []),
  ]
  return (
    <div className={css['mapping']}>
      {header.map((title, at) => {
        const examples = [...new Set(sample.map((cells) => cells[at] ?? '').filter(Boolean))].join(', ')
        return (
          <div key={`${at} ${title}`} className={css['row']}>
            <Text fw={500} className={css['column'] ?? ''}>
              {title || `${at + 1}`}
            </Text>
            <div className={css['examples']} title={examples}>
              {examples || '–'}
            </div>
            <Select
              aria-label={words.columns.fieldOf(title || `${at + 1}`)}
              data={data}
              value={targets[at] ?? NONE}
              allowDeselect={false}
              searchable={own.length > 10}
              onChange={(value) => onChange(targets.map((one, i) => (i === at ? fieldOf(value) : one)))}
            />
          </div>
        )
      })}
    </div>
  )
}

function fieldOf(value: string | null): string | null {
  return value === NONE ? null : value
}
