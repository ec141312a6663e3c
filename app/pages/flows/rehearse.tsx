/** A flow tried out with a clock that is moved by hand: what would happen to whom, and when. */
import { Alert, Button, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import type { RehearsalAnswer } from '../../../server/app-api/flow-schemas.ts'
import { useApi, useHere } from '../../api/workspace.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { instantIn, wallIn } from '../campaigns/zone-time.ts'
import { Clock } from './clock.tsx'
import { sentOf, tagsOf, type FlowDefinition } from './definition.ts'
import { FindContact, type Found } from './find-contact.tsx'

const MADE_UP = { name: 'Ann Example', email: 'ann@example.com', phone: '', tags: '' }

export function Rehearse({ definition }: { readonly definition: FlowDefinition }) {
  const { rehearse: words } = useWords(flowsWords)
  const { timezone } = useHere().workspace
  const [kind, setKind] = useState<'madeUp' | 'contact'>('madeUp')
  const [person, setPerson] = useState(MADE_UP)
  const [contact, setContact] = useState<Found>()
  const [wall, setWall] = useState(() => wallIn(timezone, new Date()))
  const [fault, setFault] = useState<string>()
  const { mutate, data, error, isPending } = useTry(definition)
  function go(event: SyntheticEvent): void {
    event.preventDefault()
    const from = instantIn(timezone, wall)
    const isNobody = kind === 'contact' && !contact
    setFault(!from ? words.dateMissing : isNobody ? words.nobody : undefined)
    if (!from || isNobody) return
    const { tags, ...typed } = person
    const known = Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''))
    const who = kind === 'contact' ? { contactId: contact?.id } : { person: { ...known, tags: tagsOf(tags) } }
    mutate({ ...who, from: from.toISOString() })
  }
  const said = fault ?? error?.message
  return (
    <>
      <Text c="dimmed" mb="md">
        {words.text}
      </Text>
      <form onSubmit={go} noValidate aria-label={words.go}>
        <Stack maw={480}>
          <SegmentedControl
            aria-label={words.who}
            value={kind}
            data={(['madeUp', 'contact'] as const).map((value) => ({ value, label: words[value] }))}
            onChange={(value) => setKind(value === 'contact' ? 'contact' : 'madeUp')}
          />
          {kind === 'contact' ? (
            <FindContact chosen={contact} onChoose={setContact} />
          ) : (
            (['name', 'email', 'phone', 'tags'] as const).map((field) => (
              <TextInput
                key={field}
                label={words[field]}
                value={person[field]}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => setPerson({ ...person, [field]: value })}
              />
            ))
          )}
          <TextInput
            type="datetime-local"
            label={words.from}
            description={words.zone(timezone)}
            value={wall}
            onChange={(event) => setWall(event.currentTarget.value)}
          />
          {said !== undefined && (
            <Alert color="red" role="alert">
              {said}
            </Alert>
          )}
          <div>
            <Button type="submit" loading={isPending}>
              {words.go}
            </Button>
          </div>
        </Stack>
      </form>
      {data && <Clock key={JSON.stringify(data)} rehearsal={data} />}
    </>
  )
}

function useTry(definition: FlowDefinition) {
  const api = useApi()
  return useMutation({
    mutationFn: (wish: object) =>
      api.post<RehearsalAnswer>('/app/api/flows/rehearse', { definition: sentOf(definition), ...wish }),
  })
}
