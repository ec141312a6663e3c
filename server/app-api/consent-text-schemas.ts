/** The words that forms ask consent with, by version. */
import { Type, type Static } from 'typebox'

export const ConsentTextRecord = Type.Object({
  version: Type.Integer(),
  words: Type.String(),
  author: Type.String({ description: 'The address of who wrote it, or `operator`; of a page `tidings`' }),
  place: Type.Enum(['form', 'page'], { description: '`page`: the public subscribe page' }),
  created: Type.String({ format: 'date-time' }),
})
export type ConsentTextRecord = Static<typeof ConsentTextRecord>

export const ConsentTexts = Type.Object({
  /** The newest first: of those of forms it is what new ones ask with. */
  items: Type.Array(
    Type.Object({
      ...ConsentTextRecord.properties,
      agreed: Type.Integer({ description: 'Contacts that agreed to it' }),
    }),
  ),
})
export type ConsentTexts = Static<typeof ConsentTexts>

/** Longer ones are refused in words, by what reads them. */
export const NewConsentText = Type.Object(
  { words: Type.String({ maxLength: 10_000 }) },
  { additionalProperties: false },
)
