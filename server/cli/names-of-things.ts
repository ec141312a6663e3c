/** What things of a workspace are called: each kind is loaded when one of it is named. */
import { readEmail } from '../lib/email-address.ts'
import { readPhone } from '../lib/phone-number.ts'
import type { Db } from '../platform/database.ts'
import type { OwnedWorkspace } from '../workspaces/store.ts'
import type { Called, Kind } from './names.ts'

type Inside = Exclude<Kind, 'workspace' | 'organization'>
type Find = (db: Db, workspace: OwnedWorkspace, named: string) => Promise<readonly Called[]>

const FINDERS: Readonly<Record<Inside, Find>> = {
  key: async (db, { id }) => {
    const { listKeys } = await import('../workspaces/api-keys/store.ts')
    return (await listKeys(db, id)).map((key) => ({ id: key.id, names: [key.name] }))
  },
  flow: async (db, { id }) => {
    const { listFlows } = await import('../automation/flows/store.ts')
    return (await listFlows(db, id)).map((flow) => ({ id: flow.id, names: [flow.name] }))
  },
  webhook: async (db, { id }) => {
    const { listEndpoints } = await import('../webhooks/store.ts')
    return (await listEndpoints(db, id)).map((endpoint) => ({ id: endpoint.id, names: [endpoint.url] }))
  },
  segment: async (db, { id }) => {
    const { listSegments } = await import('../contacts/segments/store.ts')
    return (await listSegments(db, id)).map((segment) => ({ id: segment.id, names: [segment.name] }))
  },
  member: async (db, { id }) => {
    const { listAllMembers } = await import('../workspaces/team-members/store.ts')
    return (await listAllMembers(db, id)).map((member) => ({
      id: member.id,
      names: [member.email, member.name],
    }))
  },
  campaign: ofResource('campaign'),
  contact: async (db, workspace, named) => {
    const { findPeople } = await import('../messaging/mailings/people-store.ts')
    const email = readEmail(named)
    const phone = email === undefined ? readPhone(named, workspace.country) : undefined
    const by = email === undefined ? phone && { phone } : { email }
    if (!by) return ofResource('contact')(db, workspace, named)
    return (await findPeople(db, by, workspace.id)).map(({ contactId }) => ({
      id: contactId,
      names: [named],
    }))
  },
  product: ofResource('product'),
  collection: ofResource('collection'),
  post: ofResource('post'),
}

/** Those of the workspace that may be meant; who asks compares names once more. */
export function findCalled(
  db: Db,
  kind: Inside,
  workspace: OwnedWorkspace,
  named: string,
): Promise<readonly Called[]> {
  return FINDERS[kind](db, workspace, named)
}

function ofResource(kind: 'campaign' | 'contact' | 'product' | 'collection' | 'post'): Find {
  return async (db, workspace, named) => {
    const { findNamed } = await import('./local-resources.ts')
    return findNamed(db, kind, workspace, named)
  }
}
