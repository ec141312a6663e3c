/** Segments: saved filters of contacts, and which campaigns go to them. */
import { Type, type Static } from 'typebox'
import { CAMPAIGN_STATUSES } from '../campaigns/schemas.ts'
import { Nullable } from '../http/schemas.ts'

/** Longer ones are refused in words, by what reads them. */
const LENGTH = 10_000
const strict = { additionalProperties: false } as const

export const SegmentDraft = Type.Object(
  { name: Type.String({ maxLength: LENGTH }), filter: Type.String({ maxLength: LENGTH }) },
  strict,
)

export const SegmentChanges = Type.Partial(SegmentDraft)

export const SegmentMade = Type.Object({ id: Type.String() })

export const SegmentDetail = Type.Object({
  id: Type.String(),
  name: Type.String(),
  filter: Type.String(),
  /** Campaigns that are still to go to it. */
  uses: Type.Array(
    Type.Object({
      id: Type.String(),
      title: Nullable(Type.String()),
      status: Type.Enum(CAMPAIGN_STATUSES),
    }),
  ),
})
export type SegmentDetail = Static<typeof SegmentDetail>
