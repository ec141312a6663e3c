/** A contact, a message to it in the ledger, and the tokens of its links. */
import { writeToken, type TokenKind } from '../../server/contacts/consent/tokens.ts'
import { enqueue, openMailing } from '../../server/messaging/mailings/store.ts'
import { readSecret } from '../../server/platform/secrets.ts'
import { aWorkspace, type TestServer, type TestWorkspace } from './server.ts'

export interface LinkedMessage {
  readonly workspace: TestWorkspace
  readonly contactId: string
  readonly deliveryId: string
  token(kind: TokenKind): string
}

export const EVERY_KIND = ['preferences', 'confirm', 'callback', 'click', 'open', 'data'] as const

/** By email, to ann@example.com, whose details may say more; active unless said otherwise. */
export async function aLinkedMessage(
  server: TestServer,
  details: Readonly<Record<string, unknown>> = {},
  own?: TestWorkspace,
): Promise<LinkedMessage> {
  const workspace = own ?? (await aWorkspace(server))
  const email = 'ann@example.com'
  const { body } = await workspace.api.post('/contacts', { addDirectly: true, email, ...details })
  const contactId = String(body.id)
  const [deliveryId = ''] = await server.db.transaction(async (tx) => {
    const content = { subject: 'News', blocks: [] }
    const mailing = { kind: 'welcome', channel: 'email', isStanding: true, content } as const
    const { id } = await openMailing(tx, workspace.id, mailing)
    return enqueue(tx, workspace.id, id, [{ contactId, address: email }])
  })
  const secret = await readSecret(server.db, 'tokens')
  const token = (kind: TokenKind): string =>
    writeToken(secret, { kind, workspaceId: workspace.id, contactId, deliveryId })
  return { workspace, contactId, deliveryId, token }
}
