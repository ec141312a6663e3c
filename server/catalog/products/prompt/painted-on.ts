/** The cloth that somebody paints on, which is not laid on a table: "måla i olja … behöver dukar", "canvases for acrylics". Pure. */
import { fold } from './fold.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** Of each language, and what painters call it. */
const CLOTHS: readonly (readonly [RegExp, string])[] = [
  [/^duk(?:en|ar|arna)?$/, 'målarduk'],
  [/^canvas(?:es)?$/, 'stretched canvas'],
  [/^toiles?$/, 'toile à peindre'],
]
const PAINTING = new Set(
  `paint paints painting paintings painter oils acrylic acrylics gouache easel brushes
  måla målar målade målning oljefärg oljefärger akryl akrylfärg oljemålning konstnär pensel penslar staffli
  malen malt öl acryl ölfarben staffelei pinsel leinwand
  peindre peins peint peinture peintre huile acrylique pinceaux chevalet`
    .split(/\s+/)
    .map(fold),
)

export function withPaintersCloth(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ key }) => PAINTING.has(key))) return tokens
  return tokens.flatMap((token, at) => {
    const cloth = CLOTHS.find(([form]) => form.test(token.key))
    // "Canvas shoes to paint on", "toile à peindre" says so itself.
    const isOther = isThing(tokens[at + 1]?.text ?? '') || /^(?:a|bag|print)$/.test(tokens[at + 1]?.key ?? '')
    if (token.kind !== 'word' || !cloth || isOther) return [token]
    return cloth[1]
      .split(' ')
      .map((text, n) => ({ ...token, text, key: fold(text), glued: n === 0 && token.glued }))
  })
}
