/** A domain to send from: its DKIM key is made here and never leaves, but for its public half. */
import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { addDomain, listDomains, type SenderDomain } from './store.ts'

/** 2048: what every receiver checks; a longer key does not fit every DNS host (RFC 8301). */
const MODULUS_BITS = 2048

const makeKeyPair = promisify(generateKeyPair)

/** The domain with its key; one that is there already keeps its own, so that the record in DNS stays true. */
export async function makeDomain(db: Db, workspaceId: string, domain: string): Promise<SenderDomain> {
  const { publicKey, privateKey } = await makeKeyPair('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  // Its own, since another workspace may send from the same domain with another key.
  const selector = `tidings-${randomBytes(4).toString('hex')}`
  await addDomain(db, workspaceId, { domain, selector, privateKey, publicKey: publicKey.toString('base64') })
  const [made] = await listDomains(db, { workspaceId, domain })
  return made ?? refuse('workspace-unknown', workspaceId)
}
