/** Has large deliveries read in a thread: ten thousand labels take a processor for seconds, and anybody may send them. */
import { fairShare } from '../../lib/fair-share.ts'
import { openThread, type ThreadLimits } from '../../platform/threads.ts'
import { refuse } from '../../refusals.ts'
import type { SentBody } from './bodies.ts'
import type { Caller } from './callers.ts'
import type { CustomField } from './custom-values.ts'
import { readFields, type WebhookFields } from './fields.ts'

/** Characters of what is read: a form's own are some hundreds, a system's with its whole record below this. At worst they take 50 ms. */
const LARGE = 16_384
/** The longest takes three seconds of a processor, of a slow or busy one more. */
const LIMITS: ThreadLimits = { milliseconds: 60_000, megabytes: 256 }
/** Of those that wait, which are kept whole: a system that sends two hundred at once is within the first. */
const CHARACTERS = { ofOne: 4_194_304, ofAll: 33_554_432 }
const WAIT_MILLISECONDS = 30_000

/** Goes there as text, which nothing in it can break. */
export interface FieldsTask {
  readonly pairs: SentBody['pairs']
  readonly customFields: readonly CustomField[]
  readonly country: string
}

export interface FieldsReader {
  /**
   * As readFields, of a body of so many bytes. Refused with 503 where too many large ones wait, of these callers or of all, and
   * where one would wait or take too long.
   */
  read(caller: Caller, pairs: SentBody['pairs'], bytes: number): Promise<WebhookFields>
  close(): Promise<void>
}

/** One thread, made by the first large delivery; webhooks in turns, and those who show trust apart from strangers. */
export function openFieldsReader(): FieldsReader {
  const thread = openThread<string, WebhookFields>(new URL('read-fields-thread.ts', import.meta.url), LIMITS)
  const turns = fairShare({
    places: 1,
    // Bounded by their characters.
    waitingOfParty: Infinity,
    waitingOfAll: Infinity,
    waitMilliseconds: WAIT_MILLISECONDS,
    refuseAs: () => refuse('forms-busy'),
    now: () => performance.now(),
    yardstick: () => 0,
  })
  const room = openRoom()
  const inTurn = async (party: string, task: string): Promise<WebhookFields> => {
    // Its page may be closed before it is answered: it is stored all the same.
    const { signal } = new AbortController()
    const done = await turns.take({ party, isCostly: false, isStranger: false }, signal)
    try {
      return (await thread.run(task)) ?? refuse('forms-busy')
    } finally {
      done()
    }
  }
  return {
    read: async ({ webhook: { id, customFields, country }, isTrusted }, pairs, bytes) => {
      const task = bytes > LARGE ? written({ pairs, customFields, country }) : ''
      // Without its files, or its spaces, it may be small.
      if (task.length <= LARGE) return readFields(pairs, customFields, country)
      const party = isTrusted ? `${id} trusted` : id
      const leave = room.enter(party, task.length)
      return inTurn(party, task).finally(leave)
    },
    close: () => thread.close(),
  }
}

/** What waits, in characters: of one party, and of all. */
function openRoom() {
  const taken = new Map<string, number>()
  let all = 0
  const add = (party: string, characters: number): void => {
    const sum = (taken.get(party) ?? 0) + characters
    all += characters
    if (sum > 0) taken.set(party, sum)
    else taken.delete(party)
  }
  return {
    enter(party: string, characters: number): () => void {
      const own = (taken.get(party) ?? 0) + characters
      if (own > CHARACTERS.ofOne || all + characters > CHARACTERS.ofAll) refuse('forms-busy')
      add(party, characters)
      return () => add(party, -characters)
    },
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
