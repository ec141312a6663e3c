/** The links by how often people followed them, and why some got nothing. */
import { Table, Text, Title } from '@mantine/core'
import { useNumbers } from '../../ui/time.tsx'
import { reportWords } from '../../words/campaigns-report.ts'
import { useWords } from '../../words/language.ts'
import type { Mailing } from './report-figures.tsx'
import css from './review.module.css'

export function Links({ engagement }: { readonly engagement: Mailing['engagement'] }) {
  const words = useWords(reportWords)
  const numbers = useNumbers()
  const links = engagement.filter(({ kind, url }) => kind === 'click' && url !== null)
  return (
    <section className={css['block']}>
      <Title order={2} mb="sm">
        {words.links}
      </Title>
      {links.length === 0 ? (
        <Text c="dimmed">{words.noLinks}</Text>
      ) : (
        <Table aria-label={words.links} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.link}</Table.Th>
              <Table.Th w={104} ta="right">
                {words.clicks}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {links.map(({ url, human, people }) => (
              <Table.Tr key={url}>
                <Table.Td className={css['address'] ?? ''}>{url}</Table.Td>
                <Table.Td ta="right" className="figures">
                  {numbers(people ?? human)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  )
}

export function Reasons({ reasons }: { readonly reasons: Mailing['reasons'] }) {
  const words = useWords(reportWords)
  const numbers = useNumbers()
  if (reasons.length === 0) return null
  return (
    <section className={css['block']}>
      <Title order={2} mb="sm">
        {words.reasons}
      </Title>
      <Table aria-label={words.reasons} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.reason}</Table.Th>
            <Table.Th w={104} ta="right">
              {words.count}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {reasons.map(({ state, reason, count }) => (
            <Table.Tr key={`${state}-${reason}`}>
              <Table.Td>
                {words.numbers[state]}:{' '}
                {reason === null ? words.unknownReason : reasonWords(reason, words.why)}
              </Table.Td>
              <Table.Td ta="right" className="figures">
                {numbers(count)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

/** One that is new here is shown by its name. */
function reasonWords(reason: string, words: Readonly<Record<string, string>>): string {
  return words[reason] ?? reason
}
