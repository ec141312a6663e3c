/** Addresses and numbers that were sent as links: `<mailto:ann@example.com|ann@example.com>`, `[ann@example.com](mailto:…)`. Pure. */
import type { Leaf } from './leaves.ts'

/** As chat programs, Markdown and pages write a link to a mailbox or a phone; what it points to. */
const LINK =
  /^(?:<(?:mailto|tel):([^<>|?\s]{3,254})(?:\|[^<>]{0,254})?>|\[[^\][]{0,254}\]\((?:mailto|tel):([^()?\s]{3,254})\)|<a\s[^<>]{0,100}href=["']?(?:mailto:|tel:\s?)([^"'<>?]{3,254})["']?[^<>]{0,100}>[^<>]{0,254}<\/a>)$/i

/** The same leaf, with what the link points to as its value. */
export function withoutLink(leaf: Leaf): Leaf {
  if (typeof leaf.value !== 'string' || leaf.value.length > 1_000) return leaf
  const [, ...found] = LINK.exec(leaf.value.trim()) ?? []
  const target = found.find((one) => one !== undefined)
  return target === undefined ? leaf : { ...leaf, value: target }
}

/** "plan.pdf" */
export const FILE_NAME =
  /\.(?:pdf|png|jpe?g|gif|webp|heic|heif|svg|tiff?|bmp|docx?|xlsx?|pptx?|odt|ods|rtf|txt|csv|zip|rar|7z|mp[34]|mov|avi|wav|m4a|dwg|dxf|eps|psd|ai|pages|numbers|key|eml|html?|json|xml)$/i
