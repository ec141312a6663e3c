/** What a command is given, and what it comes to. */
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/database.ts'
import type { Installation } from '../platform/installation.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What a command came to. */
export interface Outcome {
  /** For programs: written with `--json` as the last line of standard output. */
  readonly value: unknown
  /** For people: written without `--json`; nothing when it is empty. */
  readonly text: string
  /** It answered, and the answer is that something is wrong: exit 1. */
  readonly failed?: boolean
}

export interface Context {
  readonly env: Environment
  readonly config: Config
  readonly log: Logger
  /** A line for people while it works: on standard error, so that standard output stays the outcome's. */
  readonly say: (line: string) => void
}

export interface OpenContext extends Context {
  readonly db: Db
  readonly installation: Installation
}
