/** What keeps a flow from being saved, and how its steps are numbered. */
import { Alert, Button, Group } from '@mantine/core'
import { Icon } from '../../ui/icon.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import type { Fault } from './around.ts'
import { stepAt, type FlowDefinition } from './definition.ts'

/** As its card says it: `steps[2].yes[0]` is 3A.1. */
export function numberOf(path: string): string {
  return path
    .replace(/^steps/, '')
    .replaceAll(/\[(\d+)\]/g, (_found, at: string) => String(Number(at) + 1))
    .replaceAll('.yes', 'A.')
    .replaceAll('.no', 'B.')
}

interface WrongGiven {
  readonly flow: FlowDefinition
  readonly fault: Fault | undefined
  readonly onMine: () => void
  readonly onTheirs: (() => Promise<void>) | undefined
}

/** In sight above what saves, with the step that it is of. */
export function Wrong({ flow, fault, onMine, onTheirs }: WrongGiven) {
  const { form: words, kinds } = useWords(flowsWords)
  const step = fault && stepAt(flow.steps, fault.path)
  const [at = ''] = /^steps\[\d+\](?:\.(?:yes|no)\[\d+\])*/.exec(fault?.path ?? '') ?? []
  return (
    <div aria-live="assertive">
      {fault && (
        <Alert color="red" icon={<Icon name="warning" />} mb="sm">
          {step && <strong>{words.step(numberOf(at), kinds[step.type])}. </strong>}
          {fault.message}
          {fault.isConflict && onTheirs && (
            <Group mt="sm">
              <Button size="xs" onClick={onMine}>
                {words.mine}
              </Button>
              <Button size="xs" variant="default" onClick={() => void onTheirs()}>
                {words.theirs}
              </Button>
            </Group>
          )}
        </Alert>
      )}
    </div>
  )
}
