/** Has large deliveries read in a thread: ten thousand labels take a processor for seconds, and anybody may send them. */
import { openThread, type ThreadLimits } from '../../platform/threads.ts'
import { refuse } from '../../refusals.ts'
import type { SentBody } from './bodies.ts'
import type { CustomField } from './custom-values.ts'
import { readFields, type WebhookFields } from './fields.ts'
import type { Webhook } from './store.ts'

/** A form's own is some hundreds of bytes; a system's with its whole record stays below. At worst it takes 50 ms. */
const LARGE_BYTES = 16_384
/** The longest takes three seconds of a processor, of a slow or busy one more. */
const LIMITS: ThreadLimits = { milliseconds: 60_000, megabytes: 256 }
/** Of one webhook: the rest of the queue is for others. */
const WAITING_OF_ONE = 2

/** Goes there as text, which nothing in it can break. */
export interface FieldsTask {
  readonly pairs: SentBody['pairs']
  readonly customFields: readonly CustomField[]
  readonly country: string
}

export interface FieldsReader {
  /**
   * As readFields, of what was sent in so many bytes. Refused with 503 where too many large ones wait, of this webhook or of
   * all, and where one took too long.
   */
  read(webhook: Webhook, pairs: SentBody['pairs'], bytes: number): Promise<WebhookFields>
  close(): Promise<void>
}

/** One thread, made by the first large delivery. */
export function openFieldsReader(): FieldsReader {
  const thread = openThread<string, WebhookFields>(new URL('fields-thread.ts', import.meta.url), LIMITS)
  const waiting = new Map<string, number>()
  const count = (id: string, by: number): void => {
    const sum = (waiting.get(id) ?? 0) + by
    if (sum > 0) waiting.set(id, sum)
    else waiting.delete(id)
  }
  return {
    read: async ({ id, customFields, country }, pairs, bytes) => {
      if (bytes <= LARGE_BYTES) return readFields(pairs, customFields, country)
      if (!thread.isOpen() || (waiting.get(id) ?? 0) >= WAITING_OF_ONE) refuse('forms-busy')
      count(id, 1)
      try {
        const task: FieldsTask = { pairs, customFields, country }
        return (await thread.run(written(task))) ?? refuse('forms-busy')
      } finally {
        count(id, -1)
      }
    },
    close: () => thread.close(),
  }
}

/** What is nested so deep that it has no text is looked into by nobody either; its name is. */
function written(task: FieldsTask): string {
  const text = textOf(task)
  if (text !== undefined) return text
  const pairs = task.pairs.map(
    ([name, value]) => [name, textOf(value) === undefined ? '{…}' : value] as const,
  )
  return JSON.stringify({ ...task, pairs })
}

function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
