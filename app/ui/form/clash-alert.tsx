/** What somebody else saved meanwhile in the same fields: theirs beside mine, taken field by field. */
import { Alert, Button, Text } from '@mantine/core'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import css from './form.module.css'
import type { MergedForm } from './merged-form.ts'

export function ClashAlert<Values extends object>({
  of: { clash, takeTheirs },
  nameOf,
  textOf,
}: {
  readonly of: MergedForm<Values>
  readonly nameOf: (field: keyof Values & string) => string
  /** A value as it is read. */
  readonly textOf: (values: Values, field: keyof Values & string) => string
}) {
  const { conflict: words } = useWords(uiWords)
  return (
    <div aria-live="assertive">
      {clash && (
        <Alert color="yellow" icon={<Icon name="warning" />} mb="md">
          <Text fw={600} size="sm">
            {words.title}
          </Text>
          <Text size="sm" mb="sm">
            {words.text}
          </Text>
          <ul className={css['clashes']}>
            {clash.fields.map((field) => (
              <li key={field}>
                <div>
                  <Text fw={600} size="sm">
                    {nameOf(field)}
                  </Text>
                  <Text size="sm">
                    {words.theirs}: <q>{textOf(clash.theirs, field) || words.nothing}</q>
                  </Text>
                </div>
                <Button
                  size="xs"
                  variant="default"
                  aria-label={words.takeOf(nameOf(field))}
                  onClick={() => takeTheirs(field)}
                >
                  {words.take}
                </Button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
