/** Parts what a hyphen joins that is written as several words: "ceiling-lamp", "rouge-à lèvres", "grile-pain". Pure. */
import { headOf, partsOf } from './compounds.ts'
import { conceptsOf } from './concepts.ts'
import { kindApart } from './denied-kinds.ts'
import { fold } from './fold.ts'
import { isKnownWord } from './languages.ts'
import { findName, type NameIndex } from './names.ts'
import { thingOfSeveral } from './slips.ts'
import { isDescriber, isThing, phraseIn } from './synonyms.ts'
import { LINKS } from './synonym-phrases.ts'
import type { Token } from './tokens.ts'

const LEAST_LETTERS = 3
/** Of the words around it that are one thing with it. */
const AROUND = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 0],
] as const

export function withHyphensApart(tokens: readonly Token[], names: readonly NameIndex[]): readonly Token[] {
  return tokens.some(isHyphened)
    ? tokens.flatMap((token, at) => partsAt(tokens, at, names) ?? [token])
    : tokens
}

function isHyphened({ kind, key }: Token): boolean {
  return kind === 'word' && key.includes('-')
}

function partsAt(
  tokens: readonly Token[],
  at: number,
  names: readonly NameIndex[],
): readonly Token[] | undefined {
  const token = tokens[at]
  if (token === undefined || !isHyphened(token) || isKnownWord(token.text)) return undefined
  if (names.some((index) => findName(tokens, at, index) !== undefined)) return undefined
  const kind = kindApart(token)
  const texts = kind ?? token.text.toLowerCase().split('-')
  const parts = texts.map((text, n): Token => ({
    ...token,
    text,
    key: fold(text),
    glued: n === 0 && token.glued,
  }))
  return kind !== undefined || isNamed(tokens, at, texts) || isOfKnown(texts) ? parts : withSlip(parts)
}

/** Together, or with their neighbours, they name one thing. */
function isNamed(tokens: readonly Token[], at: number, texts: readonly string[]): boolean {
  return AROUND.some(([before, behind]) => {
    const [first, last] = [tokens.slice(at - before, at), tokens.slice(at + 1, at + 1 + behind)].map((some) =>
      some.map(({ text }) => text.toLowerCase()),
    )
    const isThere = at >= before && last?.length === behind
    return isThere && phraseIn([...(first ?? []), ...texts, ...last]) !== undefined
  })
}

/** A "kitchen-lamp", where Germanic languages write a compound. */
function isOfKnown(texts: readonly string[]): boolean {
  return (
    texts.every(isKnownPart) &&
    [texts[0], texts.at(-1)].some((text) => isThing(text ?? '')) &&
    headOf(fold(texts.join(''))) === undefined
  )
}

/** With the one that is misspelt as it is written. */
function withSlip(parts: readonly Token[]): readonly Token[] | undefined {
  for (const [at, part] of parts.entries()) {
    const meant = part.key.length < LEAST_LETTERS ? undefined : thingOfSeveral(parts, at)
    if (meant !== undefined)
      return parts.with(at, { ...part, text: meant, key: fold(meant), typed: part.text })
  }
  return undefined
}

function isKnownPart(text: string): boolean {
  return text.length >= LEAST_LETTERS ? isThing(text) || isDescriber(text) : LINKS.has(fold(text))
}

/** "Regn-jackor" and "Messer-Set", where the table or its compounds know what is written as one only. */
export function unhyphened(word: string): string {
  if (!/^\p{L}+-[\p{L}-]+$/u.test(word) || conceptsOf(word).length > 0) return word
  const whole = word.replaceAll('-', '')
  return conceptsOf(whole).length > 0 || partsOf(fold(whole)).length > 0 ? whole : word
}
