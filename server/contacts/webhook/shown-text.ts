/** The words that a form showed, by the version it names: they are the proof, where somebody agreed to them. */
import type { Queryable } from '../../platform/database.ts'
import type { Proof } from '../consent/schemas.ts'
import { textVersionIn } from '../consent/text-rules.ts'
import { findConsentText, type ConsentText } from '../consent/text-store.ts'
import type { SentBody } from './bodies.ts'
import type { WebhookFields } from './fields.ts'

export interface ShownText {
  /** What is about the contact. */
  readonly body: SentBody
  /** Undefined where the form names none that there is. */
  readonly text: ConsentText | undefined
}

export async function shownText(db: Queryable, workspaceId: string, body: SentBody): Promise<ShownText> {
  const named = textVersionIn(body.pairs)
  if (!named) return { body, text: undefined }
  const text = await findConsentText(db, workspaceId, named.version)
  // One that there never was stays among what was sent, and is ignored there.
  return text ? { body: { ...body, pairs: named.rest }, text } : { body, text }
}

/** A box that was not ticked agreed to nothing. */
export function proofWith(
  proof: Proof,
  text: ConsentText | undefined,
  { consent }: Pick<WebhookFields, 'consent'>,
): Proof {
  const said = Object.values(consent ?? {}).includes(true)
  return text && said ? { ...proof, words: text.words, textVersion: text.version } : proof
}
