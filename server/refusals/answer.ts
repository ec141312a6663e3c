/** What a refusal says, and the two forms of a 400 that name the member at fault. */

export interface Detail {
  readonly path: string
  readonly message: string
}

export interface Answer {
  readonly status: number
  readonly message: string
  readonly details?: readonly Detail[]
  readonly headers?: Readonly<Record<string, string>>
  /** For the app, which acts on it: the error object then has it as a member. */
  readonly code?: string
  /** What a catalogue of other languages knows the sentence by, with what varies in it; a member as `code` is. */
  readonly said?: { readonly key: string; readonly values: readonly string[] }
}

/** 400: the sentence begins with the member, parameter or header that is wrong, unless it names it by itself. */
export const amiss = (path: string, message: string): Answer => ({
  status: 400,
  message: message.startsWith(path) ? message : `${path}: ${message}`,
  details: [{ path, message }],
})

/** The same of several members at once. */
export const invalid = (details: readonly Detail[]): Answer => ({
  status: 400,
  message: details.map(({ path, message }) => amiss(path, message).message).join('; '),
  details,
})

/** A name → what is answered, from the facts that its sentence needs. */
export type Catalogue = Readonly<Record<string, (...facts: never[]) => Answer>>
