/** A domain to send from: its DKIM key is made here and never leaves, but for its public half. */
import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { addDomain, keepEd25519, listDomains, type Ed25519Key, type SenderDomain } from './store.ts'

/** 2048: what every receiver checks; a longer key does not fit every DNS host (RFC 8301). */
const MODULUS_BITS = 2048
const ED25519_BYTES = 32

const makeKeyPair = promisify(generateKeyPair)

/**
 * The domain with its key; one that is there already keeps its own, so that the record in DNS stays true. `ed25519`: whether
 * it has a second one (RFC 8463); undefined leaves that as it is.
 */
export async function makeDomain(
  db: Db,
  workspaceId: string,
  domain: string,
  { ed25519 }: { readonly ed25519?: boolean | undefined } = {},
): Promise<SenderDomain> {
  const found = async (): Promise<SenderDomain> =>
    (await listDomains(db, { workspaceId, domain }))[0] ?? refuse('workspace-unknown', workspaceId)
  const { publicKey, privateKey } = await makeKeyPair('rsa', {
    modulusLength: MODULUS_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  // Its own, since another workspace may send from the same domain with another key.
  const selector = `tidings-${randomBytes(4).toString('hex')}`
  await addDomain(db, workspaceId, { domain, selector, privateKey, publicKey: publicKey.toString('base64') })
  const made = await found()
  if (ed25519 === undefined || ed25519 === (made.ed25519PublicKey !== null)) return made
  await keepEd25519(db, made, ed25519 ? await makeEd25519() : null)
  return found()
}

async function makeEd25519(): Promise<Ed25519Key> {
  const { publicKey, privateKey } = await makeKeyPair('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  // RFC 8463 4.2: the key alone, which ends its SubjectPublicKeyInfo.
  return { privateKey, publicKey: publicKey.subarray(-ED25519_BYTES).toString('base64') }
}
