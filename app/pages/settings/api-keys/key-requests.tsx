/** What was asked with a key in the last days: which endpoint, and what came of it; never what was sent. */
import { Skeleton, Switch, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RequestList } from '../../../../server/app-api/request-routes.ts'
import { useApi } from '../../../api/workspace.tsx'
import { StateBadge, type Tone } from '../../../ui/state-badge.tsx'
import { RelativeTime, useNumbers } from '../../../ui/time.tsx'
import { keysWords } from '../../../words/keys.ts'
import { useWords } from '../../../words/language.ts'
import css from './keys.module.css'

export function KeyRequests({ of: key, name }: { readonly of: string; readonly name: string }) {
  const words = useWords(keysWords)
  const api = useApi()
  const [failed, setFailed] = useState(false)
  const query = { key, ...(failed && { failed }) }
  const { data, error } = useQuery({
    queryKey: [api.key, '/app/api/requests', query],
    queryFn: ({ signal }) => api.get<RequestList>('/app/api/requests', { query, signal }),
    staleTime: 0,
  })
  return (
    <div className={css['requests']}>
      <Switch
        label={words.onlyFailed}
        checked={failed}
        onChange={({ currentTarget: { checked } }) => setFailed(checked)}
        mb="xs"
      />
      {error && <Text role="alert">{error.message}</Text>}
      {!data && !error && <Skeleton height={80} />}
      {data?.items.length === 0 && <Text c="dimmed">{words.noRequests}</Text>}
      {data && data.items.length > 0 && <Requests items={data.items} name={name} />}
    </div>
  )
}

function Requests({ items, name }: { readonly items: RequestList['items']; readonly name: string }) {
  const words = useWords(keysWords)
  const written = useNumbers()
  return (
    <div className={css['scroll']} role="group" aria-label={words.requestsOf(name)} tabIndex={0}>
      <Table aria-label={words.requestsOf(name)} verticalSpacing={6} fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.columns.when}</Table.Th>
            <Table.Th>{words.columns.asked}</Table.Th>
            <Table.Th>{words.columns.status}</Table.Th>
            <Table.Th className={css['number'] ?? ''}>{words.columns.milliseconds}</Table.Th>
            <Table.Th>{words.columns.trace}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(({ id, method, route, status, milliseconds, traceId, created }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <RelativeTime at={created} />
              </Table.Td>
              <Table.Td>
                <code>
                  {method} {route}
                </code>
              </Table.Td>
              <Table.Td>
                <StateBadge tone={toneOf(status)}>{String(status)}</StateBadge>
              </Table.Td>
              <Table.Td className={css['number'] ?? ''}>{written(milliseconds)}</Table.Td>
              <Table.Td>
                <code>{traceId}</code>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function toneOf(status: number): Tone {
  return status >= 500 ? 'bad' : status >= 400 ? 'warn' : 'good'
}
