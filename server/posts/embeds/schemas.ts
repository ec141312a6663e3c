/** Embedded integrations on the wire (spec "Other shapes"). */
import { Type, type Static } from 'typebox'
import { EXAMPLE_FEED, EXAMPLE_ID, ListOf } from '../../http/schemas.ts'

const FEEDS_MAXIMUM = 100

export const EmbeddedIntegration = Type.Object(
  {
    id: Type.String(),
    created: Type.String({ format: 'date-time' }),
    feedIds: Type.Array(Type.String(), { description: 'The workspaces whose posts it shows' }),
  },
  {
    title: 'EmbeddedIntegration',
    examples: [{ id: EXAMPLE_ID, created: '2026-11-20T23:25:00.000Z', feedIds: [EXAMPLE_FEED] }],
  },
)
export type EmbeddedIntegration = Static<typeof EmbeddedIntegration>
export const EmbeddedIntegrationList = ListOf(EmbeddedIntegration, 'EmbeddedIntegrationList')

export const EmbeddedIntegrationCreation = Type.Object(
  {
    feedIds: Type.Optional(
      Type.Array(Type.String({ maxLength: 100 }), {
        minItems: 1,
        maxItems: FEEDS_MAXIMUM,
        description: "Workspaces of the key's organization; the key's own when left out",
      }),
    ),
  },
  { additionalProperties: false, title: 'EmbeddedIntegrationCreation', examples: [{}] },
)
