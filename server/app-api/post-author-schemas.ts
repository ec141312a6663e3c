/** Who the post of a campaign names as its author, as the app shows and chooses it. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'

const OTHERS = ['publisher', 'nobody'] as const
const MEMBER = Type.String({ format: 'uuid', description: 'A team member who is not secret' })

export const PostAuthorChoice = Type.Object(
  { choice: Type.Union([Type.Enum(OTHERS), MEMBER]) },
  { additionalProperties: false },
)
export type PostAuthorChoice = Static<typeof PostAuthorChoice>

export const PostAuthorLook = Type.Object({
  choice: Type.String({ description: 'publisher, nobody, or the id of a member' }),
  publisher: Nullable(Type.String({ description: 'Who asks, by the name the team has them under' })),
  members: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})
export type PostAuthorLook = Static<typeof PostAuthorLook>
