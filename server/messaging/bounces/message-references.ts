/** Finds our own messages in what is said about them: by the Message-ID that each was given. */
import { decodeBase62, encodeBase62 } from '../../lib/base62.ts'
import { uuidBytes, uuidText } from '../../lib/uuid.ts'
import type { MessageReference } from './schemas.ts'

const ID_CHARACTERS = 22
const ID_BYTES = 16
const MESSAGE_ID = /(?<![0-9A-Za-z])([0-9A-Za-z]{22})\.([0-9A-Za-z]{22})@/g

/** References are looked for in so many characters, and so many are kept: a forged report cannot cost more. */
const SEARCHED_CHARACTERS = 262_144
const KEPT = 10

/** The Message-ID of a delivery: `<delivery.workspace@domain>`, both ids in 22 characters of base 62. */
export function messageIdOf({ workspaceId, deliveryId }: MessageReference, domain: string): string {
  return `<${textOf(deliveryId)}.${textOf(workspaceId)}@${domain}>`
}

/** The messages of ours whose Message-ID is in the text, in its order, each once, at most ten. */
export function findReferences(text: string): MessageReference[] {
  const found = new Map<string, MessageReference>()
  for (const [, delivery = '', workspace = ''] of text.slice(0, SEARCHED_CHARACTERS).matchAll(MESSAGE_ID)) {
    const deliveryId = uuidOf(delivery)
    const workspaceId = uuidOf(workspace)
    if (deliveryId && workspaceId) found.set(delivery + workspace, { workspaceId, deliveryId })
    if (found.size === KEPT) break
  }
  return [...found.values()]
}

function textOf(uuid: string): string {
  return encodeBase62(uuidBytes(uuid), ID_CHARACTERS)
}

function uuidOf(text: string): string | undefined {
  const bytes = decodeBase62(text, ID_BYTES)
  return bytes && uuidText(bytes)
}
