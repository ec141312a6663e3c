/** One message of a mailing, whole: who it is from and to, its list's fields, its words, its signature. */
import { writeToken } from '../../contacts/consent/tokens.ts'
import type { FilledHoles } from '../../content/rendering/email/compile.ts'
import type { Leased } from '../transport.ts'
import { openBody, writeBody } from './body.ts'
import { openSigner } from './dkim.ts'
import { openFields } from './letter-fields.ts'
import type { Letterhead } from './letterhead.ts'
import { writeHead } from './mime.ts'
import { returnPath } from './return-path.ts'

export interface Letter {
  readonly subject: string
  readonly content: Buffer
}

/** Writes the letters of a mailing. */
export interface Stationery {
  /** The words for this recipient. Throws what `CompiledEmail.fill` throws when they cannot be made. */
  fill(leased: Leased): FilledLetter
  /** The message as it is sent; `to` is in ASCII. */
  write(leased: Leased, to: string, filled: FilledLetter): Promise<Letter>
}

export interface FilledLetter {
  readonly words: FilledHoles
  /** Opens the recipient's preferences; undefined for who is no contact. */
  readonly token: string | undefined
}

/** Made once a mailing: of 246 µs for a letter of 19 KB, not signed, 32 are left (bench/letters.ts). */
export function openStationery(head: Letterhead): Stationery {
  const { pieces } = head.mail
  const { fill } = pieces
  const body = openBody(head.mailingId.replaceAll('-', ''), pieces)
  const fieldsOf = openFields(head, body.boundary)
  const signer = head.keys.length > 0 ? openSigner(head.keys) : undefined
  return {
    fill: (leased) => {
      const token = tokenOf(head, leased)
      const words = fill({
        contact: leased.contact,
        variables: leased.variables,
        ...linksOf(head, token),
        ...countersOf(head, leased),
      })
      return { words, token }
    },
    write: async (leased, to, { words, token }) => {
      const { subject } = words
      const fields = fieldsOf({ leased, to, subject, token })
      const written = writeHead(fields)
      const signature = signer?.begin(fields)
      const room = signature?.bytes ?? 0
      const content = writeBody(body, words, room + written.length)
      content.write(written, room, 'latin1')
      if (signature) {
        const field = await signature.finish(content.subarray(room + written.length))
        if (content.write(field, 0, 'latin1') !== room)
          throw new Error('A signature is not as long as it was to be')
      }
      return { subject, content }
    },
  }
}

/** Whom a server tells that the message came back. */
export function returnPathOf(
  { bounceDomain, secret, senderEmail }: Letterhead,
  { workspaceId, id: deliveryId }: Leased,
): string {
  return bounceDomain === null ? senderEmail : returnPath(secret, { workspaceId, deliveryId }, bounceDomain)
}

/** For contacts: nobody else has preferences. */
function tokenOf(
  { workspaceId, secret }: Letterhead,
  { id: deliveryId, contactId }: Leased,
): string | undefined {
  if (contactId === null) return undefined
  return writeToken(secret, { kind: 'preferences', workspaceId, deliveryId, contactId })
}

function linksOf(
  { publicUrl }: Letterhead,
  token: string | undefined,
): { readonly unsubscribeUrl?: string; readonly preferencesUrl?: string } {
  if (token === undefined) return {}
  return {
    unsubscribeUrl: `${publicUrl}/unsubscribe/${token}`,
    preferencesUrl: `${publicUrl}/preferences/${token}`,
  }
}

/** Anonymous ones name the mailing, and nobody. */
function countersOf(
  { workspaceId, publicUrl, secret, tracking }: Letterhead,
  { id, mailingId, contactId }: Leased,
): { readonly clickUrl?: string; readonly openUrl?: string } {
  if (tracking === 'off') return {}
  const isAnonymous = tracking === 'anonymous' || contactId === null
  const named = isAnonymous ? { deliveryId: mailingId, contactId: null } : { deliveryId: id, contactId }
  return {
    clickUrl: `${publicUrl}/c/${writeToken(secret, { kind: 'click', workspaceId, ...named })}`,
    openUrl: `${publicUrl}/o/${writeToken(secret, { kind: 'open', workspaceId, ...named })}.gif`,
  }
}
