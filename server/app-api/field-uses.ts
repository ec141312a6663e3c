/** All that goes by a custom field, for the app and for the command line. */
import { flowsWith } from '../automation/flows/field-uses-store.ts'
import { campaignsWith } from '../campaigns/field-uses-store.ts'
import { countCallsWith, segmentsWith } from '../contacts/custom-fields/uses-store.ts'
import type { Queryable } from '../platform/database.ts'
import type { FieldUses } from './field-schemas.ts'

export async function usesOfField(db: Queryable, workspaceId: string, name: string): Promise<FieldUses> {
  const [segments, flows, campaigns, formCalls] = await Promise.all([
    segmentsWith(db, workspaceId, name),
    flowsWith(db, workspaceId, name),
    campaignsWith(db, workspaceId, name),
    countCallsWith(db, workspaceId, name),
  ])
  return { segments, flows, campaigns, formCalls }
}
