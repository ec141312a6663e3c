/** What modules keep of persons: each says what it has, gives it to the person whole, and erases it. */
import type { Queryable, Tx } from './database.ts'

/** The contact it is about, as its record was when it was held. */
export interface DataSubject {
  readonly id: string
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

export interface PersonalDataSource {
  readonly module: string
  /** Every table in which this module keeps something of a person; `erase` leaves nothing of that person in any. */
  readonly tables: readonly string[]
  /** Members of what a person is given of itself; not there: what other systems are sent, and what is kept for a day. */
  readonly read?: (
    db: Queryable,
    workspaceId: string,
    contactId: string,
  ) => Promise<Readonly<Record<string, unknown>>>
  /** In the transaction that holds the contact and erases everything; twice is as once. */
  readonly erase: (tx: Tx, workspaceId: string, subject: DataSubject) => Promise<void>
}

/**
 * A regular expression of PostgreSQL for the addresses of a person in whatever words quote them; undefined for who has
 * none. Used with `~*`: addresses are quoted in any case.
 */
export function addressPattern({ email, phone }: DataSubject): string | undefined {
  const addresses = [email, phone].flatMap((address) => (address ? [quoted(address)] : []))
  return addresses.length > 0 ? addresses.join('|') : undefined
}

/**
 * The same for what a person may have typed: its number without country and signs between, and its name where that is more
 * than one word, since a first name is many people's.
 */
export function typedPattern(subject: DataSubject): string | undefined {
  const digits = subject.phone?.replace(/\D/g, '').slice(-NUMBER_DIGITS) ?? ''
  const number = digits.length === NUMBER_DIGITS ? [Array.from(digits).join('[^0-9a-z]{0,3}')] : []
  const words = subject.name?.trim().split(/\s+/) ?? []
  const name = words.length > 1 ? [words.map(quoted).join('\\s+')] : []
  const address = addressPattern(subject)
  const patterns = [...(address ? [address] : []), ...number, ...name]
  return patterns.length > 0 ? patterns.join('|') : undefined
}

/** Digits at the end of a number that are the same however it is written: +46 70 123 45 67 and 070-123 45 67. */
const NUMBER_DIGITS = 8

function quoted(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`)
}
