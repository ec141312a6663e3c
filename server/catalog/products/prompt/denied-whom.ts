/** What goes on behind a thing that is denied and belongs to it: for whom it is, and which model. Pure. */
import { endOfModel, isMaker } from './makers-known.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'
import { readWord } from './word-readers.ts'

const OF = new Set("d' de du des del".split(' '))
const THEIR = new Set("los las les la le el l'".split(' '))

/** "Pas pour la chambre d'enfant", "habitación de los niños": for whom it is, said behind what is denied. */
function whomBehind(tokens: readonly Token[], next: number): number | undefined {
  if (!OF.has(tokens[next]?.key ?? '') || isThing(tokens[next - 1]?.text ?? '')) return undefined
  const at = THEIR.has(tokens[next + 1]?.key ?? '') ? next + 2 : next + 1
  const text = tokens[at]?.text ?? ''
  return recipientOf(text, true) !== undefined || traitsOf(text).some(({ family }) => family === 'for')
    ? at
    : undefined
}

/** What is denied, and for whom, as one. */
export function withWhom(scene: Scene, thing: Reading): Reading {
  const at = whomBehind(scene.tokens, thing.next)
  const whom = at === undefined ? undefined : readWord(scene, at)
  if (!whom) return thing
  return { ...whom, add: (into, negated) => [thing, whom].forEach((part) => part.add(into, negated)) }
}

/** "Not for an iPhone 15" refuses that model, and no other. */
export function withModel({ tokens }: Scene, thing: Reading): Reading {
  const name = tokens[thing.next - 1]?.text.toLowerCase() ?? ''
  const end = isMaker(name) && tokens[thing.next]?.kind === 'number' ? endOfModel(tokens, thing.next) : 0
  if (end <= thing.next) return thing
  const model = [name, ...tokens.slice(thing.next, end).map(({ text }) => text.toLowerCase())].join(' ')
  return {
    ...thing,
    next: end,
    add: (into, negated) => (negated ? addOnce(into.words.notPhrases, model) : thing.add(into, negated)),
  }
}
