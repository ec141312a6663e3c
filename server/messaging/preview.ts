/** A mail as it would arrive, without sending anything: made by what makes it when it is sent. */
import type { EmailContent } from '../content/message-content.ts'
import type { FilledEmail } from '../content/rendering/email/compile.ts'
import type { ContentWarning } from '../content/rendering/warning.ts'
import type { Db } from '../platform/database.ts'
import type { Embeddings } from '../platform/embeddings.ts'
import { compileMail } from './compile-mailing.ts'
import { isMarketing, type MailingKind } from './mailings/schemas.ts'
import { readReader, type Reader } from './preview-store.ts'
import type { Sender } from './settings-store.ts'

export interface Preview extends FilledEmail {
  /** Of the HTML for nobody in particular. */
  readonly sizeBytes: number
  readonly warnings: readonly ContentWarning[]
}

export interface PreviewOptions {
  readonly publicUrl: string
  /** Nobody in particular when unset. */
  readonly reader?: Reader | undefined
  readonly embeddings?: Embeddings | undefined
}

interface Letter {
  readonly kind: MailingKind
  readonly content: EmailContent
  /** What its occasion brings. */
  readonly variables?: Readonly<Record<string, unknown>>
}

/** Links of the footer lead nowhere. Refused with 404 for a reader who is not there; throws what `compileMail` throws. */
export async function previewMail(
  db: Db,
  workspace: Sender,
  { kind, content, variables }: Letter,
  { publicUrl, reader, embeddings }: PreviewOptions,
): Promise<Preview> {
  const input = { content, workspace, publicUrl, isMarketing: isMarketing({ kind }), embeddings }
  const { fill, sizeBytes, warnings } = await compileMail(db, input)
  const contact = reader ? await readReader(db, workspace.id, reader, content) : null
  const nowhere = { unsubscribeUrl: `${publicUrl}/unsubscribe/`, preferencesUrl: `${publicUrl}/preferences/` }
  return { ...fill({ contact, variables: variables ?? null, ...nowhere }), sizeBytes, warnings }
}
