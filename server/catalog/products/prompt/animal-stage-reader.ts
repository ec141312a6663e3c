/** Reads how old an animal is for which a thing is named: "food for an old dog", "foder till gammal katt", "croquettes pour chien âgé". */
import { conceptsOf } from './concepts.ts'
import { fold } from './fold.ts'
import { endOf } from './phrases.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

/** Less than what is the matter with an old dog. */
const COST = 3
const MOST_SMALL = 2
const ANIMALS = new Set('dog cat rabbit horse hamster guinea-pig bird pet'.split(' '))
const OLD = setOf(
  `old older elderly aging ageing aged senior geriatric gammal gamla gammalt äldre åldrande alt alte alten alter altes ältere älteren älterer älteres betagte betagten
  vieux vieil vieille vieilles âgé âgée âgés âgées viejo vieja viejos viejas viejito viejita mayor mayores anciano anciana ancianos`,
)
const YOUNG = setOf('young ung unga junge jungen junger junges jeune jeunes joven jóvenes jovencito')
/** Things only beside an animal. */
const FODDER = setOf('foder futter feed chow pienso croquettes')
/** Young ones, which eat and sleep as the others do. */
const YOUNG_ONES: ReadonlyMap<string, string> = new Map(
  `kitten cat, kittens cat, puppy dog, puppies dog, kattunge katt, kattungar katt, kattungen katt, valp hund, valpar hund, valpen hund, kätzchen katze, katzenbaby katze, welpe hund, welpen hund,
  chaton chat, chatons chat, chiot chien, chiots chien, gatito gato, gatitos gato, cachorro perro, cachorros perro, cachorrito perro`
    .split(/,\s+/)
    .map((pair) => fold(pair).split(' ') as [string, string]),
)
const FOR = setOf('for to till åt för für pour para')
/** What products for them say. */
const [SENIOR, PUPPY] = ['senior', 'puppy']

export function readAnimalStage({ tokens }: Scene, at: number): Reading | undefined {
  const one = YOUNG_ONES.get(tokens[at]?.key ?? '')
  if (one !== undefined && isForOne(tokens, at)) return staged(PUPPY, at + 1, one)
  const before = stageOf(tokens[at])
  if (before !== undefined && isAnimal(tokens[at + 1]) && isForOne(tokens, at))
    return staged(before, at + 2, tokens[at + 1]?.text)
  const behind = stageOf(tokens[at + 1])
  if (behind !== undefined && isAnimal(tokens[at]) && isForOne(tokens, at))
    return staged(behind, at + 2, tokens[at]?.text)
  return before !== undefined && isAnimal(tokens[at - 1]) && isForOne(tokens, at - 1)
    ? staged(before, at + 1)
    : undefined
}

function staged(stage: string, next: number, animal = ''): Reading {
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => {
      if (animal !== '') addOnce(negated ? words.not : words.all, animal.toLowerCase())
      if (!negated) addOnce(words.wishes, stage)
    },
  }
}

/** A thing is named before, and nothing but "for my" between. */
function isForOne(tokens: readonly Token[], at: number): boolean {
  let start = at
  while (start > at - MOST_SMALL && isSmall(tokens, start - 1)) start--
  const thing = FOR.has(tokens[start - 1]?.key ?? '') ? start - 2 : start - 1
  const { kind, key = '', text = '' } = tokens[thing] ?? {}
  return kind === 'word' && (FODDER.has(key) || isThing(text))
}

const OWN = setOf(
  `my our min mitt mina vår våra mein meine meinen meinem unser unsere unseren mon ma mes notre nos mi mis nuestro nuestra the den die la el les los las`,
)

function isSmall(tokens: readonly Token[], at: number): boolean {
  return OWN.has(tokens[at]?.key ?? '') || endOf(tokens, at, 'article') === at + 1
}

function stageOf(token: Token | undefined): string | undefined {
  const key = token?.kind === 'word' ? token.key : ''
  if (OLD.has(key)) return SENIOR
  return YOUNG.has(key) ? PUPPY : undefined
}

function isAnimal(token: Token | undefined): boolean {
  return token?.kind === 'word' && conceptsOf(token.key).some(({ id }) => ANIMALS.has(id))
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(fold))
}
