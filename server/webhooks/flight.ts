/** What is on its way to endpoints at this moment: waiting for answers is cheap, so much may be, but not without end. */
import type { Busy, EndpointInTurn } from './message-store.ts'
import { PROBES_AT_ONCE, MESSAGES_AT_ONCE } from './rules.ts'

/** Messages of all; and of one workspace, so that its endpoints alone can never hold up the others'. */
const IN_FLIGHT = 2_000
const IN_FLIGHT_OF_A_WORKSPACE = 400

export interface Flight {
  /** Whether there is room for one more batch. */
  hasRoom(): boolean
  /** Whose turn must not begin: those who have one, and workspaces with as much on its way as they may have. */
  busy(): Busy
  begin(endpoint: EndpointInTurn, turn: Promise<unknown>): void
  /** When the first of them lands; undefined when nothing is on its way. */
  next(): Promise<unknown> | undefined
  all(): Promise<unknown>
}

export function openFlight(): Flight {
  const turns = new Map<string, { readonly endpoint: EndpointInTurn; readonly turn: Promise<unknown> }>()
  const landings = () => [...turns.values()].map(({ turn }) => turn)
  const weights = () => [...turns.values()].map(({ endpoint }) => weightOf(endpoint))
  return {
    hasRoom: () => sum(weights()) + MESSAGES_AT_ONCE <= IN_FLIGHT,
    busy: () => ({ endpoints: [...turns.keys()], workspaces: full([...turns.values()]) }),
    begin: (endpoint, turn) => {
      const landing = turn.finally(() => turns.delete(endpoint.endpointId))
      turns.set(endpoint.endpointId, { endpoint, turn: landing })
    },
    next: () => (turns.size === 0 ? undefined : Promise.race(landings())),
    all: () => Promise.all(landings()),
  }
}

/** One that fails is asked with one message whether it is back; that is all it can hold up. */
export function weightOf({ isFailing }: Pick<EndpointInTurn, 'isFailing'>): number {
  return isFailing ? PROBES_AT_ONCE : MESSAGES_AT_ONCE
}

function full(turns: readonly { readonly endpoint: EndpointInTurn }[]): string[] {
  const ofWorkspace = Map.groupBy(turns, ({ endpoint }) => endpoint.workspaceId)
  return [...ofWorkspace]
    .filter(([, its]) => sum(its.map(({ endpoint }) => weightOf(endpoint))) >= IN_FLIGHT_OF_A_WORKSPACE)
    .map(([workspaceId]) => workspaceId)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}
