/** "Something for her skin", "etwas fürs Gesicht": what cares for that part of the body, and not what is said to be like it. Pure. */
import { isStop } from './concepts.ts'
import { endOf } from './phrases.ts'
import type { Token } from './tokens.ts'

/** As the table calls what cares for it. */
const CARE = new Map(
  [
    'facecare | face ansikte ansiktet gesicht visage cara rostro',
    'skincare | skin hud huden hy hyn haut peau piel cutis',
    'haircare | hair hår håret haar haare haaren cheveux pelo cabello',
    'bodycare | body kroppen körper corps cuerpo',
    'footcare | feet foot fötter fötterna füße füßen pieds pies',
    'nailcare | nails naglar naglarna nägel ongles uñas',
    'dentalcare | teeth tänder tänderna zähne dents dientes',
  ].flatMap((row) => {
    const [care = '', words = ''] = row.split(' | ')
    return words.split(' ').map((word) => [word, care] as const)
  }),
)
const ANYTHING = new Set(
  'something anything något nåt nånting någonting etwas was quelque truc algo'.split(' '),
)
const FOR = new Set('for för till åt für fürs pour para contra'.split(' '))
const REACH = 3

/** The word for what cares for the part of the body that stands here, where no more is said of what it is to be. */
export function careFor(tokens: readonly Token[], at: number): string | undefined {
  const care = CARE.get(tokens[at]?.text.toLowerCase() ?? '')
  if (care === undefined || !isEnd(tokens, at + 1)) return undefined
  for (let before = at - 1; before >= Math.max(1, at - REACH); before--) {
    const token = tokens[before]
    if (FOR.has(token?.text.toLowerCase() ?? ''))
      return tokens
        .slice(Math.max(0, before - REACH), before)
        .some(({ text }) => ANYTHING.has(text.toLowerCase()))
        ? care
        : undefined
    if (token?.kind !== 'word' || !isStop(token.key)) return undefined
  }
  return undefined
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at]
  return (
    after?.kind !== 'word' ||
    isStop(after.key) ||
    endOf(tokens, at, 'and', 'or', 'not', 'without') !== undefined
  )
}
