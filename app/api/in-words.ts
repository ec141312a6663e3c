/** What the server refuses in the words of whoever reads: by its names, where our catalogues have them. */
import { LANGUAGES, type Language } from '../words/language.ts'
import { saidBy, type Known } from './say.ts'

/** The answer with its sentences in the language of the page; as it came where the words cannot be loaded. */
export async function inWords(body: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> {
  return saidBy(await wordsOf(document.documentElement.lang).catch((): Known => ({})), body)
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
