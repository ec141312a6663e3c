/** "Luna lamp dupe", "leather wallet alternative, vegan", "bh alternativ utan bygel": what is named before what asks for its like, and how else it is to be. Pure. */
import { named, nameIn } from './likeness-behind.ts'
import { likenessIn, type Likeness } from './likeness.ts'
import { isOwnName } from './likeness-parts.ts'
import { endOf } from './phrases.ts'
import { isThing } from './synonyms.ts'
import { scan, type Token } from './tokens.ts'
import { isMaterial } from './traits.ts'
import { written } from './written.ts'

const COPIES = 'dupes?|look-?\\s?alikes?|knock-?\\s?offs?'
const OTHERS = 'alternatives?|alternativ|alternativa|alternativen|ersatz|substitutes?'
const HOW =
  'without|with|no|that|which|but|for|under|utan|med|som|men|fast|för|till|ohne|mit|aber|für|unter|sans|avec|mais|qui|pour|sin|con|pero|que|para'
/** "Zuckerersatz", "bh-alternativ" are written in one. */
const COPY = new RegExp(
  `(?:\\s(?:${COPIES}|${OTHERS})|-?(?:alternativ(?:en?)?|ersatz))(?:$|(?<rest>(?:[,;:–]|\\s(?:${HOW})\\s).*)$)`,
  'iu',
)
const SAYS_COPY = new RegExp(`^\\s(?:${COPIES})`, 'iu')
/** "Gluten free", "gluten-free". */
const LEAST_FREE = 3
const LEADING = /^[\s,;:–]+/u

/** Only a copy of what is named costs less. */
export function copyIn(prompt: string): Likeness | undefined {
  const asked = prompt.trim().replace(/[\s?!.]+$/u, '')
  const copy = COPY.exec(asked)
  if (!copy || isThing(asked.toLowerCase())) return undefined
  const rest = (copy.groups?.['rest'] ?? '').replace(LEADING, '')
  const { lacking, head } = parted(unasked(scan(asked.slice(0, copy.index))))
  const said = written(head)
  // "Bh" is short, and a name.
  const name = nameIn(said) ?? (isThing(said.toLowerCase()) ? said : undefined)
  if (name === undefined || likenessIn(rest === '' ? asked : name) !== undefined) return undefined
  // "A vegan alternative for boots" is one to boots.
  if (rest !== '' && !isNaming(head.at(-1))) return undefined
  const isCopy = SAYS_COPY.test(copy[0])
  return {
    ...named(name),
    isOfOne: isCopy,
    isInstead: !isCopy,
    isCheaper: isCopy,
    isOtherwise: true,
    rest: `${lacking} ${rest}`.trim(),
  }
}

/** Behind what asks, and articles. */
function unasked(tokens: readonly Token[]): readonly Token[] {
  const end = endOf(tokens, 0, 'request', 'article', 'stop')
  return end === undefined || end === 0 ? tokens : unasked(tokens.slice(end))
}

const LACKING = /^(?:vegan|vegetari|.{3,}(?:free|fri|fritt|fria|frei|freie[mnrs]?)$)/
const FREE = /^(?:free|fri|fritt|fria|frei)$/

/** "Gluten free pasta alternative": what it lacks is what the alternative is to lack. */
function parted(tokens: readonly Token[]): { readonly lacking: string; readonly head: readonly Token[] } {
  const free = tokens.findIndex(({ key }) => FREE.test(key))
  const end = free > 0 && free < LEAST_FREE ? free + 1 : LACKING.test(tokens[0]?.key ?? '') ? 1 : 0
  return end < tokens.length
    ? { lacking: written(tokens.slice(0, end)), head: tokens.slice(end) }
    : { lacking: '', head: tokens }
}

function isNaming(token: Token | undefined): boolean {
  return token !== undefined && !isMaterial(token.text) && (isThing(token.text) || isOwnName(token))
}
