/** The words of a key or a label as the phrases that are known. Pure. */
import { rootIn } from './roots.ts'
import { MEANINGS, PHRASE_WORDS, type Meaning } from './words.ts'

export interface Run {
  readonly phrase: string
  readonly meaning: Meaning
}

/** The longest known phrases from the left; undefined stands for a word that is in none. Numbers count for nothing. */
export function runsOf(written: readonly string[]): (Run | undefined)[] {
  const tokens = withMailTogether(withoutStep(written)).map(withoutDigraphs)
  const runs: (Run | undefined)[] = []
  for (let at = 0; at < tokens.length;) {
    let length = Math.min(PHRASE_WORDS, tokens.length - at)
    let run: Run | undefined
    for (; length > 0 && !run; length -= run ? 0 : 1) {
      const phrase = tokens.slice(at, at + length).join('')
      const meaning = MEANINGS.get(phrase)
      if (meaning) run = { phrase, meaning }
    }
    // A number or a letter alone counts what it stands before: `q3_email`.
    const token = tokens[at] ?? ''
    if (run) runs.push(run)
    else if (!/^(?:\d+|[a-z])$/.test(token)) runs.push(...(writtenTogether(token) ?? [compoundOf(token)]))
    at += Math.max(length, 1)
  }
  return runs
}

/** As keyboards without umlauts write: `rueckrufnummer`, `vollstaendiger_name`. */
function withoutDigraphs(token: string): string {
  if (token.length < DIGRAPH_LETTERS || !/[aou]e/.test(token) || MEANINGS.has(token)) return token
  const folded = token.replaceAll(/(?<=[aou])e/g, '')
  return MEANINGS.has(folded) ? folded : token
}

const DIGRAPH_LETTERS = 7

/** Which part of a form it stands in says nothing of it: `step1_name`, `form-0-name`. */
function withoutStep(tokens: readonly string[]): readonly string[] {
  const [step = '', count = '', ...rest] = tokens
  return rest.length > 0 && STEP.test(step) && /^\d{1,3}$/.test(count) ? rest : tokens
}

const STEP =
  /^(?:step|page|section|screen|slide|tab|panel|form|block|schritt|seite|abschnitt|steg|sida|etape|paso|seccion|pagina|passo|sezione|stap|trinn|trin|vaihe|sivu|etapa|secao|krok|strona)$/

/** "Din e-post" is no "dine post". */
function withMailTogether(tokens: readonly string[]): readonly string[] {
  if (!tokens.includes('e')) return tokens
  const isMail = (at: number): boolean =>
    tokens[at] === 'e' && /^(?:post|mail|mejl)/.test(tokens[at + 1] ?? '')
  return tokens.flatMap((token, at) => (isMail(at) ? [] : isMail(at - 1) ? [`e${token}`] : [token]))
}

function compoundOf(token: string): Run | undefined {
  const meaning = rootIn(token) ?? ownerIn(token)
  return meaning && { phrase: token, meaning }
}

/** "Handläggarens": a word for people, of whom something is. */
function ownerIn(token: string): Meaning | undefined {
  if (token.length <= 5) return undefined
  const meanings = ['s', 'ens', 'ets', 'en', 'et'].map((ending) =>
    token.endsWith(ending) ? MEANINGS.get(token.slice(0, -ending.length)) : undefined,
  )
  return meanings.find((meaning) => meaning === 'other' || meaning === 'filler')
}

const TOGETHER_MAXIMUM = 32
const WORD_MAXIMUM = 20

/** `votremessage` as votre, message; undefined where a part is no known word. The fewest words win. */
function writtenTogether(token: string): Run[] | undefined {
  if (token.length < 6 || token.length > TOGETHER_MAXIMUM) return undefined
  const best: (Run[] | undefined)[] = [[]]
  for (let start = 0; start <= token.length - 2; start += 1) {
    const before = best[start]
    if (before === undefined) continue
    for (let end = start + 2; end <= Math.min(token.length, start + WORD_MAXIMUM); end += 1) {
      const phrase = token.slice(start, end)
      const meaning = MEANINGS.get(phrase)
      const isWord = meaning !== undefined && (phrase.length >= 4 || meaning === 'filler' || start === 0)
      if (isWord && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, { phrase, meaning }]
    }
  }
  const parts = best[token.length]
  const isOfFillers = parts?.every(({ phrase, meaning }) => meaning === 'filler' && phrase.length < 3)
  return isOfFillers ? undefined : parts
}
