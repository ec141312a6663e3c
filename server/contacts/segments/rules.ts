/** What a segment may be: a name, and a filter of contacts that can be read. */
import { parseFilter } from '../../query/filter/parse.ts'
import { NAME_LENGTH } from '../../http/limits.ts'
import { refuse } from '../../refusals.ts'
import { CONTACTS } from '../fields.ts'

export interface SegmentDraft {
  readonly name: string
  /** In the grammar of `$filter`, over the fields of contacts. */
  readonly filter: string
}

/** A segment as it was asked for, checked. Refused with 400, the filter at its position. */
export function readSegment({ name, filter }: SegmentDraft): SegmentDraft {
  const shown = name.trim()
  if (!shown || shown.length > NAME_LENGTH) refuse('segment-name-invalid', NAME_LENGTH)
  parseFilter(filter, CONTACTS.fields, 'filter')
  return { name: shown, filter }
}
