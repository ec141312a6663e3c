/** Team members on the wire: what a public team page shows of them. */
import { Type } from 'typebox'
import { ListOf, Nullable } from '../../api/schemas.ts'

/** Without email and phone: members sign in by the one, and what a page has shown cannot be taken back. */
export const TeamMember = Type.Object(
  {
    id: Type.String(),
    feedId: Type.String(),
    name: Type.String(),
    role: Type.String({ description: 'What the member is, such as Editor' }),
    bio: Nullable(Type.String()),
    image: Nullable(Type.String()),
    created: Type.String({ format: 'date-time' }),
  },
  { title: 'TeamMember' },
)
export const TeamMemberList = ListOf(TeamMember, 'TeamMemberList')
