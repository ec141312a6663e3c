/** Each column of a file with its first values, and the field that it goes into. */
import { Modal, Select, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, useMay } from '../../../api/workspace.tsx'
import { fieldsWords } from '../../../words/fields.ts'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { FieldForm } from '../../settings/custom-fields/field-form.tsx'
import css from './import.module.css'
import { IMPORTS, type Import } from './use-import.ts'

const NONE = '-'
/** No field is called so. */
const MAKE = '+'

export function ColumnMapping({
  of: { id, header, sample, fields },
  targets,
  onChange,
}: {
  readonly of: Import
  readonly targets: readonly (string | null)[]
  readonly onChange: (targets: (string | null)[]) => void
}) {
  const words = useWords(importsWords)
  const mayMake = useMay('fields:write')
  /** The column that a field is made for. */
  const [making, setMaking] = useState<number>()
  const place = (at: number, target: string | null) =>
    onChange(targets.map((one, i) => (i === at ? target : one)))
  const common = Object.entries(words.fields).map(([value, label]) => ({ value, label }))
  const own = fields.map(({ name, label }) => ({ value: `customFields.${name}`, label }))
  const data = [
    { value: NONE, label: words.columns.none },
    { group: words.columns.common, items: common },
    ...(own.length > 0 ? [{ group: words.columns.own, items: own }] : []),
    ...(mayMake ? [{ value: MAKE, label: words.columns.make }] : []),
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
              onChange={(value) => (value === MAKE ? setMaking(at) : place(at, fieldOf(value)))}
            />
          </div>
        )
      })}
      {making !== undefined && (
        <MakeField
          of={id}
          title={header[making] ?? ''}
          onClose={() => setMaking(undefined)}
          onMade={(name) => place(making, `customFields.${name}`)}
        />
      )}
    </div>
  )
}

interface Making {
  /** The id of the import, whose page lists the fields. */
  readonly of: string
  readonly title: string
  readonly onClose: () => void
  readonly onMade: (name: string) => void
}

function MakeField({ of: id, title, onClose, onMade }: Making) {
  const words = useWords(fieldsWords)
  const api = useApi()
  const queries = useQueryClient()
  return (
    <Modal opened onClose={onClose} title={words.add} withCloseButton={false}>
      {/* What is sent here is no word of the form that this stands in: events rise through what is shown elsewhere. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <FieldForm
          title={title}
          onClose={onClose}
          onMade={({ name }) => {
            onMade(name)
            void queries.invalidateQueries({ queryKey: [api.key, IMPORTS, id] })
          }}
        />
      </div>
    </Modal>
  )
}

function fieldOf(value: string | null): string | null {
  return value === NONE ? null : value
}
