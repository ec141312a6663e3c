/** A mail made ready: laid out once, then filled for each recipient within microseconds. */
import { html } from '../../../lib/html.ts'
import type { EmailContent } from '../../mailings/schemas.ts'
import { Hindrance } from '../../transport.ts'
import { filling, scopeOf, type Recipient } from '../personal.ts'
import { openLiquid } from '../liquid.ts'
import { openMarks } from '../marks.ts'
import { renderForWeb } from '../web.ts'

export interface EmailWorkspace {
  readonly id: string
  readonly name: string
  readonly handle: string
  readonly image: string | null
  readonly accentColor: string | null
  readonly postalAddress: string | null
  readonly timezone: string
  readonly senderName: string | null
}

export interface EmailInput {
  readonly content: EmailContent
  readonly workspace: EmailWorkspace
  readonly publicUrl: string
  /** It can be unsubscribed from, and must say how. */
  readonly isMarketing: boolean
}

export interface FilledEmail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface CompiledEmail {
  /** Throws an Error with a sentence when the mail cannot be made for this recipient. */
  fill(recipient: Recipient): FilledEmail
  /** Of the HTML for nobody in particular, in UTF-8. */
  readonly sizeBytes: number
  /** Sentences for people: what will be sent, though it could be better. */
  readonly warnings: readonly string[]
}

/** Throws a `Hindrance` that names block and position when the content cannot be sent as it is. */
export async function compileEmail({ content, workspace, isMarketing }: EmailInput): Promise<CompiledEmail> {
  const { timezone } = workspace
  const markup = openLiquid({ isHtml: true, timezone })
  const plain = openLiquid({ isHtml: false, timezone })
  const marks = openMarks(markup, { content, workspace })
  const blocks = content.blocks.map((block, index) => ({
    ...block,
    ...(block.text === undefined ? {} : { text: marks.hide(block.text, { name: `block ${index + 1}` }) }),
  }))
  try {
    const rendered = renderForWeb(blocks)
    const footer = isMarketing ? html`<p><a href="{{unsubscribeUrl}}">Unsubscribe</a></p>` : undefined
    const fillHtml = filling(
      markup,
      markup.parse(`<!doctype html><body>${marks.restore(rendered.html)}${footer?.markup ?? ''}</body>`),
    )
    const fillText = filling(
      plain,
      plain.parse(marks.restore(rendered.text) + (isMarketing ? '\n\nUnsubscribe: {{unsubscribeUrl}}' : '')),
    )
    const fillSubject = filling(plain, plain.parse(content.subject))
    const fill = (recipient: Recipient): FilledEmail => {
      const scope = scopeOf(workspace, recipient)
      return { subject: fillSubject(scope), html: fillHtml(scope), text: fillText(scope) }
    }
    const sizeBytes = Buffer.byteLength(fill({ contact: null, variables: null }).html)
    return { fill, sizeBytes, warnings: [] }
  } catch (error) {
    throw new Hindrance(error instanceof Error ? error.message : String(error))
  }
}
