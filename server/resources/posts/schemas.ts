/** Posts on the wire (spec "Public post summary"; the posts lists give free-form records). */
import { Type, type Static } from 'typebox'
import { PUBLIC_POSTS_DEFAULT, PUBLIC_POSTS_MAXIMUM } from '../../api/limits.ts'
import { ListOf, Nullable } from '../../api/schemas.ts'

const Time = Type.String({ format: 'date-time' })

const PostRecord = Type.Object(
  {
    id: Type.String(),
    feedId: Type.String({ description: 'The workspace' }),
    title: Type.String(),
    text: Type.String({ description: 'The post as plain text' }),
    html: Type.String({ description: 'The post as HTML that is safe to show' }),
    url: Type.String({ description: 'Its public page' }),
    image: Nullable(Type.String({ description: 'Its first image' })),
    claps: Type.Integer(),
    author: Nullable(
      Type.Object({
        userId: Type.Optional(Type.String()),
        name: Type.Optional(Type.String()),
        bio: Type.Optional(Type.String()),
        image: Type.Optional(Type.String()),
      }),
    ),
    tags: Type.Array(Type.String()),
    publishedDate: Time,
    created: Time,
    updated: Time,
  },
  { title: 'Post' },
)
export const PostList = ListOf(PostRecord, 'PostList')

export const PublicPost = Type.Object(
  {
    postId: Type.String(),
    feedId: Type.String({ description: 'The workspace' }),
    feedName: Type.String(),
    feedImageUrl: Type.String({ description: "The workspace's image, or one made of its initials" }),
    postUrl: Type.String(),
    postText: Type.String(),
    claps: Type.Number(),
    publishedDate: Time,
    postImage: Type.Object({
      type: Type.String({
        description: '`image`: the first of the post; `card`: made for a post without one',
      }),
      alt: Type.String(),
      src: Type.String(),
    }),
  },
  { title: 'PublicPost' },
)
export type PublicPost = Static<typeof PublicPost>

export const PublicPostsQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PUBLIC_POSTS_MAXIMUM,
      default: PUBLIC_POSTS_DEFAULT,
      description: 'Posts at most',
    }),
  ),
})

export const WorkspaceId = Type.Object({ workspaceId: Type.String() })
