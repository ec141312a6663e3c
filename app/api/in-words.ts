/** What the server refuses in the words of whoever reads: by its names, where our catalogues have them. */
import { LANGUAGES, type Language } from '../words/language.ts'

interface Given {
  readonly message?: unknown
  readonly said?: unknown
}

type Known = Readonly<Record<string, string | ((...values: string[]) => string)>>

/** The answer with its sentences in the language of the page; as it came where the words cannot be loaded. */
export async function inWords(body: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  const known = await wordsOf(document.documentElement.lang).catch((): Known => ({}))
  const { details } = body
  const [only, ...others] = Array.isArray(details) ? (details as Given[]) : []
  const message = spoken(body, known)
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

function spoken({ said }: Given, known: Known): string | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const { key, values } = said as { readonly key: string; readonly values: readonly string[] }
  const words = Object.hasOwn(known, key) ? known[key] : undefined
  return typeof words === 'function' ? words(...values) : words
}

/** Loaded when the first of them is needed. */
async function wordsOf(page: string): Promise<Known> {
  const language: Language = Object.hasOwn(LANGUAGES, page) ? (page as Language) : 'en'
  const [{ refusalWords }, { warningWords }] = await Promise.all([
    import('../words/refusals.ts'),
    import('../words/campaigns-warnings.ts'),
  ])
  // Each takes as many values as its name has on the server.
  return { ...warningWords[language], ...refusalWords[language] }
}
