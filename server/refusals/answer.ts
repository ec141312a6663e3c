/** What a refusal says, and the two forms of a 400 that name the member at fault. */

/** What a catalogue of other languages knows a sentence by, with what varies in it. */
export interface Said {
  readonly key: string
  readonly values: readonly string[]
}

/** A sentence of its own within a refusal that takes any. */
export function said(key: string, ...values: readonly (string | number)[]): Said {
  return { key, values: values.map(String) }
}

export interface Detail {
  readonly path: string
  readonly message: string
  /** For the app alone. */
  readonly said?: Said | undefined
}

export interface Answer {
  readonly status: number
  readonly message: string
  readonly details?: readonly Detail[]
  readonly headers?: Readonly<Record<string, string>>
  /** For the app, which acts on it: the error object then has it as a member. */
  readonly code?: string
  /** Where it is another than the name of the refusal and its facts; a member as `code` is. */
  readonly said?: Said
}

/** 400: the sentence begins with the member, parameter or header that is wrong, unless it names it by itself. */
export const amiss = (path: string, message: string, said?: Said): Answer => ({
  status: 400,
  message: message.startsWith(path) ? message : `${path}: ${message}`,
  details: [{ path, message }],
  ...(said && { said }),
})

/** The same of several members at once. */
export const invalid = (details: readonly Detail[]): Answer => ({
  status: 400,
  message: details.map(({ path, message }) => amiss(path, message).message).join('; '),
  details,
})

/** A name → what is answered, from the facts that its sentence needs. */
export type Catalogue = Readonly<Record<string, (...facts: never[]) => Answer>>
