/**
 * Statements whose text is the shape of a list, its filter and its order. One that comes back is planned once on each
 * connection, for planning takes as long as reading a page, and then runs by that plan whatever its values are. Now and
 * then it is planned for the values it has, and one that does much better so, or took long, is for a while: a plan that
 * fits nine of ten may read a million rows for the tenth.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ClientBase } from 'pg'
import { lruMap } from '../lib/lru.ts'
import { isOfCluster } from './connections.ts'
import { withoutValues } from './plan-once.ts'
import type { Sql } from './sql.ts'

/** Kept by name on a connection: PostgreSQL keeps some 100 KB for each. */
const NAMED = 100
/** Longer ones are few, and planned each time: what PostgreSQL keeps of one grows with it. */
const CHARACTERS = 3_000
/** Shapes that this process remembers. */
const KNOWN = 1_000
/** From here on planning is nothing beside the work. A few runs may be long, as any is on a machine that stands still. */
const LONG = { milliseconds: 250, runs: 3 }
/** Twice as long each time, until it does well again: a machine that stands still makes any shape look slow. */
const APART_MILLISECONDS = { first: 1_000, most: 64_000 }
/** One of so many runs is planned for its values. */
const COMPARED_EVERY = 16
/** So many of those are compared with what ran between them by the plan that is kept, from the first few on. */
const COMPARED = { least: 4, most: 16 }
/** What one plan for all may take more: planning took as long. */
const PLANNING_MILLISECONDS = 1
/** What one run counts for at most, so that a single one does not decide. */
const COUNTED_MILLISECONDS = 100

/** What runs of a shape took, together. */
interface Taken {
  milliseconds: number
  runs: number
  long: number
}

interface Shape {
  readonly name: string
  /** Its text for the plan that is kept. */
  readonly text: string
  asked: number
  /** Until when it is planned each time; milliseconds of a fixed clock. */
  apartUntil: number
  apartMilliseconds: number
  kept: Taken
  own: Taken
}

/** A statement to be kept under a name. */
export interface Named {
  readonly name: string
  readonly text: string
}

export interface Shapes {
  /** What to run it as; undefined the first time, now and then, when it is long, and for a while when it took long. */
  namedFor(client: ClientBase, query: Sql): Named | undefined
  /** It ran for so long, by the plan that is kept or by one of its own. */
  took(query: Sql, milliseconds: number, isKept: boolean): void
}

/** `now` in milliseconds of a fixed clock. */
export function openShapes(now: () => number = () => performance.now()): Shapes {
  const known = lruMap<Shape>({ max: KNOWN })
  const named = namesOf()
  return {
    namedFor(client, query) {
      if (query.text.length > CHARACTERS) return undefined
      const shape = known.get(query.text) ?? shapeOf(query)
      if (shape.asked === 0) known.set(query.text, shape)
      const isCompared = shape.asked % COMPARED_EVERY === 0
      shape.asked += 1
      if (isCompared || shape.apartUntil > now()) return undefined
      const names = named(client)
      if (!names.get(shape.name)) names.set(shape.name, true)
      return { name: shape.name, text: isOfCluster(client) ? query.text : shape.text }
    },
    took({ text }, milliseconds, isKept) {
      const shape = known.peek(text)
      if (!shape) return
      const taken = isKept ? shape.kept : shape.own
      taken.milliseconds += Math.min(milliseconds, COUNTED_MILLISECONDS)
      taken.runs += 1
      if (milliseconds >= LONG.milliseconds) taken.long += 1
      if (isKept && (taken.long >= LONG.runs || isWorse(shape))) partFrom(shape, now())
      else if (shape.own.runs >= COMPARED.most) compareAgain(shape, now())
    },
  }
}

function shapeOf(query: Sql): Shape {
  const name = `shape ${createHash('sha1').update(query.text).digest('base64url')}`
  return {
    name,
    text: withoutValues(query),
    asked: 0,
    apartUntil: 0,
    apartMilliseconds: APART_MILLISECONDS.first,
    ...untaken(),
  }
}

function partFrom(shape: Shape, at: number): void {
  const apartMilliseconds = Math.min(shape.apartMilliseconds * 2, APART_MILLISECONDS.most)
  Object.assign(shape, { apartUntil: at + shape.apartMilliseconds, apartMilliseconds, ...untaken() })
}

function compareAgain(shape: Shape, at: number): void {
  if (shape.apartUntil <= at) shape.apartMilliseconds = APART_MILLISECONDS.first
  Object.assign(shape, untaken())
}

function untaken(): Pick<Shape, 'kept' | 'own'> {
  return { kept: { milliseconds: 0, runs: 0, long: 0 }, own: { milliseconds: 0, runs: 0, long: 0 } }
}

/** The fewer runs are compared the more it takes: on a busy machine one may wait for long. Of the most, twice as much. */
function isWorse({ kept, own }: Shape): boolean {
  if (own.runs < COMPARED.least) return false
  const times = 1 + COMPARED.most / own.runs
  return kept.milliseconds / kept.runs > (own.milliseconds / own.runs) * times + PLANNING_MILLISECONDS
}

/** The names that are kept on each connection; what makes room is forgotten there too. */
function namesOf(): (client: ClientBase) => LRUCache<string, true> {
  const named = new WeakMap<ClientBase, LRUCache<string, true>>()
  return (client) => {
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
