/** What a sender should know of a mail that can be sent as it is. */
import type { ShownBlock } from '../offers.ts'

/** Gmail shows the first 102 KB of a mail's HTML and hides the rest behind a link. */
const CLIPPED_BYTES = 102_400

export const NO_ADDRESS =
  'The workspace has no postal address, which many countries ask for in the foot of a mail.'

interface Warned {
  readonly subject: string
}

export function warningsFor(
  { blocks }: { readonly blocks: readonly ShownBlock[] },
  { subject }: Warned,
  sizeBytes: number,
  isMarketing: boolean,
  { postalAddress }: { readonly postalAddress: string | null },
): string[] {
  const warnings = blocks.flatMap((block, index) => {
    const fault = pictureFault(block)
    return fault ? [`Block ${block.number ?? index + 1} (${block.type}): ${fault}`] : []
  })
  if (subject === '') warnings.push('The subject is empty for recipients of whom nothing is known.')
  if (sizeBytes > CLIPPED_BYTES) {
    warnings.push(
      `The mail is ${kilobytes(sizeBytes)}: Gmail hides what is beyond ${kilobytes(CLIPPED_BYTES)}, and with it the way to unsubscribe.`,
    )
  }
  if (isMarketing && !postalAddress?.trim()) {
    warnings.push(NO_ADDRESS)
  }
  return warnings
}

function pictureFault({ type, imageUrl, alt, description, url }: ShownBlock): string | undefined {
  if (type !== 'image' || !imageUrl || alt?.trim()) return undefined
  // What a picture with a link leads to is said by its caption, else by its address.
  if (url && description) return undefined
  return 'the picture has no alt text, so it says nothing to those who do not see it.'
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`
}
