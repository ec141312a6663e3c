/** Which members of a kind come last, and what comes behind it, of the tables. Pure. */
import { fold } from './fold.ts'
import { APART_KINDS, BESIDE_KINDS, LOOSE_KINDS, PECULIAR_KINDS } from './synonym-kinds-last.ts'
import { NO_KINDS } from './synonym-kinds-none.ts'

const loose = membersIn(LOOSE_KINDS)
const peculiar = membersIn(PECULIAR_KINDS)
const beside = membersIn(BESIDE_KINDS)
const none = membersIn(NO_KINDS)
const apart = membersIn(APART_KINDS)

/** What is a kind of it in a wider sense only: a watch is jewellery. */
export function looseMembersOf(kind: string): readonly string[] {
  return loose.get(kind) ?? []
}

export function lastMembersOf(kind: string): readonly string[] {
  return [...looseMembersOf(kind), ...peculiarMembersOf(kind)]
}

/** Members that nobody thinks of first: ski boots are boots. */
export function peculiarMembersOf(kind: string): readonly string[] {
  return peculiar.get(kind) ?? []
}

/** Whether it is none though what it is a kind of is one: a boxing glove is a glove, and no accessory. */
export function isNoMember(id: string, kind: string): boolean {
  return none.get(kind)?.includes(id) === true
}

/** Members of another sphere: boxing gloves are for nobody who has cold hands. */
export function apartMembersOf(kind: string): readonly string[] {
  return apart.get(kind) ?? []
}

/** What goes with it. */
export function besideOf(id: string): readonly string[] {
  return beside.get(id) ?? []
}

/** "Hand cream" as a concept: "hand-cream". */
export function idOf(name: string): string {
  return fold(name).replaceAll(' ', '-')
}

function membersIn(table: string): ReadonlyMap<string, readonly string[]> {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split(' < '))
  return new Map(rows.map(([kind = '', members = '']) => [idOf(kind), members.split(', ').map(idOf)]))
}
