/** Long work on contacts as it is kept: which kinds there are, and where each can stand. */

export const TASK_KINDS = ['import', 'tags', 'activate', 'unsubscribe', 'erase'] as const
export type TaskKind = (typeof TASK_KINDS)[number]

/** An import goes through all of them; what is done to chosen contacts begins at `running`. */
export const TASK_STATUSES = [
  'uploading',
  'reading',
  'ready',
  'checking',
  'checked',
  'running',
  'stopped',
  'finished',
  'undoing',
  'undone',
  'failed',
] as const
export type TaskStatus = (typeof TASK_STATUSES)[number]

/** Those in which a worker goes on with it. */
export const WORKING = ['reading', 'checking', 'running', 'undoing'] as const satisfies readonly TaskStatus[]

/** Numbers by name: `created`, `rejected`, `erased`. */
export type Counts = Readonly<Record<string, number>>

export interface Task {
  readonly workspaceId: string
  readonly id: string
  readonly kind: TaskKind
  readonly status: TaskStatus
  readonly actor: string
  readonly title: string
  readonly params: Readonly<Record<string, unknown>>
  /** Of rows or contacts, in the pass it is in. */
  readonly total: number
  readonly done: number
  readonly nextPart: number
  readonly counts: Counts
  readonly failure: string | null
  readonly created: string
  readonly updated: string
  readonly finished: string | null
}

export interface NewTask {
  readonly kind: TaskKind
  readonly status: TaskStatus
  readonly title: string
  readonly params: Readonly<Record<string, unknown>>
  readonly by: { readonly accountId: string; readonly email: string }
  readonly total?: number
}
