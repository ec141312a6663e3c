/** A message that was kept, as it is read: its words, its HTML, and what would have gone to a server. */
import type { KeptMessage } from './store.ts'

export interface Parts {
  readonly text: string
  readonly html: string | null
  readonly raw: string
}

export async function partsOf({ channel }: Pick<KeptMessage, 'channel'>, body: Buffer): Promise<Parts> {
  const raw = body.toString('utf8')
  if (channel === 'sms') return { text: raw, html: null, raw }
  // At its first use: hardly anybody looks.
  const { default: PostalMime } = await import('postal-mime')
  const { text = '', html = null } = await PostalMime.parse(body)
  return { text, html, raw }
}
