/** The name somebody probably meant. */
import { editDistance } from '../../lib/edit-distance.ts'

/** The known name at most two slips (or differing only in case) from `written`, if there is one. */
export function findNearest(written: string, known: readonly string[]): string | undefined {
  const wanted = written.toLowerCase()
  const near = known
    .filter((name) => Math.abs(name.length - written.length) <= 2)
    .map((name) => ({ name, slips: editDistance(wanted, name.toLowerCase()) }))
    .filter(({ name, slips }) => slips <= (name.length > 4 ? 2 : 1))
  return near.sort((one, other) => one.slips - other.slips)[0]?.name
}
