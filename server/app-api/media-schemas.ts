/** Pictures of the workspace, as the app lists and changes them. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'
import { ALT_LENGTH, NAME_LENGTH } from '../media/rules.ts'

const File = Type.Object({
  /** Below our own address; `url` is the whole one, for letters. */
  path: Type.String(),
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  bytes: Type.Integer(),
})

export const MediaRecord = Type.Object({
  id: Type.String(),
  name: Type.String(),
  alt: Nullable(Type.String({ description: 'null: not said yet; "": nothing to be said' })),
  width: Type.Integer(),
  height: Type.Integer(),
  isAnimated: Type.Boolean(),
  focus: Type.Object({ x: Type.Number(), y: Type.Number() }),
  /** The one for letters and posts, and the smallest one. */
  shown: File,
  thumbnail: File,
  files: Type.Array(File),
  bytes: Type.Integer(),
  created: Type.String({ format: 'date-time' }),
})
export type MediaRecord = Static<typeof MediaRecord>

const Use = Type.Object({
  kind: Type.Enum([
    'campaign',
    'template',
    'post',
    'postRequest',
    'product',
    'contact',
    'flow',
    'workspace',
    'teamMember',
  ]),
  id: Type.String(),
  title: Nullable(Type.String()),
})
export type MediaUse = Static<typeof Use>

export const MediaDetail = Type.Object({ ...MediaRecord.properties, uses: Type.Array(Use) })
export type MediaDetail = Static<typeof MediaDetail>

export const MediaList = Type.Object({
  meta: Type.Object({ maxResults: Type.Integer() }),
  items: Type.Array(MediaRecord),
  usedBytes: Type.Integer(),
  quotaBytes: Type.Integer(),
})
export type MediaList = Static<typeof MediaList>

export const MediaQuery = Type.Object({
  $offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  $limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** Those that nothing shows. */
  unused: Type.Optional(Type.Boolean()),
})

export const UploadQuery = Type.Object({ name: Type.Optional(Type.String({ maxLength: 1_000 })) })

export const FromUrl = Type.Object(
  { url: Type.String({ minLength: 1, maxLength: 2_048 }) },
  { additionalProperties: false },
)

export const MediaChanges = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: NAME_LENGTH })),
    alt: Type.Optional(Nullable(Type.String({ maxLength: ALT_LENGTH }))),
    focus: Type.Optional(
      Type.Object(
        { x: Type.Number({ minimum: 0, maximum: 1 }), y: Type.Number({ minimum: 0, maximum: 1 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false, minProperties: 1 },
)
export type MediaChanges = Static<typeof MediaChanges>

export const Crop = Type.Object(
  { shape: Type.Enum(['square', 'wide'], { description: '512 × 512, or 1280 × 720' }) },
  { additionalProperties: false },
)
export const CropMade = File

export const Removal = Type.Object({
  /** Deleted although something shows it. */
  anyway: Type.Optional(Type.Boolean()),
})

export const PictureQuery = Type.Object({
  url: Type.String({ minLength: 1, maxLength: 2_048 }),
  workspace: Type.Optional(Type.String()),
  width: Type.Optional(Type.Integer({ minimum: 16, maximum: 1_280 })),
})
