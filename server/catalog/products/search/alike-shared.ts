/** What a product shares with one that it is like: for whom it is, what it is made of, its colour, what it shows, its age; what shares most comes first. Pure. */
import { conceptsOf, headKindsOf, kindsOf } from '../prompt/concepts.ts'
import { fold } from '../prompt/fold.ts'
import { lastMembersOf } from '../prompt/last-members.ts'
import { traitsOf, type Family } from '../prompt/traits.ts'
import type { Attempts } from './alike-attempts.ts'
import type { Attempt } from './alike-ways.ts'
import { kinOf } from './alike-kin.ts'
import type { Kinds } from './alike-near.ts'
import { impliedWhom, notForElse } from './for-others.ts'
import { agesOfYoung, beingAny, FOR_YOUNG } from './for-young.ts'
import type { Said } from './named-store.ts'
import { conceptOf, isLexeme, kindLexeme, lexemeOf } from './meaning-lexemes.ts'
import { isSome, joined } from './terms.ts'
import { quoted } from './vectors.ts'
import type { Tier } from './wish-terms.ts'

/** Further ones are not looked for: each costs. */
const MOST = 20
const WORTH: Readonly<Record<Family | 'title' | 'age' | 'type' | 'other' | 'asked' | 'called', number>> = {
  for: 6,
  material: 4,
  colour: 3,
  title: 3,
  age: 5,
  type: 3,
  other: 2,
  asked: 8,
  called: 3,
}
/** Of kin the likest is worth so much, and each behind it one less; of what is near, too. */
const KIN = 12
const LEAST_KIN = 6
const NEAR = 4
const OWN = 30
/** What nobody thinks of first comes behind what is as much like it: of a bomber jacket no rain poncho. */
const LAST = 12
const WHOSE_WORTH = 40
const WHOSE = new Set(['child', 'girl', 'boy', 'baby', 'woman', 'man'])
const AGE = '#age:'
const GROWN = ['woman', 'man'] as const
const YOUNG = new Set(['child', 'girl', 'boy', 'baby'])
const TYPE = '#type:'

/** `own`: what it is, which all have; of a family that the `rest` of the prompt speaks of nothing is wanted that it does not say. */
export function sharedBy(
  said: readonly Said[],
  own: readonly string[],
  rest: readonly string[],
  isOfOtherColour: boolean,
): Tier[] {
  const spoken = spokenOf(rest, isOfOtherColour)
  const ids = new Set(own)
  const traits = said.flatMap(({ lexeme, isTitle }) => {
    const id = conceptOf(lexeme)
    return id === undefined || ids.has(id) ? [] : [tierOf(id, isTitle, spoken)]
  })
  const types = said.flatMap(({ lexeme }) =>
    lexeme.startsWith(TYPE) ? [{ query: quoted(lexeme), worth: WORTH.type }] : [],
  )
  const most = traits.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth)
  const whom = spoken.has('for') ? [] : [...agesOf(said), ...whomOf(said, own)]
  return [...askedTiers(rest), ...whom, ...types, ...most].slice(0, MOST)
}

/** What else it is to be: for whom weighs more than that it is the very thing, as a scooter for children. */
export function askedTiers(rest: readonly string[]): Tier[] {
  return rest.flatMap((word) =>
    conceptsOf(fold(word)).map(({ id }) => ({
      query: askedQuery(id),
      worth: WHOSE.has(id) ? WHOSE_WORTH : WORTH.asked,
    })),
  )
}

/** What is for a girl says as often that it is for children, or of which ages. */
function askedQuery(id: string): string {
  const ids = id === 'girl' || id === 'boy' ? [id, 'child'] : [id]
  return (
    joined(
      [...ids.map((one) => quoted(lexemeOf(one))), agesOfYoung({ concepts: [id] })].filter(isSome),
      '|',
    ) ?? ''
  )
}

/** Families of traits that the prompt itself says of what is wanted. */
function spokenOf(rest: readonly string[], isOfOtherColour: boolean): ReadonlySet<Family> {
  const said = rest.flatMap((word) => traitsOf(word).map(({ family }) => family))
  return new Set(isOfOtherColour ? [...said, 'colour'] : said)
}

/** What is not for somebody else than it is for. */
function whomOf(said: readonly Said[], own: readonly string[]): Tier[] {
  const ids = said.flatMap(({ lexeme }) => conceptOf(lexeme) ?? [])
  const grown = GROWN.filter((id) => ids.includes(id))
  const young = ids.some((id) => YOUNG.has(id))
  const [only] = grown.length === 1 && !young ? grown : []
  const whom =
    only ?? (young && grown.length === 0 ? 'child' : ids.includes('unisex') ? undefined : impliedWhom(own))
  // Of what says nothing of anybody what is for children is none.
  if (whom === undefined) return [{ query: `!${FOR_YOUNG}`, worth: WORTH.for }]
  return [{ query: notForElse(whom), worth: WORTH.for }]
}

/** What is for any of the years that it is for, and more so what is for the middle of them. */
function agesOf(said: readonly Said[]): Tier[] {
  const ages = said
    .flatMap(({ lexeme }) => (lexeme.startsWith(AGE) ? [Number(lexeme.slice(AGE.length))] : []))
    .toSorted((a, b) => a - b)
  if (ages.length === 0) return []
  const middle = ages[Math.floor(ages.length / 2)]
  return [ageTier(ages), ageTier([middle])]
}

function ageTier(ages: readonly (number | undefined)[]): Tier {
  return { query: ages.map((age) => quoted(`${AGE}${age}`)).join('|'), worth: WORTH.age }
}

function tierOf(id: string, isTitle: boolean, spoken: ReadonlySet<Family>): Tier {
  const families = traitsOf(id.replaceAll('-', ' ')).flatMap((trait) =>
    trait.id === id ? [trait.family] : [],
  )
  const [family] = families
  const worth = family === undefined ? (isTitle ? WORTH.title : WORTH.other) : WORTH[family]
  return { query: quoted(lexemeOf(id)), worth: family !== undefined && spoken.has(family) ? 0 : worth }
}

/** What it is, what that is near or filed under, and what is kin to it, each the likest first. */
export function kinTiers({ own: all, near: nearest, kin }: Pick<Kinds, 'own' | 'near' | 'kin'>): Tier[] {
  // A folding bike is a bike by its very name; of what nothing is kin to, others filed with it are likest.
  const wider = new Set(
    all.flatMap((id) =>
      kinOf(id).length === 0 ? [] : kindsOf(id).filter((kind) => !headKindsOf(id).includes(kind)),
    ),
  )
  const own = all.filter((id) => !wider.has(id))
  // Of oil paints, which are so themselves, watercolours are likest.
  const last = [...all, ...nearest, ...kin]
    .map(lastMembersOf)
    .flatMap((members) => (members.some((id) => all.includes(id)) ? [] : members))
  const near = [...new Set([...all.filter((id) => wider.has(id)), ...nearest])]
  // Kin to what it is near, as a headset is to headphones, is less like earbuds than these.
  const isKinOfNear = kin.length > 0 && all.every((id) => kinOf(id).length === 0)
  const nearWorth = isKinOfNear ? KIN + near.length : NEAR
  return [
    ...own.flatMap((id) => [kinTier(id, OWN), { query: quoted(isLexeme(id)), worth: WORTH.called }]),
    ...near.map((id, n) => kinTier(id, nearWorth - n)),
    ...kin.flatMap((id, n) => kinTiersOf(id, kin.slice(0, n), Math.max(KIN - n, LEAST_KIN))),
    ...(last.length === 0 ? [] : [{ query: beingAny([...new Set(last)]), worth: -LAST }]),
  ]
}

/** What is one of two of them, as a patio heater is a heater, counts once, as the likelier. */
function kinTiersOf(id: string, likelier: readonly string[], worth: number): Tier[] {
  if (kindsOf(id).some((kind) => likelier.includes(kind))) return []
  const members = likelier.filter((other) => kindsOf(other).includes(id))
  const { query } = kinTier(id, worth)
  return [{ query: members.length === 0 ? query : `(${query})&!(${beingAny(members)})`, worth }]
}

function kinTier(id: string, worth: number): Tier {
  return { query: [isLexeme(id), kindLexeme(id)].map(quoted).join('|'), worth }
}

/** Of each attempt, and of what comes behind it, what shares most comes first. */
export function sharedAmong([first, ...more]: Attempts, shared: readonly Tier[]): Attempts {
  const sharing = (attempt: Attempt): Attempt => ({
    ...attempt,
    shared,
    behind: attempt.behind?.map(sharing) ?? [],
  })
  return [sharing(first), ...more.map(sharing)]
}
