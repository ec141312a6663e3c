/** Segments as one filter: who a campaign is for. */
import { parseFilter } from '../../query/filter/parse.ts'
import { combine, type Filter } from '../../query/filter/tree.ts'
import type { Queryable } from '../../platform/database.ts'
import { refuse, Refusal } from '../../refusals.ts'
import { CONTACTS } from '../../contacts/fields.ts'
import { withPhonesOf } from '../../contacts/phone-filter.ts'
import { findSegments, type Segment } from '../../contacts/segments/store.ts'
import { readCountry } from '../../contacts/settings-store.ts'

/**
 * The contacts that any of the segments matches; undefined when there are no segments, and so nobody is meant. Refused
 * (409), in a sentence that names the segment, when one is gone or its filter cannot be read any more.
 */
export async function readAudienceFilter(
  db: Queryable,
  workspaceId: string,
  segmentIds: readonly string[],
): Promise<Filter | undefined> {
  if (segmentIds.length === 0) return undefined
  const segments = await findSegments(db, workspaceId, segmentIds)
  const gone = segmentIds.filter((id) => !segments.some((segment) => segment.id === id))
  if (gone.length > 0) refuse('segments-gone', gone)
  const country = await readCountry(db, workspaceId)
  return withPhonesOf(combine('or', segments.map(filterOf)), country)
}

function filterOf({ id, name, filter }: Segment): Filter {
  try {
    return parseFilter(filter, CONTACTS.fields, 'its filter')
  } catch (error) {
    if (error instanceof Refusal) refuse('segment-broken', name, id, error.message)
    throw error
  }
}
