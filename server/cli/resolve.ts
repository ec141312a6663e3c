/** Finds what a command line names, before the work: the work is given ids. */
import type { Command } from 'commander'
import { isUuid } from '../lib/uuid.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { listAllWorkspaces, listOrganizations, type OwnedWorkspace } from '../workspaces/store.ts'
import { namingOf, type Called, type Kind, type Naming } from './names.ts'
import { misused } from './words.ts'

export interface Named {
  readonly options: Record<string, unknown>
  readonly words: readonly unknown[]
}

type Wanted = Readonly<Record<string, unknown>>

const SHOWN = 5

/** `usual` is the workspace of TIDINGS_WORKSPACE. Wrong use when several things are called so, or none is. */
export async function resolveNames(
  db: Db,
  command: Command,
  given: { readonly options: Wanted; readonly words: readonly unknown[]; readonly usual: string | undefined },
): Promise<Named> {
  const options: Record<string, unknown> = { ...given.options }
  const workspace = command.options.find((option) => option.attributeName() === 'workspace')
  const naming = workspace && namingOf(workspace)
  if (naming) {
    const usual = naming.leftOut === 'nothing' ? undefined : given.usual
    options['workspace'] = await workspaceOf(db, options['workspace'] ?? usual, naming)
  }
  for (const option of command.options) {
    const name = option.attributeName()
    const named = namingOf(option)
    if (named && name !== 'workspace') options[name] = await resolve(db, named, options[name], options)
  }
  const words = await Promise.all(
    given.words.map((word, index) => {
      const declared = command.registeredArguments[index]
      const named = declared && namingOf(declared)
      return named
        ? resolve(db, named, word, { ...options, workspace: options['workspace'] ?? given.usual })
        : word
    }),
  )
  return { options: defined(options), words }
}

/** Exactly what was given: an option that is there without a value would be a change to nothing. */
function defined(options: Wanted): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

async function resolve(db: Db, { kind, leftOut }: Naming, named: unknown, options: Wanted): Promise<unknown> {
  if (typeof named !== 'string')
    return kind === 'organization' && leftOut === 'only' ? soleOrganization(db) : named
  if (isUuid(named)) return named.toLowerCase()
  if (kind === 'workspace') return (await findWorkspace(db, named)).id
  if (kind === 'organization') return one(kind, named, (await listOrganizations(db)).map(called))
  const inside = options['workspace']
  const { findCalled } = await import('./names-of-things.ts')
  const workspaces =
    typeof inside === 'string' ? [await findWorkspace(db, inside)] : await listAllWorkspaces(db)
  const found = await Promise.all(workspaces.map((each) => findCalled(db, kind, each, named)))
  return one(kind, named, found.flat())
}

/** A workspace as lists of it are read. Refused with 404 when there is none of that id. */
export async function findPlace(db: Db, workspaceId: string): Promise<OwnedWorkspace> {
  const found = (await listAllWorkspaces(db)).find(({ id }) => id === workspaceId)
  return found ?? refuse('workspace-unknown', workspaceId)
}

async function workspaceOf(db: Db, named: unknown, { leftOut }: Naming): Promise<string | undefined> {
  if (typeof named === 'string' && isUuid(named)) return named.toLowerCase()
  if (typeof named === 'string') return (await findWorkspace(db, named)).id
  return leftOut === 'only' ? (await soleWorkspace(db)).id : undefined
}

async function findWorkspace(db: Db, named: string): Promise<OwnedWorkspace> {
  const all = await listAllWorkspaces(db)
  const id = isUuid(named) ? named.toLowerCase() : one('workspace', named, all.map(called))
  return all.find((each) => each.id === id) ?? nobody('workspace', named)
}

async function soleWorkspace(db: Db): Promise<OwnedWorkspace> {
  const [first, ...others] = await listAllWorkspaces(db)
  if (first === undefined) return misused('There is no workspace yet; tidings setup makes one')
  if (others.length === 0) return first
  const handles = [first, ...others].map(({ handle }) => handle)
  return misused(
    `There are ${handles.length} workspaces; say which one with --workspace or TIDINGS_WORKSPACE: ${some(handles)}`,
  )
}

async function soleOrganization(db: Db): Promise<string> {
  const [first, ...others] = await listOrganizations(db)
  if (first === undefined)
    return misused('There is no organization yet; tidings organization create makes one')
  if (others.length === 0) return first.id
  const names = [first, ...others].map(({ name }) => name)
  return misused(`There are ${names.length} organizations; say which one with --organization: ${some(names)}`)
}

function called({ id, name, handle }: { id: string; name: string; handle?: string }): Called {
  return { id, names: [handle, name] }
}

/** The one that is called so, whatever its case. */
function one(kind: Kind, named: string, among: readonly Called[]): string {
  const wanted = named.toLowerCase()
  const found = among.filter(({ names }) => names.some((name) => name?.toLowerCase() === wanted))
  const [first, second] = found
  if (first === undefined) return nobody(kind, named)
  if (second === undefined) return first.id
  return misused(
    `${found.length} are called "${named}"; name one by its id: ${some(found.map(({ id }) => id))}`,
  )
}

function nobody(kind: Kind, named: string): never {
  throw new Error(`There is no ${kind} called "${named}"; tidings ${kind} list shows what there is`)
}

function some(names: readonly string[]): string {
  return names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} and more` : names.join(', ')
}
