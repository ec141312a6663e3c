/** How products are found, corrected by hand: a workspace's own words, pins, what is hidden, what nothing was found for. */
import { Type, type Static } from 'typebox'
import { MEANINGS_MAXIMUM, PROMPT_LANGUAGES } from '../catalog/products/search/synonym-rules.ts'
import { PINS_MAXIMUM } from '../catalog/products/search/tuning-store.ts'
import { PROMPT_LENGTH } from '../http/limits.ts'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const Time = Type.String({ format: 'date-time' })
const Uuid = Type.String({ format: 'uuid' })
/** Longer ones are refused in words, by what reads them. */
const Word = Type.String({ maxLength: PROMPT_LENGTH })
const Languages = Type.Array(Type.Enum(PROMPT_LANGUAGES), { maxItems: PROMPT_LANGUAGES.length })

const OwnWord = Type.Object({
  word: Type.String(),
  meanings: Type.Array(Type.String()),
  languages: Type.Array(Type.Enum(PROMPT_LANGUAGES), {
    description: 'Of prompts it counts in; none: of all',
  }),
})
export type OwnWord = Static<typeof OwnWord>

export const OwnWordList = Type.Object({ items: Type.Array(OwnWord), maximum: Type.Integer() })
export type OwnWordList = Static<typeof OwnWordList>

export const OwnWordChange = Type.Object(
  {
    word: Word,
    meanings: Type.Array(Word, { maxItems: MEANINGS_MAXIMUM * 5 }),
    languages: Languages,
    /** What it stands in the place of. */
    was: Type.Optional(Type.Object({ word: Word, languages: Languages }, strict)),
  },
  strict,
)
export type OwnWordChange = Static<typeof OwnWordChange>

export const OwnWordGone = Type.Object(
  { word: Word, meanings: Type.Array(Word, { minItems: 1, maxItems: 1_000 }) },
  strict,
)

export const ProductCard = Type.Object({
  id: Type.String(),
  title: Type.String(),
  imageUrl: Nullable(Type.String()),
  price: Nullable(Type.Number()),
  currency: Nullable(Type.String()),
  isForSale: Nullable(Type.Boolean()),
  isHidden: Type.Boolean(),
})
export type ProductCard = Static<typeof ProductCard>

export const PinQuery = Type.Object({ prompt: Type.Optional(Word) })

const PinnedPrompt = Type.Object({ prompt: Type.String(), products: Type.Array(ProductCard) })
export type PinnedPrompt = Static<typeof PinnedPrompt>
export const PinnedPromptList = Type.Object({ items: Type.Array(PinnedPrompt), maximum: Type.Integer() })
export type PinnedPromptList = Static<typeof PinnedPromptList>

export const PinChange = Type.Object(
  { prompt: Word, productIds: Type.Array(Uuid, { maxItems: PINS_MAXIMUM }) },
  strict,
)
export type PinChange = Static<typeof PinChange>
export const Pinned = Type.Object({ pinned: Type.Integer() })

export const HideChange = Type.Object(
  { productIds: Type.Array(Uuid, { minItems: 1, maxItems: 100 }), isHidden: Type.Boolean() },
  strict,
)
export type HideChange = Static<typeof HideChange>
export const Changed = Type.Object({ changed: Type.Integer() })

const MissRecord = Type.Object({
  prompt: Type.String(),
  asked: Type.Integer(),
  firstAsked: Time,
  lastAsked: Time,
})
export const MissList = Type.Object({ items: Type.Array(MissRecord) })
export type MissList = Static<typeof MissList>

export const MissesGone = Type.Object({ prompts: Type.Array(Word, { minItems: 1, maxItems: 1_000 }) }, strict)
