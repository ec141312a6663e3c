/** Sentences that the server gives with a name and what varies in them, in the words of whoever reads. */
import { ApiError } from '../../api/errors.ts'
import { warningWords } from '../../words/campaigns-warnings.ts'
import { useWords } from '../../words/language.ts'
import { useNumbers } from '../../ui/time.tsx'

export interface Said {
  readonly key?: string | undefined
  readonly values?: readonly string[] | undefined
  /** In English, for what no catalogue has. */
  readonly message: string
}

type Words = Readonly<Record<string, string | ((...values: string[]) => string)>>

/** Says them in the words of a catalogue. */
export function useSentences(words: Words): (said: Said) => string {
  const numbers = useNumbers()
  return ({ key, values = [], message }) => {
    const known = key === undefined ? undefined : words[key]
    if (typeof known !== 'function') return known ?? message
    return known(...values.map((value) => (/^\d+$/.test(value) ? numbers(Number(value)) : value)))
  }
}

/** What a refusal says of a campaign's words. */
export function useFaultText(): (error: Error) => string {
  const sentence = useSentences(useWords(warningWords))
  return (error) => {
    const { message } = error
    return error instanceof ApiError && error.said ? sentence({ ...error.said, message }) : message
  }
}
