/** Contact tags on the wire. */
import { Type } from 'typebox'
import { EXAMPLE_ID } from '../../http/schemas.ts'

const Time = Type.String({ format: 'date-time' })

const TagRecord = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ description: 'As it was first spelt' }),
    contactsCount: Type.Integer({ description: 'Contacts that have it' }),
    created: Time,
  },
  {
    title: 'ContactTag',
    examples: [{ id: EXAMPLE_ID, name: 'vip', contactsCount: 12, created: '2026-10-02T08:15:00.000Z' }],
  },
)
export const TagList = Type.Array(TagRecord, { title: 'ContactTagList' })
