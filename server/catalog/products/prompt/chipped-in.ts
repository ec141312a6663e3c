/** "Vi samlar till", "we're chipping in for": several give one present. Pure. */
import { fold } from './fold.ts'
import type { Token } from './tokens.ts'

const REACH = 6
/** Of so many words each, as they are folded, and what they look for. */
const CHIPPING_IN: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:were|we are|we) (?:all )?(?:chipping in|clubbing together|having a whip round|chip in) (?=for |to )/,
    'gift',
  ],
  [
    /^vi (?:alla )?(?:samlar|samlade|lagger|gar) (?:alla )?(?:in|ihop|pengar|en slant)? ?(?=till |for )/,
    'present',
  ],
  [/^wir (?:alle )?(?:legen zusammen|sammeln|sammeln geld) (?=fur )/, 'Geschenk'],
  [/^on (?:se|s') ?(?:cotise|met) (?:tous )?(?:a plusieurs )?(?=pour )/, 'cadeau'],
  [/^(?:ponemos|hacemos) (?:un bote|entre todos|dinero|una colecta) (?:entre todos )?(?=para )/, 'regalo'],
]

export function withPresentsChippedIn(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const said = `${tokens
      .slice(at, at + REACH)
      .map(({ key }) => key)
      .join(' ')} `
    for (const [chipping, text] of CHIPPING_IN) {
      const count = chipping.exec(said)?.[0].trim().split(' ').length
      const first = tokens[at]
      if (count !== undefined && first !== undefined)
        return [...tokens.slice(0, at), { ...first, text, key: fold(text) }, ...tokens.slice(at + count)]
    }
  }
  return tokens
}
