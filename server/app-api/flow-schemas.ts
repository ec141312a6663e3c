/** Flows: written, watched, and gone through beforehand. */
import { Type, type Static } from 'typebox'
import { TRIGGER_TYPES } from '../automation/flows/schemas.ts'
import { CHANNELS } from '../contacts/channel.ts'
import { NAME_LENGTH } from '../http/limits.ts'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const Time = Type.String({ format: 'date-time' })
const Text = Nullable(Type.String())
const Count = Type.Integer()

export const FLOW_STATUSES = ['active', 'paused', 'archived'] as const
export const ENROLLMENT_STATUSES = ['waiting', 'done', 'left', 'failed'] as const

const Counts = Type.Object({ waiting: Count, done: Count, left: Count, failed: Count })

const SUMMARY = {
  id: Type.String(),
  name: Type.String(),
  status: Type.Enum(FLOW_STATUSES),
  version: Count,
  counts: Counts,
}

export const FlowList = Type.Object({
  items: Type.Array(Type.Object({ ...SUMMARY, trigger: Type.String(), steps: Count })),
})
export type FlowList = Static<typeof FlowList>

/** As `docs/decisions/flows.md` shows it; what is wrong of it is said with its path. */
const Definition = Type.Unknown()

export const FlowPage = Type.Object({
  ...SUMMARY,
  definition: Definition,
  /** Who waits behind which step of this version: `steps[2].yes[0]`. */
  standing: Type.Array(Type.Object({ path: Type.String(), n: Count })),
  /** Waiting in versions that were changed since. */
  inOlder: Count,
})
export type FlowPage = Static<typeof FlowPage>

export const NewFlow = Type.Object({ definition: Definition }, strict)
export const FlowChange = Type.Object(
  { definition: Definition, version: Type.Integer({ description: 'The version that was changed' }) },
  strict,
)
export const FlowStatus = Type.Object({ status: Type.Enum(FLOW_STATUSES) }, strict)
export const FlowMade = Type.Object({ id: Type.String() })
export const FlowChanged = Type.Object({ id: Type.String(), version: Count })

export const EnrolledQuery = Type.Object({ status: Type.Optional(Type.Enum(ENROLLMENT_STATUSES)) })

export const EnrolledList = Type.Object({
  items: Type.Array(
    Type.Object({
      contactId: Type.String(),
      /** The name, or an address. */
      name: Text,
      status: Type.Enum(ENROLLMENT_STATUSES),
      version: Count,
      due: Nullable(Time),
      reason: Text,
      since: Time,
    }),
  ),
})
export type EnrolledList = Static<typeof EnrolledList>

const Occasion = Type.Object(
  { type: Type.Enum(TRIGGER_TYPES), tag: Type.Optional(Type.String({ maxLength: 100 })) },
  strict,
)
/** An email step as it is written; what is wrong of it is said with its path. */
const Mail = Type.Unknown()

export const StepPreviewWish = Type.Object(
  {
    mail: Mail,
    trigger: Occasion,
    format: Type.Optional(Type.Enum(['html', 'text'] as const)),
    contact: Type.Optional(Type.String({ format: 'uuid', description: 'As this contact would get it' })),
  },
  strict,
)

export const StepTestWish = Type.Object(
  { mail: Mail, trigger: Occasion, to: Type.String({ maxLength: 254 }) },
  strict,
)

export const RehearsalWish = Type.Object(
  {
    definition: Definition,
    /** When it begins; ISO 8601 with its offset. */
    from: Type.String({ maxLength: 60 }),
    contactId: Type.Optional(Type.String({ format: 'uuid' })),
    /** Somebody made up, where no contact is named. */
    person: Type.Optional(
      Type.Object(
        {
          name: Type.Optional(Type.String({ maxLength: NAME_LENGTH })),
          email: Type.Optional(Type.String({ maxLength: 254 })),
          phone: Type.Optional(Type.String({ maxLength: 40 })),
          country: Type.Optional(Type.String({ maxLength: 2 })),
          tags: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
        },
        strict,
      ),
    ),
  },
  strict,
)

export const RehearsalAnswer = Type.Object({
  begins: Type.Boolean(),
  ends: Type.Enum(['done', 'left'] as const),
  steps: Type.Array(
    Type.Object({
      at: Time,
      path: Type.String(),
      act: Type.String(),
      detail: Text,
      message: Nullable(
        Type.Object({
          channel: Type.Enum(CHANNELS),
          words: Type.String(),
          skipped: Text,
          goes: Nullable(Time),
        }),
      ),
    }),
  ),
})
export type RehearsalAnswer = Static<typeof RehearsalAnswer>
