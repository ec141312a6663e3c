/** Every browser that one's account is signed in at. */
import { Button, Table } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionRecord } from '../../../server/app-api/schemas.ts'
import { ask } from '../../api/client.ts'
import { FormSection } from '../../ui/form/form-section.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { settingsWords } from '../../words/settings.ts'
import { browserOf } from './browser.ts'

const PATH = '/app/api/sessions'

export function Sessions() {
  const { account: words } = useWords(settingsWords)
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => ask<{ items: readonly SessionRecord[] }>({ path: PATH, signal }),
  })
  const { mutate: end, isPending } = useMutation({
    mutationFn: (id?: string) => ask({ method: 'DELETE', path: id === undefined ? PATH : `${PATH}/${id}` }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  })
  const hasOthers = data?.items.some(({ isCurrent }) => !isCurrent)
  return (
    <FormSection title={words.sessions} text={words.sessionsText}>
      <Table aria-label={words.sessions} horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.browser}</Table.Th>
            <Table.Th>{words.lastSeen}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data?.items.map(({ id, agent, lastSeen, isCurrent }) => (
            <Table.Tr key={id}>
              <Table.Td>{browserOf(agent) ?? words.unknownBrowser}</Table.Td>
              <Table.Td>{isCurrent ? words.current : <RelativeTime at={lastSeen} />}</Table.Td>
              <Table.Td align="right">
                {!isCurrent && (
                  <Button
                    size="xs"
                    variant="default"
                    disabled={isPending}
                    aria-label={words.endOf(browserOf(agent) ?? words.unknownBrowser)}
                    onClick={() => end(id)}
                  >
                    {words.end}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {hasOthers && (
        <div>
          <Button variant="default" disabled={isPending} onClick={() => end(undefined)}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
