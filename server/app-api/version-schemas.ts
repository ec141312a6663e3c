/** Versions of a draft, as the app shows them. */
import { Type, type Static } from 'typebox'
import { CampaignRecord } from '../campaigns/schemas.ts'
import { Nullable } from '../http/schemas.ts'
import { SplitTestPlan } from './split-test-schemas.ts'

const Time = Type.String({ format: 'date-time' })

const Version = Type.Object({
  id: Type.String(),
  by: Nullable(
    Type.Object({
      kind: Type.Enum(['person', 'key']),
      name: Nullable(Type.String({ description: 'null: an account or a key that is gone' })),
    }),
  ),
  begun: Time,
  saved: Time,
  restoredFrom: Nullable(Time),
})
export type Version = Static<typeof Version>

/** Newest first; the first one is what is there now. */
export const VersionList = Type.Object({ items: Type.Array(Version) })
export type VersionList = Static<typeof VersionList>

const { deliveryChannel, title, smsTeaser, recipients, notification, blocks, text } =
  CampaignRecord.properties
export const VersionContent = Type.Object({
  id: Type.String(),
  saved: Time,
  content: Type.Object({ deliveryChannel, title, smsTeaser, recipients, notification, blocks, text }),
  /** Of versions (A/B); unset: from before it was kept. */
  plan: Type.Optional(Nullable(SplitTestPlan)),
})
export type VersionContent = Static<typeof VersionContent>

export const VersionId = Type.Object({ id: Type.String(), version: Type.String() })
