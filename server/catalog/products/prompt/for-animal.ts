/** For which animal what may help is: pure. */
import { conceptsOf } from './concepts.ts'
import type { Guess } from './interpretation.ts'
import type { Token } from './tokens.ts'

const ANIMALS = ['dog', 'cat', 'bird', 'horse', 'fish']
/** With all that is as small. */
const RABBIT = 'rabbit'

/** Of a dog that is bored nothing that is for cats. */
export function forAnimal(tokens: readonly Token[], guesses: readonly Guess[]): Guess[] {
  const told = tokens.flatMap(({ text }) => conceptsOf(text).map(({ id }) => id))
  const others = ANIMALS.filter((id) => !told.includes(id))
  if (others.length === ANIMALS.length && !told.includes(RABBIT)) return [...guesses]
  return guesses.filter(({ id }) => !others.some((animal) => id.startsWith(`${animal}-`)))
}
