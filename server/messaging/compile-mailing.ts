/** A mail with its products looked up and its words laid out: what sending and looking at it beforehand share. */
import type { Db } from '../platform/database.ts'
import type { Embeddings } from '../platform/embeddings.ts'
import type { EmailContent } from '../content/message-content.ts'
import { resolveProducts } from '../content/products/resolve.ts'
import type { EmailInput } from '../content/rendering/email/input.ts'
import { compileEmail, type CompiledEmail } from '../content/rendering/email/compile.ts'

export interface MailInput extends Omit<EmailInput, 'content'> {
  readonly content: EmailContent
  readonly embeddings?: Embeddings | undefined
}

/** Throws what `compileEmail` throws. Warnings of products come first. */
export async function compileMail(db: Db, { embeddings, ...input }: MailInput): Promise<CompiledEmail> {
  const { content, workspace } = input
  const { blocks, warnings } = await resolveProducts(db, workspace.id, content.blocks, embeddings)
  const compiled = await compileEmail({ ...input, content: { ...content, blocks } })
  return { ...compiled, warnings: [...warnings, ...compiled.warnings] }
}
