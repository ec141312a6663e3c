/** "I have nothing for the kitchen", "no tengo nada para el baño": who has nothing for a room needs something. Pure. */
import { fold } from './fold.ts'
import { endOf } from './phrases.ts'
import type { Token } from './tokens.ts'

const REACH = 7
/** Of so many words each, as they are folded, and what is needed instead. */
const HAVING_NOTHING: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:(?:ha(?:ve|s)|got) (?:still )?(?:got )?nothing|(?:do|does|ha(?:ve|s))(?:n't|nt| not) (?:ha(?:ve|s) |got )?(?:got )?anything) (?:yet |at all )?(?=for )/,
    'need something',
  ],
  [
    /^har (?:ju |fortfarande |annu )*(?:ingenting|inget|inte nagot|inte nagonting) (?:an |alls )*(?=(?:till|for) )/,
    'behöver något',
  ],
  [/^(?:habe|hab|haben|hat) (?:noch |immer |gar |uberhaupt )*nichts (?=(?:fur|furs) )/, 'brauche etwas'],
  [
    /^(?:n.)? ?n?(?:ai|avons|avez|a|as|ont) (?:encore |toujours )*rien (?:du tout )?(?=pour )/,
    'cherche quelque chose',
  ],
  [
    /^(?:no )?(?:tengo|tenemos|tiene|tienen) (?:todavia |aun )?nada (?:todavia |aun )?(?=para )/,
    'necesito algo',
  ],
]

const ROOMS = new Set(
  `kitchen bathroom bedroom hall hallway garden balcony terrace patio office study nursery garage lounge
  köket kök badrum badrummet sovrum sovrummet hall hallen trädgården balkongen altanen kontoret vardagsrummet barnrummet garaget
  küche bad badezimmer schlafzimmer flur garten balkon terrasse büro wohnzimmer kinderzimmer garage
  cuisine chambre entrée jardin balcon terrasse bureau salon
  cocina baño dormitorio habitación recibidor jardín balcón terraza despacho salón`
    .split(/\s+/)
    .map(fold),
)

export function withNothingFor(tokens: readonly Token[]): readonly Token[] {
  for (const at of tokens.keys()) {
    const keys = tokens.slice(at, at + REACH).map(({ key }) => key)
    const said = `${keys.join(' ')} `
    for (const [having, needing] of HAVING_NOTHING) {
      const count = having.exec(said)?.[0].trim().split(' ').length
      if (count !== undefined && isRoom(tokens, at + count + 1)) return replaced(tokens, at, count, needing)
    }
  }
  return tokens
}

function isRoom(tokens: readonly Token[], at: number): boolean {
  return ROOMS.has(tokens[endOf(tokens, at, 'article') ?? at]?.key ?? '')
}

function replaced(tokens: readonly Token[], at: number, count: number, needing: string): readonly Token[] {
  const first = tokens[at]
  const words = needing
    .split(' ')
    .map((text, n) => ({ text, key: fold(text), glued: n === 0 && first?.glued === true }))
  const instead = first === undefined ? [] : words.map((word) => ({ ...first, ...word }))
  return [...tokens.slice(0, at), ...instead, ...tokens.slice(at + count)]
}
