/** The import wizard: a file sent in pieces, what its columns hold, what came of it. */
import { Type, type Static } from 'typebox'
import { NAME_LENGTH, TAG_LENGTH } from '../http/limits.ts'
import { Nullable } from '../http/schemas.ts'
import { CONTACT_STATES } from '../contacts/states.ts'
import { ENCODINGS } from '../contacts/import/import-encoding.ts'
import { TASK_KINDS, TASK_STATUSES } from '../contacts/tasks/schemas.ts'

const Time = Type.String({ format: 'date-time' })
const strict = { additionalProperties: false } as const
const Counts = Type.Record(Type.String(), Type.Integer())
const Target = Nullable(Type.String({ maxLength: NAME_LENGTH }))
const Text = Nullable(Type.String())

export const NewUpload = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 255 }), bytes: Type.Integer({ minimum: 1 }) },
  strict,
)

export const Piece = Type.Object({
  id: Type.String({ format: 'uuid' }),
  number: Type.Integer({ minimum: 0, maximum: 1_000 }),
})

export const Order = Type.Object(
  {
    targets: Type.Array(Target, { maxItems: 200 }),
    admission: Type.Enum(['active', 'invited'] as const),
    channels: Type.Object({ email: Type.Boolean(), sms: Type.Boolean() }, strict),
    proof: Type.String({ maxLength: 2_000 }),
    tags: Type.Array(Type.String({ minLength: 1, maxLength: TAG_LENGTH }), { maxItems: 20 }),
  },
  strict,
)
export type Order = Static<typeof Order>

export const TaskLine = Type.Object({
  id: Type.String(),
  kind: Type.Enum(TASK_KINDS),
  status: Type.Enum(TASK_STATUSES),
  title: Type.String(),
  actor: Type.String(),
  total: Type.Integer(),
  done: Type.Integer(),
  counts: Counts,
  failure: Text,
  created: Time,
  finished: Nullable(Time),
})
export type TaskLine = Static<typeof TaskLine>

export const TaskList = Type.Object({ items: Type.Array(TaskLine) })

export const ImportPage = Type.Object({
  ...TaskLine.properties,
  bytes: Type.Integer(),
  /** Null until it was read. */
  file: Nullable(
    Type.Object({
      format: Type.Enum(['csv', 'xlsx'] as const),
      encoding: Nullable(Type.Enum(ENCODINGS)),
      separator: Text,
    }),
  ),
  hasHeadings: Type.Boolean(),
  header: Type.Array(Type.String()),
  /** The first rows as they stand in the file. */
  sample: Type.Array(Type.Array(Type.String())),
  guessed: Type.Array(Target),
  order: Nullable(Order),
  /** Of the import, beside those of its undoing. */
  imported: Nullable(Counts),
  isUndoable: Type.Boolean(),
  undoUntil: Nullable(Time),
  fields: Type.Array(Type.Object({ name: Type.String(), label: Type.String(), type: Type.String() })),
})
export type ImportPage = Static<typeof ImportPage>

export const PreviewRow = Type.Object({
  line: Type.Integer(),
  outcome: Type.Enum(['created', 'updated', 'unchanged', 'rejected'] as const),
  reason: Text,
  cells: Type.Array(Type.String()),
  contact: Nullable(
    Type.Object({
      state: Type.Enum(CONTACT_STATES),
      name: Text,
      email: Text,
      phone: Text,
      city: Text,
      country: Text,
      tags: Type.Array(Type.String()),
      customFields: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
})
export type PreviewRow = Static<typeof PreviewRow>

export const Preview = Type.Object({ items: Type.Array(PreviewRow) })
export type Preview = Static<typeof Preview>

export const Made = Type.Object({ id: Type.String() })
