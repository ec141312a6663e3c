/** Who may begin a batch: what moves is bounded; who hears nothing waits apart (docs/decisions/sending.md). */

/** A batch under way. */
export interface Place {
  readonly key: string
  /** Its messages whose word is not in the database yet; those it will ask for, until it has them. */
  messages: () => number
  /** `performance.now()` when the outside last said something, or when it began. */
  heardAt: number
}

export interface Places {
  /** Which circuits may begin another batch, as things stand at this moment. */
  room(): (key: string) => boolean
  enter(place: Place): void
  leave(place: Place): void
  /** Batches that move. */
  moving(): number
  /** Word of a circuit: it works, or it does not. */
  note(key: string, works: boolean): void
}

export interface PlaceOptions {
  /** Messages of batches that move. */
  readonly inFlight: number
  readonly batchesPerWorkspace: number
  /** Who has heard nothing for so long goes on waiting and counts no more. */
  readonly quietMilliseconds: number
}

/**
 * A circuit (a channel of a workspace) of which nothing was heard yet gets one batch at a time, and all such together half
 * of the room: servers that hang, however many, leave the other half to those that answer.
 */
export function openPlaces({ inFlight, batchesPerWorkspace, quietMilliseconds }: PlaceOptions): Places {
  const places = new Set<Place>()
  const working = new Set<string>()
  const isMoving = ({ heardAt }: Place): boolean => performance.now() - heardAt < quietMilliseconds
  const messagesOf = (counts: (place: Place) => boolean): number =>
    [...places].reduce((sum, place) => (counts(place) ? sum + place.messages() : sum), 0)
  const room = (): ((key: string) => boolean) => {
    const lanes = Map.groupBy(places, ({ key }) => key)
    const isRoom = messagesOf(isMoving) < inFlight
    const isRoomForNew = messagesOf((place) => isMoving(place) && !working.has(place.key)) < inFlight / 2
    return (key) => {
      const works = working.has(key)
      const taken = lanes.get(key)?.length ?? 0
      return works ? isRoom && taken < batchesPerWorkspace : isRoom && isRoomForNew && taken === 0
    }
  }
  return {
    room,
    enter: (place) => void places.add(place),
    leave: (place) => void places.delete(place),
    moving: () => [...places].filter(isMoving).length,
    note: (key, works) => void (works ? working.add(key) : working.delete(key)),
  }
}
