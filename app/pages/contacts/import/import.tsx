/** One import, wherever it stands: what is shown follows what the server says, so a reload loses nothing. */
import { Alert, Button, Group, Loader, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi, useHere, useMay } from '../../../api/workspace.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { BackLink, LinkButton } from '../../../ui/links.tsx'
import { Page } from '../../../ui/page.tsx'
import { importsWords } from '../../../words/imports.ts'
import { useWords } from '../../../words/language.ts'
import { Checked } from './checked.tsx'
import { Done } from './done.tsx'
import { Seen } from './seen.tsx'
import { OrderForm } from './order-form.tsx'
import { UnderWay } from './under-way.tsx'
import { IMPORTS, useImport, type Import } from './use-import.ts'

const route = getRouteApi('/w/$handle/contacts/import/$id')

export function ImportPage() {
  const words = useWords(importsWords)
  const { id } = route.useParams()
  const { handle } = useHere().workspace
  const mayImport = useMay('contacts:write')
  const { data, error } = useImport(id)
  return (
    <Page
      title={data?.title ?? words.title}
      back={
        <BackLink to="/w/$handle/contacts/import" params={{ handle }}>
          {words.history.page}
        </BackLink>
      }
    >
      {error && !data && (
        <Alert color="red" role="alert">
          {error.message}
        </Alert>
      )}
      {!data && !error && <Loader aria-label={words.reading} />}
      {data && (mayImport ? <Stage of={data} /> : <Seen of={data} />)}
    </Page>
  )
}

function Stage({ of }: { readonly of: Import }) {
  const words = useWords(importsWords)
  const [isEditing, setEditing] = useState(false)
  switch (of.status) {
    case 'uploading':
    case 'failed':
      return <Unusable of={of} />
    case 'reading':
      return (
        <Group role="status">
          <Loader size="sm" />
          <Text>{words.reading}</Text>
        </Group>
      )
    case 'ready':
      return <OrderForm of={of} />
    case 'checked':
      if (isEditing) return <OrderForm of={of} onChecking={() => setEditing(false)} />
      return <Checked of={of} onChange={() => setEditing(true)} />
    case 'finished':
    case 'stopped':
    case 'undone':
      return <Done of={of} />
    default:
      return <UnderWay of={of} />
  }
}

/** A file that did not arrive, or that nobody can read: another is chosen instead. */
function Unusable({ of }: { readonly of: Import }) {
  const words = useWords(importsWords)
  const api = useApi()
  const { handle } = useHere().workspace
  const queries = useQueryClient()
  const navigate = useNavigate()
  const discard = async () => {
    await api.delete(`${IMPORTS}/${of.id}`)
    await queries.invalidateQueries({ queryKey: [api.key, IMPORTS], exact: true })
    await navigate({ to: '/w/$handle/contacts/import', params: { handle } })
  }
  return (
    <>
      <Alert color="red" icon={<Icon name="warning" />} title={words.failed} role="alert" mb="md">
        {of.failure ?? words.choose.notAll}
      </Alert>
      <Group>
        <LinkButton to="/w/$handle/contacts/import" params={{ handle }}>
          {words.another}
        </LinkButton>
        <Button variant="default" onClick={() => void discard()}>
          {words.discard}
        </Button>
      </Group>
    </>
  )
}
