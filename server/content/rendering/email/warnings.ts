/** What a sender should know of a mail that can be sent as it is. */
import type { ShownBlock } from '../offers.ts'
import { blockWarning, type ContentWarning } from '../warning.ts'

/** Gmail shows the first 102 KB of a mail's HTML and hides the rest behind a link. */
const CLIPPED_BYTES = 102_400

const NO_ALT = 'the picture has no alt text, so it says nothing to those who do not see it.'
const NO_ADDRESS = 'The workspace has no postal address, which many countries ask for in the foot of a mail.'
const NO_SUBJECT = 'The subject is empty for recipients of whom nothing is known.'

interface Warned {
  readonly subject: string
}

export function warningsFor(
  { blocks }: { readonly blocks: readonly ShownBlock[] },
  { subject }: Warned,
  sizeBytes: number,
  isMarketing: boolean,
  { postalAddress }: { readonly postalAddress: string | null },
): ContentWarning[] {
  const warnings: ContentWarning[] = blocks.flatMap((block, index) =>
    isMute(block)
      ? [blockWarning({ block: block.number ?? index + 1, type: block.type }, 'no-alt', NO_ALT)]
      : [],
  )
  if (subject === '') warnings.push({ key: 'empty-subject', values: [], message: NO_SUBJECT })
  if (sizeBytes > CLIPPED_BYTES) warnings.push(clipped(kilobytes(sizeBytes), kilobytes(CLIPPED_BYTES)))
  if (isMarketing && !postalAddress?.trim())
    warnings.push({ key: 'no-address', values: [], message: NO_ADDRESS })
  return warnings
}

/** A picture that says nothing to those who do not see it. */
function isMute({ type, imageUrl, alt, description, url }: ShownBlock): boolean {
  if (type !== 'image' || !imageUrl || alt?.trim()) return false
  // What a picture with a link leads to is said by its caption, else by its address.
  return !(url && description)
}

function clipped(size: string, shown: string): ContentWarning {
  const message = `The mail is ${size} KB: Gmail hides what is beyond ${shown} KB, and with it the way to unsubscribe.`
  return { key: 'clipped', values: [size, shown], message }
}

function kilobytes(bytes: number): string {
  return String(Math.ceil(bytes / 1024))
}
