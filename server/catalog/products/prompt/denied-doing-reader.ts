/** Reads English of what a thing is not to do: "a rug that doesn't shed", "kids' shoes that don't light up". */
import { endOf } from './phrases.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isStory } from './story-things.ts'
import { isGood, isKept } from './things-said.ts'
import type { Token } from './tokens.ts'

/** Dearer than what a table says of it: "that doesn't need batteries". */
const COST = 12
const THAT = new Set(['that', 'which'])
const DENYING = new Set("doesn't don't won't doesnt dont wont".split(' '))
const PARTICLES = new Set('up down in out off on over apart'.split(' '))
const LEAST_LETTERS = 3

export function readDeniedDoing({ tokens }: Scene, at: number): Reading | undefined {
  const before = tokens[at - 1]
  const [that, denial, verb] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!THAT.has(that?.key ?? '') || !DENYING.has(denial?.key ?? '') || verb?.kind !== 'word') return undefined
  if (before?.kind !== 'word' || !isGood(before.text) || isKept(before.text) || isStory(tokens))
    return undefined
  const particle = PARTICLES.has(tokens[at + 3]?.key ?? '') ? tokens[at + 3] : undefined
  const next = particle === undefined ? at + 3 : at + 4
  if (verb.key.length < LEAST_LETTERS || !endsAt(tokens, next)) return undefined
  const said = [verb, particle].flatMap((token) => token?.text.toLowerCase() ?? [])
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }) => addOnce(particle === undefined ? words.not : words.notPhrases, said.join(' ')),
  }
}

function endsAt(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at]
  return after === undefined || after.kind === 'sign' || endOf(tokens, at, 'and', 'or') !== undefined
}
