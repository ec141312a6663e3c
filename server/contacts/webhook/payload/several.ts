/** One line in which somebody wrote all of it: "Ann Berg, ann@example.com, +46 70 123 45 67". Pure. */
import { isEmailLike, isNumberLike } from '../values.ts'
import { WRITTEN_NAME } from './kin.ts'
import { readLabel } from './labels.ts'
import type { Leaf } from './leaves.ts'

const LINE_LENGTH = 200
const PARTS_MAXIMUM = 6

/** The same leaves; where there is no address by itself, a line that holds one is parted into what it holds. */
export function withLinesParted(leaves: readonly Leaf[]): readonly Leaf[] {
  if (leaves.some(({ value }) => isEmailLike(value) || (Array.isArray(value) && value.some(isEmailLike))))
    return leaves
  const lines = leaves.flatMap((leaf) => {
    const parts = partsOf(leaf)
    return parts.some(isEmailLike) ? [{ leaf, parts }] : []
  })
  const [line, ...more] = lines
  if (line === undefined || more.length > 0) return leaves
  return leaves.flatMap((leaf) =>
    leaf === line.leaf
      ? line.parts.map((part) => ({ ...leaf, value: part, labels: [nameOf(part, leaf)] }))
      : [leaf],
  )
}

function partsOf({ value, labels, isDescription }: Leaf): string[] {
  if (typeof value !== 'string' || value.length > LINE_LENGTH || isDescription || !value.includes('@'))
    return []
  const { meanings } = readLabel(labels[0] ?? '')
  if (['other', 'recipient', 'company', 'thing', 'meta'].some((one) => meanings.has(one as never))) return []
  const parts = value.split(/\s*[,;|/\n\t]\s*|\s+[–—-]\s+/).filter((part) => part !== '')
  return parts.length > 1 && parts.length <= PARTS_MAXIMUM ? parts : []
}

function nameOf(part: string, { labels }: Leaf): string {
  if (isEmailLike(part)) return 'email'
  if (isNumberLike(part) || /^0\d[\d ()-]{6,14}$/.test(part)) return 'phone'
  return WRITTEN_NAME.test(part) ? 'name' : (labels[0] ?? '')
}
