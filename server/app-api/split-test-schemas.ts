/** Split tests of campaigns, as the app plans, shows and decides them. */
import { Type, type Static } from 'typebox'
import { MEASURES, OTHERS_MAXIMUM } from '../campaigns/split-test/rules.ts'
import { SUBJECT_LENGTH } from '../http/limits.ts'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const Time = Type.String({ format: 'date-time' })

const Other = Type.Union([
  Type.Object(
    {
      subject: Type.String({
        minLength: 1,
        maxLength: SUBJECT_LENGTH,
        pattern: '^[^\\u0000-\\u001f]*\\S[^\\u0000-\\u001f]*$',
      }),
    },
    strict,
  ),
  Type.Object({ draftId: Type.String({ format: 'uuid' }) }, strict),
])

export const SplitTestPlan = Type.Object(
  {
    others: Type.Array(Other, { minItems: 1, maxItems: OTHERS_MAXIMUM, description: 'Versions B, C and D' }),
    share: Type.Integer({
      minimum: 5,
      maximum: 90,
      description: 'Percent of the audience that gets a version',
    }),
    waitMinutes: Type.Integer({ minimum: 10, maximum: 10_080 }),
    measure: Type.Enum(MEASURES),
  },
  strict,
)
export type SplitTestPlan = Static<typeof SplitTestPlan>

export const SplitTestLook = Type.Object({
  plan: Nullable(SplitTestPlan),
  /** Whether opens and clicks are counted, so that they can decide. */
  isCounted: Type.Boolean(),
})
export type SplitTestLook = Static<typeof SplitTestLook>

export const Winner = Type.Object({ variant: Type.Integer({ minimum: 1, maximum: 4 }) }, strict)
export type Winner = Static<typeof Winner>

export const SplitTestReport = Type.Object({
  measure: Type.Enum(MEASURES),
  share: Type.Integer(),
  decideAt: Nullable(Time),
  winner: Nullable(Type.Integer()),
  decided: Nullable(Time),
  isByHand: Type.Boolean(),
  /** Who waits for the winner. */
  waiting: Type.Integer(),
  versions: Type.Array(
    Type.Object({
      variant: Type.Integer(),
      subject: Type.String(),
      recipients: Type.Integer(),
      sent: Type.Integer(),
      opened: Type.Integer(),
      clicked: Type.Integer(),
    }),
  ),
})
export type SplitTestReport = Static<typeof SplitTestReport>
