/** An answer in the words of a catalogue, by the names that the server gives its sentences. Pure. */

interface Given {
  readonly message?: unknown
  readonly said?: unknown
}

export type Known = Readonly<Record<string, string | ((...values: string[]) => string)>>

/** What the catalogue does not know stays as it came. */
export function saidBy(known: Known, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { details } = body
  const [only, ...others] = Array.isArray(details) ? (details as Given[]) : []
  const message = spoken(body, known) ?? spokenOf(only ? [only, ...others] : [], known)
  return {
    ...body,
    message: message ?? body['message'],
    ...(only && {
      details: [
        // A refusal of one member says of it what the refusal says.
        {
          ...only,
          message: spoken(only, known) ?? (others.length === 0 ? message : undefined) ?? only.message,
        },
        ...others.map((each) => ({ ...each, message: spoken(each, known) ?? each.message })),
      ],
    }),
  }
}

/** A refusal that has no words of its own says what its members do, where each has some. */
function spokenOf(details: readonly Given[], known: Known): string | undefined {
  const sentences = details.map((each) => spoken(each, known))
  return sentences.length > 0 && !sentences.includes(undefined) ? sentences.join('. ') : undefined
}

function spoken({ said }: Given, known: Known): string | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const { key, values } = said as { readonly key: string; readonly values: readonly string[] }
  const words = Object.hasOwn(known, key) ? known[key] : undefined
  return typeof words === 'function' ? words(...values) : words
}
