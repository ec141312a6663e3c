/** What an import came to, counted as it goes. */
import type { Person } from './records.ts'

export interface RejectedPerson {
  readonly line: number
  readonly who: string
  readonly reason: string
}

export interface Report {
  readonly service: string
  readonly isTrial: boolean
  readonly contacts: {
    readonly created: number
    readonly updated: number
    readonly unchanged: number
    readonly rejected: number
    /** As the service knew them: `active: 812, unsubscribed: 31`. */
    readonly states: Readonly<Record<string, number>>
  }
  readonly suppressed: number
  /** Left there, and said yes here since. */
  readonly keptOn: number
  /** Custom fields that were made. */
  readonly fields: readonly string[]
  readonly posts: { readonly created: number; readonly known: number; readonly private: number }
  readonly pictures: { readonly taken: number; readonly left: number }
  /** Old addresses that lead to posts here. */
  readonly redirects: number
  readonly leftBehind: readonly string[]
  /** The first hundred, each with its reason. */
  readonly rejected: readonly RejectedPerson[]
}

const SHOWN = 100

export interface Tally {
  addPeople(
    counts: Readonly<Record<'created' | 'updated' | 'unchanged' | 'rejected', number>>,
    people: readonly Person[],
    ends: { readonly suppressed: number; readonly keptOn: number },
  ): void
  reject(person: RejectedPerson): void
  addPost(what: 'created' | 'known', isPrivate: boolean, redirects: number): void
  addPictures(taken: number, left: number): void
  report(rest: Pick<Report, 'service' | 'isTrial' | 'fields' | 'leftBehind'>): Report
}

export function openTally(): Tally {
  const contacts = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
  const states: Record<string, number> = {}
  const sums = { suppressed: 0, keptOn: 0, redirects: 0 }
  const posts = { created: 0, known: 0, private: 0 }
  const pictures = { taken: 0, left: 0 }
  const rejected: RejectedPerson[] = []
  return {
    addPeople(counts, people, { suppressed, keptOn }) {
      for (const name of ['created', 'updated', 'unchanged', 'rejected'] as const)
        contacts[name] += counts[name]
      for (const { state } of people) states[state] = (states[state] ?? 0) + 1
      sums.suppressed += suppressed
      sums.keptOn += keptOn
    },
    reject: (person) => void (rejected.length < SHOWN && rejected.push(person)),
    addPost(what, isPrivate, redirects) {
      posts[what] += 1
      if (isPrivate) posts.private += 1
      sums.redirects += redirects
    },
    addPictures(taken, left) {
      pictures.taken += taken
      pictures.left += left
    },
    report: (rest) => ({ ...rest, contacts: { ...contacts, states }, ...sums, posts, pictures, rejected }),
  }
}
