/** An address as forms and mail programs write it. */
import { readEmail } from '../../lib/email-address.ts'

/** Also `mailto:ann@example.com` and `Ann <ann@example.com>`. */
export function readTypedEmail(text: string): string | undefined {
  const plain = text.replace(/^\s*mailto:/i, '')
  return (
    readEmail(plain) ?? (text.length <= 400 ? readEmail(/<([^<>]+)>\s*$/.exec(text)?.[1] ?? '') : undefined)
  )
}
