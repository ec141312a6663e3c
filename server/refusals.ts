/** Every way Tidings says no: a name → the status and a sentence that says what is wrong and what would be right. */

export interface Detail {
  readonly path: string
  readonly message: string
}

interface Answer {
  readonly status: number
  readonly message: string
  readonly details?: readonly Detail[]
  readonly headers?: Readonly<Record<string, string>>
}

const invalid = (path: string, message: string): Answer => ({
  status: 400,
  message,
  details: [{ path, message }],
})

const refusals = {
  'input-invalid': (details: readonly Detail[]): Answer => ({
    status: 400,
    message: details.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; '),
    details,
  }),
  'query-invalid': invalid,
  'expression-invalid': (path: string, position: number, message: string): Answer =>
    invalid(path, `${path}, position ${position}: ${message}`),
} satisfies Record<string, (...args: never[]) => Answer>

export type RefusalName = keyof typeof refusals

/** A refusal on its way to the one error handler, which turns it into the error object. */
export class Refusal extends Error {
  readonly refusal: RefusalName
  readonly answer: Answer

  constructor(refusal: RefusalName, answer: Answer) {
    super(answer.message)
    this.refusal = refusal
    this.answer = answer
  }
}

/** Throws the named refusal; nothing below the error handler types a status code. */
export function refuse<Name extends RefusalName>(
  name: Name,
  ...facts: Parameters<(typeof refusals)[Name]>
): never {
  const answer = (refusals[name] as (...facts: unknown[]) => Answer)(...facts)
  throw new Refusal(name, answer)
}
