/** One of a few, each with a line that says what it is. */
import { Group, Radio, Text } from '@mantine/core'
import css from './campaigns.module.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly title: string
  readonly text: string
}

export function ChoiceCards<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: {
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}) {
  return (
    <Radio.Group aria-label={label} value={value} onChange={(chosen) => onChange(chosen)}>
      <div className={css['choices']}>
        {choices.map((choice) => (
          <Radio.Card key={choice.value} value={choice.value} className={css['choice'] ?? ''}>
            <Group gap="xs" wrap="nowrap" align="flex-start">
              <Radio.Indicator size="xs" mt={2} />
              <Text fw={600}>{choice.title}</Text>
            </Group>
            <Text size="sm" c="dimmed" mt={4}>
              {choice.text}
            </Text>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
