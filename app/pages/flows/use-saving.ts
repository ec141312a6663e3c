/** A flow that is saved: what is wrong with it, where, and whether there is anything to be saved. */
import { notifications } from '@mantine/notifications'
import { useRef, useState } from 'react'
import { ApiError, ConnectionLost } from '../../api/errors.ts'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import type { Fault } from './around.ts'
import { sentOf, unfinishedIn, type FlowDefinition } from './definition.ts'

/** `isMeant`: over what somebody else wrote meanwhile. What it gives back is done once the form knows that it is saved. */
export type Save = (definition: FlowDefinition, isMeant: boolean) => Promise<(() => Promise<void>) | void>

interface Given {
  readonly save: Save
  readonly onFault: (fault: Fault) => void
  /** Whether anything is to be saved. */
  readonly onDirty: ((isDirty: boolean) => void) | undefined
}

export function useSaving({ save, onFault, onDirty }: Given) {
  const wrongIn = useFaultOf()
  const { form: words } = useWords(flowsWords)
  const refusedBy = useRefusal()
  const [fault, setFault] = useState<Fault>()
  const [isSending, setSending] = useState(false)
  const [isDirty, setDirty] = useState(false)
  // Asked before the page is left, which may be before the next drawing.
  const dirty = useRef(false)
  // What is changed while it is sent is still to be saved.
  const changes = useRef(0)
  function fail(wrong: Fault): void {
    setFault(wrong)
    onFault(wrong)
  }
  function mark(is: boolean): void {
    changes.current += Number(is)
    dirty.current = is
    setDirty(is)
    onDirty?.(is)
  }
  async function send(flow: FlowDefinition, isMeant: boolean): Promise<void> {
    const wrong = wrongIn(flow)
    if (wrong) return fail(wrong)
    setFault(undefined)
    setSending(true)
    const sent = changes.current
    try {
      const goOn = await save(sentOf(flow), isMeant)
      if (changes.current === sent) mark(false)
      notifications.show({ message: words.saved })
      await goOn?.()
    } catch (error) {
      fail(refusedBy(error))
    } finally {
      setSending(false)
    }
  }
  return { send, isDirty, isSending, fault, setDirty: () => mark(true), hasTyped: () => dirty.current }
}

/** What is seen without the server. */
function useFaultOf(): (flow: FlowDefinition) => Fault | undefined {
  const { form: words } = useWords(flowsWords)
  return ({ name, steps }) => {
    if (name.trim() === '') return { path: 'name', message: words.nameMissing }
    if (steps.length === 0) return { path: 'steps', message: words.stepsMissing }
    const unfinished = unfinishedIn(sentOf({ name, trigger: { type: 'contact_created' }, steps }).steps)
    return unfinished && { path: unfinished.path, message: words.unfinished(String(unfinished.block)) }
  }
}

function useRefusal(): (error: unknown) => Fault {
  const { form: words } = useWords(flowsWords)
  const { connection } = useWords(uiWords)
  return (error) => {
    if (error instanceof ConnectionLost) return { path: '', message: connection }
    if (!(error instanceof ApiError)) return { path: '', message: String(error) }
    if (error.status === 412) return { path: '', message: words.conflict, isConflict: true }
    return { path: error.details[0]?.path ?? '', message: error.message }
  }
}
