/** What an SMS says: the words filled for its recipient, the link, and how to leave. */
import { SMS_LENGTH } from '../../http/limits.ts'
import { scopeOf, type Recipient, type Sender, type Words } from '../../content/rendering/personal.ts'
import { optOutWords } from './opt-out-answers.ts'
import type { Language } from './opt-out-rules.ts'

/** What all messages of a mailing share. */
export interface Wording {
  readonly words: Words
  readonly sender: Sender
  readonly language: Language
  /** Added after the words. */
  readonly url: string | undefined
}

/** How this recipient learns to opt out: not at all, by a reply, or by a link of its own. */
export type OptOutHint = 'none' | 'reply' | { readonly link: string }

/** Why a message cannot be made for its recipient, in a sentence. */
export class Unwritable extends Error {}

/** Throws `Unwritable` when nothing is left of the words, or too much; and what Liquid throws. */
export function composeSms(
  { words, sender, language, url }: Wording,
  recipient: Recipient,
  way: OptOutHint,
): string {
  const said = words(scopeOf(sender, recipient)).replaceAll(/\r\n?/g, '\n').trim()
  const message = [said, url].filter(Boolean).join(' ')
  if (message === '') throw new Unwritable('Nothing is left of the text for this recipient')
  const leaving = way === 'none' ? '' : `\n${optOutWords(language, way === 'reply' ? undefined : way.link)}`
  const text = message + leaving
  const length = Array.from(text).length
  if (length > SMS_LENGTH)
    throw new Unwritable(`The text has ${length} characters; an SMS takes ${SMS_LENGTH}`)
  return text
}
