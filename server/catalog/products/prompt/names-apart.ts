/** Parts a maker's name from the thing that a hyphen joins it to: "Acme-Lampe", "Acme-lampor". Pure. */
import { fold, squash } from './fold.ts'
import { isKnownWord } from './languages.ts'
import type { NameIndex } from './names.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const SHORTEST = 3

export function withNamesApart(tokens: readonly Token[], vendors: NameIndex): readonly Token[] {
  return tokens.some(({ key }) => key.includes('-'))
    ? tokens.flatMap((token) => apart(token, vendors))
    : tokens
}

function apart(token: Token, { spellings }: NameIndex): readonly Token[] {
  const at = token.kind === 'word' ? token.text.lastIndexOf('-') : -1
  const [name, thing] = [token.text.slice(0, at), token.text.slice(at + 1)]
  const isName = at >= SHORTEST && spellings.has(squash(name)) && !isKnownWord(name)
  if (!isName || !isThing(thing.toLowerCase())) return [token]
  return [name, thing].map((text) => ({ ...token, text, key: fold(text), glued: false }))
}
