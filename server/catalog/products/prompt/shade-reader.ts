/** Reads a shade as its colour: "light blue", "ljusblå", "vert foncé". What is exactly that comes first. */
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isColour, phraseIn } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** As two words that are one phrase, and less than a word and another. */
const PAIR_COST = 7
/** Less than a word that nothing is known of. */
const GLUED_COST = 5
const LEAST_LETTERS = 3

const BEFORE = new Set(
  `light pale bright dark deep pastel baby powder soft dusty ljus ljust ljusa mörk mörkt mörka klar klart klara blek djup dov
  helles helle heller hellen dunkles dunkle dunkler dunklen kräftiges kräftige zartes zarte blasses blasse pastellfarbenes`.split(
    /\s+/,
  ),
)
const BEHIND = new Set(
  `clair claire clairs claires foncé foncée foncés foncées pâle pâles pastel vif vive poudré poudrée claro clara claros claras
  oscuro oscura oscuros oscuras pálido pálida pastel intenso intensa`.split(/\s+/),
)
const GLUED =
  /^(?:ljus|mörk|klar|blek|djup|himmels|pastell|knall|hell|dunkel|zart|blass|tief|himmel|oliv|gräs|gras|mint|mos|moos|flask|flaschen|senaps|senf|rost|tegel|ziegel)(\p{L}+)$/u

export function readShade({ tokens }: Scene, at: number): Reading | undefined {
  const [first, second] = [wordOf(tokens[at]), wordOf(tokens[at + 1])]
  const base = GLUED.exec(first)?.[1] ?? ''
  if (base.length >= LEAST_LETTERS && isColour(base) && !isColour(first))
    return reading([first], base, at + 1, GLUED_COST)
  if (phraseIn([first, second]) !== undefined) return undefined
  if (BEFORE.has(first) && isColour(second)) return reading([first, second], second, at + 2, PAIR_COST)
  if (BEHIND.has(second) && isColour(first)) return reading([first, second], first, at + 2, PAIR_COST)
  return undefined
}

function wordOf(token: Token | undefined): string {
  return token?.kind === 'word' ? token.text.toLowerCase() : ''
}

function reading(said: readonly string[], colour: string, next: number, cost: number): Reading {
  const [shade, more] = said
  return {
    kind: 'word',
    next,
    cost,
    add: ({ words }, negated) => {
      if (!negated) {
        addOnce(words.all, colour)
        addOnce(words.wishes, said.join(' '))
      } else if (more === undefined) addOnce(words.not, shade ?? '')
      else addOnce(words.notPhrases, said.join(' '))
    },
  }
}
