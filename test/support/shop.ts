/** A shop in an installation of its own, made without the program: for tests of what comes after. */
import { SCOPES } from '../../server/http/scopes.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openInstallation } from '../../server/platform/installation.ts'
import { createKey } from '../../server/workspaces/api-keys/store.ts'
import { createOrganization, createWorkspace } from '../../server/workspaces/store.ts'
import { log } from './postgres.ts'

interface Shop {
  readonly organizationId: string
  readonly id: string
  readonly webhookId: string
  readonly keyId: string
  /** Of all scopes. */
  readonly key: string
}

/** A workspace in Sweden and a key for it. By commands it would be three processes, each of which loads a program. */
export async function aShopIn(settings: Readonly<Record<string, string>>): Promise<Shop> {
  const { db, close } = await openInstallation(readConfig(settings), log)
  try {
    const { id: organizationId } = await createOrganization(db, 'Acme')
    const place = { country: 'SE', timezone: 'Europe/Stockholm' }
    const { id, webhookId } = await createWorkspace(db, { organizationId, name: 'Shop', ...place })
    const { id: keyId, key } = await createKey(db, id, { name: 'API key', scopes: SCOPES })
    return { organizationId, id, webhookId, keyId, key }
  } finally {
    await close()
  }
}
