/** Contact tags on the wire. */
import { Type } from 'typebox'

const Time = Type.String({ format: 'date-time' })

const TagRecord = Type.Object(
  { id: Type.String(), name: Type.String(), contactsCount: Type.Integer(), created: Time },
  { title: 'ContactTag' },
)
export const TagList = Type.Array(TagRecord, { title: 'ContactTagList' })
