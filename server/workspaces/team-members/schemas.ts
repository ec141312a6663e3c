/** Team members on the wire: what a public team page shows of them. */
import { Type } from 'typebox'
import { EXAMPLE_FEED, EXAMPLE_ID, ListOf, Nullable } from '../../http/schemas.ts'

/** Without email and phone: members sign in by the one, and what a page has shown cannot be taken back. */
export const TeamMember = Type.Object(
  {
    id: Type.String(),
    feedId: Type.String({ description: 'The workspace' }),
    name: Type.String(),
    role: Type.String({ description: 'What the member is, such as Editor' }),
    bio: Nullable(Type.String()),
    image: Nullable(Type.String()),
    created: Type.String({ format: 'date-time' }),
  },
  {
    title: 'TeamMember',
    examples: [
      {
        id: EXAMPLE_ID,
        feedId: EXAMPLE_FEED,
        name: 'Bo Lind',
        role: 'Editor',
        bio: 'Writes the Friday letter.',
        image: null,
        created: '2026-10-02T08:15:00.000Z',
      },
    ],
  },
)
export const TeamMemberList = ListOf(TeamMember, 'TeamMemberList')
