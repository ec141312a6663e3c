/** The versions beside each other: what was sent of each, and what people did with it; on a phone each is a card. */
import { Button, Table } from '@mantine/core'
import type { SplitTestReport } from '../../../../server/app-api/split-test-schemas.ts'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { useNumbers } from '../../../ui/time.tsx'
import { useWords } from '../../../words/language.ts'
import { useLocale } from '../../../words/locale.ts'
import { splitTestWords } from '../../../words/split-test.ts'
import { LETTERS } from './letters.ts'
import css from './split-test.module.css'

const FIGURES = ['sent', 'opened', 'clicked'] as const

export function Versions({
  test: { versions, winner },
  onChoose,
}: {
  readonly test: SplitTestReport
  /** Where one is still to be chosen. */
  readonly onChoose: ((variant: number) => void) | undefined
}) {
  const words = useWords(splitTestWords)
  return (
    // As cards it would be no table to whoever listens: the roles keep it one.
    <Table role="table" aria-label={words.results} className={css['results'] ?? ''}>
      <Table.Thead role="rowgroup">
        <Table.Tr role="row">
          <Table.Th role="columnheader">{words.letter}</Table.Th>
          {FIGURES.map((name) => (
            <Table.Th key={name} role="columnheader" ta="right">
              {words[name]}
            </Table.Th>
          ))}
          {onChoose && (
            <Table.Th role="columnheader">
              <span className="visually-hidden">{words.choice}</span>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {versions.map((version) => (
          <Version
            key={version.variant}
            version={version}
            isWinner={winner === version.variant}
            onChoose={onChoose}
          />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Version({
  version: { variant, subject, ...counts },
  isWinner,
  onChoose,
}: {
  readonly version: SplitTestReport['versions'][number]
  readonly isWinner: boolean
  readonly onChoose: ((variant: number) => void) | undefined
}) {
  const words = useWords(splitTestWords)
  const written = useShares(counts.sent)
  const letter = LETTERS[variant - 1] ?? ''
  return (
    <Table.Tr role="row" data-winner={isWinner || undefined}>
      <Table.Td role="cell">
        <div className={css['version']}>
          <strong className={css['letter']}>{letter}</strong>
          <span className={css['subject']}>
            {subject} {isWinner && <StateBadge tone="good">{words.winner}</StateBadge>}
          </span>
        </div>
      </Table.Td>
      {FIGURES.map((name) => (
        <Table.Td key={name} role="cell" data-name={words[name]} className={`figures ${css['figure']}`}>
          {written(name, counts[name])}
        </Table.Td>
      ))}
      {onChoose && (
        <Table.Td role="cell" className={css['choice'] ?? ''}>
          <Button variant="default" size="xs" onClick={() => onChoose(variant)}>
            {words.choose(letter)}
          </Button>
        </Table.Td>
      )}
    </Table.Tr>
  )
}

/** How a figure is written: what people did with its share of what was sent. */
function useShares(sent: number): (name: (typeof FIGURES)[number], count: number) => string {
  const words = useWords(splitTestWords)
  const numbers = useNumbers()
  const locale = useLocale()
  return (name, count) => {
    if (name === 'sent' || sent === 0) return numbers(count)
    const percent = (count / sent).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
    return words.shareOf(numbers(count), percent)
  }
}
