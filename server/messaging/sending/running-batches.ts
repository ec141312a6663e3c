/** Who may begin a batch: what moves is bounded; what gets no answer waits apart (docs/decisions/sending.md). */

/** A batch under way. */
export interface RunningBatch {
  readonly key: string
  /** Its messages whose word is not in the database yet; those it will ask for, until it has them. */
  messages: () => number
  /** `performance.now()` when the outside last said something, or when it began. */
  heardAt: number
}

export interface RunningBatches {
  /** Which circuits may begin another batch, as things stand at this moment. */
  room(): (key: string) => boolean
  enter(batch: RunningBatch): void
  leave(batch: RunningBatch): void
  /** Batches that move. */
  moving(): number
  /** Word of a circuit: it works, or it does not. */
  note(key: string, works: boolean): void
}

export interface RunningBatchOptions {
  /** Messages of batches that move. */
  readonly inFlight: number
  readonly batchesPerWorkspace: number
  /** A batch without an answer for so long goes on waiting and counts no more. */
  readonly quietMilliseconds: number
}

/**
 * A circuit (a channel of a workspace) without an answer yet gets one batch at a time, and all such together half
 * of the room: servers that hang, however many, leave the other half to those that answer.
 */
export function openRunningBatches({
  inFlight,
  batchesPerWorkspace,
  quietMilliseconds,
}: RunningBatchOptions): RunningBatches {
  const running = new Set<RunningBatch>()
  const working = new Set<string>()
  const isMoving = ({ heardAt }: RunningBatch): boolean => performance.now() - heardAt < quietMilliseconds
  const messagesOf = (counts: (batch: RunningBatch) => boolean): number =>
    [...running].reduce((sum, batch) => (counts(batch) ? sum + batch.messages() : sum), 0)
  const room = (): ((key: string) => boolean) => {
    const byKey = Map.groupBy(running, ({ key }) => key)
    const isRoom = messagesOf(isMoving) < inFlight
    const isRoomForNew = messagesOf((batch) => isMoving(batch) && !working.has(batch.key)) < inFlight / 2
    return (key) => {
      const works = working.has(key)
      const taken = byKey.get(key)?.length ?? 0
      return works ? isRoom && taken < batchesPerWorkspace : isRoom && isRoomForNew && taken === 0
    }
  }
  return {
    room,
    enter: (batch) => void running.add(batch),
    leave: (batch) => void running.delete(batch),
    moving: () => [...running].filter(isMoving).length,
    note: (key, works) => void (works ? working.add(key) : working.delete(key)),
  }
}
