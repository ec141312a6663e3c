/** How many slips of the fingers lie between two words. */

/** Letters fall into so many classes. */
const CLASSES = 32

/**
 * Letters left out, added, mistaken for another, or swapped with their neighbour (optimal string alignment). More than
 * `most` are not counted out: the answer is then some number above it.
 */
export function editDistance(from: string, to: string, most = Infinity): number {
  if (most < CLASSES / 2 && isFurther(from, to, most)) return most + 1
  const a = Array.from(from)
  const b = Array.from(to)
  if (Math.abs(a.length - b.length) > most) return most + 1
  let rows: Rows = { beforeLast: [], last: Array.from({ length: b.length + 1 }, (_, index) => index) }
  let leastBefore = 0
  for (let at = 1; at <= a.length; at++) {
    const { row, least } = rowAt(a, b, at, rows)
    // A swap reaches two rows back.
    if (least > most && leastBefore > most) return least
    leastBefore = least
    rows = { beforeLast: rows.last, last: row }
  }
  return rows.last[b.length] ?? 0
}

/** Whether two neighbours have changed places, and all letters are right: "scahl" for "schal". */
export function isSwapped(from: string, to: string): boolean {
  if (from.length !== to.length || from === to) return false
  let at = 0
  while (from[at] === to[at]) at++
  return from[at] === to[at + 1] && from[at + 1] === to[at] && from.slice(at + 2) === to.slice(at + 2)
}

/** Whether one slip lies between two words: a letter left out, added or mistaken, or two swapped. As `editDistance` says, but leaves no garbage. */
export function isOneSlip(from: string, to: string): boolean {
  const [shorter, longer] = from.length <= to.length ? [from, to] : [to, from]
  const added = longer.length - shorter.length
  if (added > 1 || from === to) return false
  let at = 0
  while (at < shorter.length && shorter[at] === longer[at]) at++
  if (shorter.slice(at + 1 - added) === longer.slice(at + 1)) return true
  return added === 0 && isSwapped(from, to)
}

/** Whether that is plain from which letters each has: a slip changes two classes at most, and letters doubled change none. */
export function isFurther(from: string, to: string, most: number): boolean {
  let differing = classesOf(from) ^ classesOf(to)
  let slips = 0
  for (; differing !== 0; slips++) differing &= differing - 1
  return slips > 2 * most
}

/** A bit for each class of letters that a word has; all that take two units of UTF-16 are one class. */
function classesOf(word: string): number {
  let classes = 0
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    classes |= 1 << (isSurrogate(unit) ? 0 : unit % CLASSES)
  }
  return classes
}

function isSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdfff
}

/** Of the letters before: what each beginning of the other word is away. */
interface Rows {
  readonly beforeLast: readonly number[]
  readonly last: readonly number[]
}

function rowAt(
  a: readonly string[],
  b: readonly string[],
  at: number,
  { beforeLast, last }: Rows,
): { readonly row: readonly number[]; readonly least: number } {
  const letter = a[at - 1]
  const row = [at]
  let before = at
  let least = at
  for (let j = 1; j <= b.length; j++) {
    const mistaken = (last[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1)
    let slips = Math.min((last[j] ?? 0) + 1, before + 1, mistaken)
    if (at > 1 && j > 1 && letter === b[j - 2] && a[at - 2] === b[j - 1])
      slips = Math.min(slips, (beforeLast[j - 2] ?? 0) + 1)
    row.push(slips)
    before = slips
    if (slips < least) least = slips
  }
  return { row, least }
}
