/** Arguments and options that name a thing: by its id, or by what people call it. What was named is found before the work. */
import { Argument, Option } from 'commander'

export type Kind =
  | 'organization'
  | 'workspace'
  | 'key'
  | 'flow'
  | 'webhook'
  | 'segment'
  | 'member'
  | 'campaign'
  | 'contact'
  | 'product'
  | 'collection'
  | 'post'

export interface Naming {
  readonly kind: Kind
  /** What it is when nothing is said: the usual one (TIDINGS_WORKSPACE) or none, or else the only one that there is. */
  readonly leftOut: 'nothing' | 'usual' | 'only'
}

/** A thing by what it can be called by. */
export interface Called {
  readonly id: string
  readonly names: readonly (string | null | undefined)[]
}

const namings = new WeakMap<Option | Argument, Naming>()

/** What an option or argument names, if it names something. */
export function namingOf(declared: Option | Argument): Naming | undefined {
  return namings.get(declared)
}

/** `tidings campaign pause <campaign>`. */
export function naming(kind: Kind, flags: string, description: string): Argument {
  const argument = new Argument(flags, description)
  namings.set(argument, { kind, leftOut: 'nothing' })
  return argument
}

/** An option that names a thing. */
export function namingOption(
  kind: Kind,
  flags: string,
  description: string,
  leftOut: Naming['leftOut'] = 'nothing',
): Option {
  const option = new Option(flags, description)
  namings.set(option, { kind, leftOut })
  return option
}

/** The workspace that a command works in. */
export function workspaceOption(): Option {
  const words = 'id, handle or name; left out: TIDINGS_WORKSPACE, or the only one'
  return namingOption('workspace', '--workspace <workspace>', words, 'only')
}

/** The workspace that a list is narrowed to. */
export function narrowingOption(): Option {
  const words = 'only of this one: id, handle or name; left out: TIDINGS_WORKSPACE, or all'
  return namingOption('workspace', '--workspace <workspace>', words, 'usual')
}
