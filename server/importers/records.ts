/** What every service's export is read into: people with what they agreed to, and letters. */
import type { ContactState } from '../contacts/schemas.ts'
import type { ImportField } from '../contacts/import/import-columns.ts'
import type { SuppressionReason } from '../contacts/suppression/schemas.ts'

export interface Person {
  /** Where it stands in its file, or its number in the answers of an API. */
  readonly line: number
  /** Its cells, by the fields of a contact. */
  readonly cells: Readonly<Partial<Record<ImportField, string>>>
  /** What becomes custom fields, by the titles that the service has for them. */
  readonly extras: Readonly<Record<string, string>>
  readonly state: ContactState
  /** Why its address is not to be written to again. */
  readonly suppression?: SuppressionReason | undefined
  /** How and when it agreed, as the service knows it: kept as proof. */
  readonly proof?: string | undefined
  readonly ip?: string | undefined
  /** What somebody noted of it there. */
  readonly note?: string | undefined
  /** It agreed to text messages, too. */
  readonly agreedToSms?: boolean | undefined
}

export interface Letter {
  /** The same for the same letter in every export: `ghost:65f…`. */
  readonly origin: string
  readonly title: string
  /** Need not be safe. */
  readonly html: string
  readonly published: Date
  /** Where it was to be read, from the root of its site: `/p/hello`. */
  readonly path?: string | undefined
  readonly description?: string | undefined
  readonly image?: string | undefined
  readonly imageAlt?: string | undefined
  readonly author?: string | undefined
  readonly tags: readonly string[]
  /** Not for everybody there: on no page here. */
  readonly isPrivate: boolean
}

export interface Source {
  /** As people call the service. */
  readonly service: string
  people(): AsyncGenerator<Person, void>
  letters(): AsyncGenerator<Letter, void>
  /** What does not come along, in sentences; whole when people and letters were read. */
  readonly leftBehind: ReadonlySet<string>
  close(): Promise<void>
}

export interface SourceOrder {
  /** Files, folders and archives; or the address of the service. */
  readonly from: readonly string[]
  /** Of its API, as it is written in the service: `user:token`. */
  readonly user?: string | undefined
}

/** The export is not what the service makes, or cannot be read; the message says what would be right. */
export class ExportUnreadable extends Error {}
