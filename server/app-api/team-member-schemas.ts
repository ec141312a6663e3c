/** Team members of the workspace, shown and secret, as the app shows and changes them. */
import { Type, type Static } from 'typebox'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const Text = Type.String({ maxLength: 10_000 })

const Fields = {
  name: Text,
  email: Text,
  role: Text,
  bio: Nullable(Text),
  image: Nullable(Text),
  isSecret: Type.Boolean({ description: 'Kept out of the public list' }),
}

const TeamMemberRecord = Type.Object({
  id: Type.String(),
  ...Fields,
  created: Type.String({ format: 'date-time' }),
})
export type TeamMemberRecord = Static<typeof TeamMemberRecord>

export const TeamMembers = Type.Object({ items: Type.Array(TeamMemberRecord) })
export type TeamMembers = Static<typeof TeamMembers>

export const TeamMemberChanges = Type.Partial(Type.Object(Fields), strict)
export type TeamMemberChanges = Static<typeof TeamMemberChanges>

export const NewTeamMember = Type.Object(
  {
    name: Text,
    email: Text,
    role: Type.Optional(Text),
    bio: Type.Optional(Nullable(Text)),
    image: Type.Optional(Nullable(Text)),
    isSecret: Type.Optional(Type.Boolean()),
  },
  strict,
)

export const TeamMemberMade = Type.Object({ id: Type.String() })
