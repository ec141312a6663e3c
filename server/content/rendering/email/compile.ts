/** A mail made ready: laid out once, then filled for each recipient within microseconds. */
import type { Liquid, Template } from 'liquidjs'
import { contentFault } from '../../fault.ts'
import { Unsendable } from '../../unsendable.ts'
import { hideBlocks, hideText } from '../hidden.ts'
import { holed, holedLines, type Holed } from '../holes.ts'
import { openLiquid } from '../liquid.ts'
import { openMarks, type Marks } from '../marks.ts'
import type { ShownBlock } from '../offers.ts'
import { filling, scopeOf, type Recipient, type Scope, type Words } from '../personal.ts'
import { renderAsText } from '../text.ts'
import { framed, type Frame } from './frame.ts'
import type { EmailInput } from './input.ts'
import { laidOut } from './laid-out.ts'
import { sectionsOf } from './layout.ts'
import { coloursOf } from './look.ts'
import { lineOf, plainMail, preheaderOf, wrapped } from './plain.ts'
import { trackedHtml } from './tracked.ts'
import type { ContentWarning } from '../warning.ts'
import { warningsFor } from './warnings.ts'

export interface FilledEmail {
  /** One line. */
  readonly subject: string
  readonly html: string
  readonly text: string
}

export interface CompiledEmail {
  /**
   * Throws an Error with a sentence when the mail cannot be made for this recipient: a value that does not suit its
   * filter, a marketing mail without `unsubscribeUrl`.
   */
  fill(recipient: Recipient): FilledEmail
  /** The same in pieces, for many recipients: what all share, and what is one's own. */
  readonly pieces: EmailPieces
  /** Of the HTML for nobody in particular, in UTF-8. */
  readonly sizeBytes: number
  /** What will be sent, though it could be better. */
  readonly warnings: readonly ContentWarning[]
  /** Where the links that are counted lead, by number; none without tracking. */
  readonly links: readonly string[]
}

/** Words of a mail that stand between its holes, one more than there are, and how these are filled. */
export interface EmailPieces {
  /** All there is of a subject that is the same for everybody. */
  readonly subject: string | undefined
  readonly html: readonly string[]
  readonly text: readonly string[]
  /** Throws what `CompiledEmail.fill` throws. */
  fill(recipient: Recipient): FilledHoles
}

export interface FilledHoles {
  /** One line. */
  readonly subject: string
  readonly html: readonly string[]
  readonly text: readonly string[]
}

/** Addresses of nobody, to see that the mail can be made. */
const NOBODY: Recipient = {
  contact: null,
  variables: null,
  unsubscribeUrl: 'https://example.com/unsubscribe',
  preferencesUrl: 'https://example.com/preferences',
}

/**
 * Takes some 10 ms. Throws a `Unsendable` that names block and position when the content cannot be sent as it is. The
 * content must have been through the rules of blocks; whatever it holds, nothing in the mail runs.
 */
export async function compileEmail(input: EmailInput): Promise<CompiledEmail> {
  const { content, workspace, isMarketing } = input
  const { timezone } = workspace
  const markup = openLiquid({ isHtml: true, timezone })
  const plain = openLiquid({ isHtml: false, timezone })
  const marks = openMarks(markup, { content, workspace, url: input.publicUrl })
  const subject = marks.restoreText(hideText(marks, plain, content.subject, { name: 'Subject' }))
  const blocks = hideBlocks(marks, markup, content.blocks)
  const frame = frameOf(input, marks, blocks, markup)
  const html = await laidOut(framed(frame, sectionsOf(blocks, frame.colours.light)))
  const text = plainMail(renderAsText(blocks), frame)
  const restored = marks.restoreHtml(html)
  const { html: finished, links } = input.tracking
    ? trackedHtml(restored, input.tracking.known)
    : { html: restored, links: [] }
  const words = marks.restoreText(text)
  const templates: Templates = {
    subject: plain.parse(subject),
    html: parsed(markup, marks, html, finished),
    text: parsed(plain, marks, text, words),
  }
  const scopeFor = scoping(input)
  const fill = filler(scopeFor, {
    subject: filling(plain, templates.subject),
    html: filling(markup, templates.html),
    text: filling(plain, templates.text),
  })
  const sample = sampleOf(fill)
  const sizeBytes = Buffer.byteLength(sample.html)
  const warnings = warningsFor(content, sample, sizeBytes, isMarketing, workspace)
  const pieces = piecesOf(scopeFor, {
    subject: holed(plain, subject, templates.subject),
    html: holed(markup, finished, templates.html),
    text: holedLines(plain, words, templates.text, wrapped),
  })
  return { fill, pieces, sizeBytes, warnings, links }
}

type Templates = Record<'subject' | 'html' | 'text', Template[]>
type ScopeFor = (recipient: Recipient) => Scope

function scoping({ workspace, content: { postUrl }, isMarketing }: EmailInput): ScopeFor {
  return (recipient) => {
    if (isMarketing && !recipient.unsubscribeUrl) throw new Error('A way to unsubscribe is missing')
    return scopeOf(workspace, recipient, { postUrl })
  }
}

function filler(scopeFor: ScopeFor, { subject, html, text }: Record<keyof Templates, Words>) {
  return (recipient: Recipient): FilledEmail => {
    const scope = scopeFor(recipient)
    return { subject: lineOf(subject(scope)), html: html(scope), text: wrapped(text(scope)) }
  }
}

function piecesOf(scopeFor: ScopeFor, { subject, html, text }: Record<keyof Templates, Holed>): EmailPieces {
  const [first = '', ...more] = subject.fixed
  const wholeSubject = more.length === 0 ? lineOf(first) : undefined
  const subjectFor = (scope: Scope): string =>
    lineOf(subject.fill(scope).reduce((line, said, index) => `${line}${said}${more[index] ?? ''}`, first))
  return {
    subject: wholeSubject,
    html: html.fixed,
    text: text.fixed,
    fill: (recipient) => {
      const scope = scopeFor(recipient)
      return { subject: wholeSubject ?? subjectFor(scope), html: html.fill(scope), text: text.fill(scope) }
    },
  }
}

function frameOf(
  { content, workspace, publicUrl, isMarketing }: EmailInput,
  marks: Marks,
  blocks: readonly ShownBlock[],
  liquid: Liquid,
): Frame {
  const own = (name: string) => marks.hide(`{{ ${name} }}`, { name: 'Footer', isAddress: true })
  return {
    title: hideText(marks, liquid, content.subject, { name: 'Subject' }),
    preheader: content.preheader?.trim()
      ? hideText(marks, liquid, content.preheader, { name: 'Preheader' })
      : preheaderOf(blocks),
    input: { workspace, publicUrl, isMarketing, ...(content.postUrl ? { postUrl: content.postUrl } : {}) },
    colours: coloursOf(workspace),
    ways: isMarketing ? { leave: own('unsubscribeUrl'), preferences: own('preferencesUrl') } : undefined,
  }
}

/** Each text is sound by itself; what broke it is that cleaning took one half of a pair away. */
function parsed(liquid: Liquid, marks: Marks, rendered: string, restored: string): Template[] {
  try {
    return liquid.parse(restored)
  } catch (error) {
    const field = marks.lostFrom(rendered) ?? { name: 'The mail' }
    const said = `${field.name}: Liquid tags must stand around words, not inside HTML tags or addresses.`
    throw new Unsendable(contentFault(field, 'liquid-lost', said), { cause: error })
  }
}

function sampleOf(fill: CompiledEmail['fill']): FilledEmail {
  try {
    return fill(NOBODY)
  } catch (error) {
    throw new Unsendable(
      `The mail cannot be made: ${error instanceof Error ? error.message : String(error)}.`,
      {
        cause: error,
      },
    )
  }
}
