/** What the app asks of a campaign as it would arrive, and what it is given. */
import { Type, type Static } from 'typebox'
import { WARNINGS } from '../content/rendering/warning.ts'
import { Nullable } from '../http/schemas.ts'
import { Count } from './campaign-schemas.ts'

export const PREVIEW_FORMATS = ['html', 'text', 'web', 'sms'] as const
export const PreviewQuery = Type.Object({
  format: Type.Optional(Type.Enum(PREVIEW_FORMATS)),
  contact: Type.Optional(Type.String({ format: 'uuid', description: 'As this contact would get it' })),
})

/** The same as a page of its own, for a frame, which sends no X-Workspace. */
export const FrameQuery = Type.Object({
  workspace: Type.String({ format: 'uuid' }),
  format: Type.Optional(Type.Enum(['html', 'web'])),
  contact: Type.Optional(Type.String({ format: 'uuid' })),
})

const Warning = Type.Object({
  key: Type.Enum(WARNINGS),
  values: Type.Array(Type.String()),
  message: Type.String(),
})

export const Preview = Type.Object({
  format: Type.Enum(PREVIEW_FORMATS),
  subject: Nullable(Type.String()),
  /** HTML of a whole mail, HTML of a post's body, or plain text. */
  content: Type.String(),
  sizeBytes: Count,
  warnings: Type.Array(Warning),
  /** Of an SMS. */
  cost: Type.Optional(
    Type.Object({
      encoding: Type.Enum(['GSM-7', 'UCS-2']),
      segments: Count,
      characters: Count,
      left: Count,
      dear: Type.Array(
        Type.Object({
          character: Type.String(),
          position: Count,
          count: Count,
          suggestion: Nullable(Type.String()),
        }),
      ),
    }),
  ),
})
export type Preview = Static<typeof Preview>
