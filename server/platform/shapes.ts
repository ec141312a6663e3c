/**
 * Statements whose text is the shape of a caller's filter. One that comes back is planned once on each connection, for
 * planning takes as long as reading a page; PostgreSQL goes on making plans for the values of each call where those are
 * cheaper (`plan_cache_mode` is its own). One that took long is planned for its own values for a while: a plan that fits
 * nine of ten may read a million rows for the tenth.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ClientBase } from 'pg'
import { recent } from '../lib/recent.ts'

/** Kept by name on a connection: PostgreSQL keeps some 100 KB for each. */
const NAMED = 100
/** Longer ones are few, and planned each time: what PostgreSQL keeps of one grows with it. */
const CHARACTERS = 3_000
/** Shapes that this process remembers. */
const KNOWN = 1_000
/** From here on planning is nothing beside the work. */
const LONG_MILLISECONDS = 250
const APART_MILLISECONDS = 60_000

interface Shape {
  readonly name: string
  /** Until when it is planned each time; milliseconds of a fixed clock. */
  readonly apartUntil: number
}

export interface Shapes {
  /** The name to run it by; undefined the first time, when it is long, and for a while when it took long. */
  nameFor(client: ClientBase, text: string): string | undefined
  /** It ran for so long, planned or not. */
  took(text: string, milliseconds: number): void
}

/** `now` in milliseconds of a fixed clock. */
export function openShapes(now: () => number = () => performance.now()): Shapes {
  const known = recent<Shape>({ max: KNOWN })
  const named = new WeakMap<ClientBase, LRUCache<string, true>>()
  const namedOn = (client: ClientBase): LRUCache<string, true> => {
    const names =
      named.get(client) ??
      new LRUCache<string, true>({
        maxSize: NAMED,
        sizeCalculation: () => 1,
        dispose: (_, name, reason) => {
          if (reason === 'evict') forget(client, name)
        },
      })
    named.set(client, names)
    return names
  }
  return {
    nameFor(client, text) {
      if (text.length > CHARACTERS) return undefined
      const shape = known.get(text)
      if (!shape) {
        known.set(text, { name: nameOf(text), apartUntil: 0 })
        return undefined
      }
      if (shape.apartUntil > now()) return undefined
      const names = namedOn(client)
      if (!names.get(shape.name)) names.set(shape.name, true)
      return shape.name
    },
    took(text, milliseconds) {
      const shape = known.peek(text)
      if (!shape || milliseconds < LONG_MILLISECONDS) return
      known.set(text, { ...shape, apartUntil: now() + APART_MILLISECONDS })
    },
  }
}

function nameOf(text: string): string {
  return `shape ${createHash('sha1').update(text).digest('base64url')}`
}

/** The driver's notes of what it has planned on a connection, and the way to say that one is no longer wanted. */
interface Planned {
  readonly connection: {
    readonly parsedStatements: Record<string, string | undefined>
    readonly submittedNamedStatements: Record<string, string | undefined>
    close(message: { readonly type: 'S'; readonly name: string }): void
  }
}

/** Goes out with the next statement, and waits for no answer of its own. */
function forget(client: ClientBase, name: string): void {
  const { connection } = client as unknown as Planned
  delete connection.parsedStatements[name]
  delete connection.submittedNamedStatements[name]
  connection.close({ type: 'S', name })
}
