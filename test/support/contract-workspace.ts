/** A workspace with one of everything, so that every operation has something to answer with. */
import { createMember } from '../../server/workspaces/team-members/store.ts'
import { createSegment } from '../../server/contacts/segments/store.ts'
import { assertAnswered } from './assertions.ts'
import { aWorkspace, type TestServer, type TestWorkspace } from './server.ts'

export interface FurnishedWorkspace extends TestWorkspace {
  readonly contactId: string
  readonly campaignId: string
  readonly segmentId: string
  readonly productId: string
  readonly collectionId: string
  /** What stands in the paths of operations. */
  readonly path: Readonly<Record<string, string>>
}

export async function aFurnishedWorkspace(server: TestServer): Promise<FurnishedWorkspace> {
  const workspace = await aWorkspace(server, { smsEnabled: true, smsPreviewInPosts: true })
  const { api, id, webhookId } = workspace
  const made = async (path: string, body: unknown): Promise<string> =>
    assertAnswered(await api.post(path, body), 201).id as string
  const contact = {
    email: 'ann@example.com',
    phone: '+46701234567',
    name: 'Ann',
    tags: ['news'],
    addDirectly: true,
  }
  const contactId = await made('/contacts', contact)
  const collectionId = await made('/collections', { title: 'Summer', externalId: 'summer' })
  const product = {
    title: 'Red dress',
    price: 40,
    currency: 'EUR',
    tags: ['red'],
    collectionIds: [collectionId],
  }
  const productId = await made('/products', product)
  const campaignId = await made('/campaigns', { deliveryChannel: 'email', title: 'Spring' })
  const segment = { name: 'Active', filter: "state eq 'active'" }
  const { id: segmentId } = await createSegment(server.db, id, segment)
  await createMember(server.db, id, { name: 'Bo', email: 'bo@example.com' })
  await api.post('/post-requests', { header: 'Open', text: 'From ten to four.', action: 'publish' })
  const path = { contactId, id: campaignId, workspaceId: id, webhookId }
  return { ...workspace, contactId, campaignId, segmentId, productId, collectionId, path }
}
