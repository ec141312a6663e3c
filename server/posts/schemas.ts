/** Posts on the wire (spec "Public post summary"; the posts lists give free-form records). */
import { Type, type Static } from 'typebox'
import { PUBLIC_POSTS_DEFAULT, PUBLIC_POSTS_MAXIMUM } from '../http/limits.ts'
import { EXAMPLE_FEED, EXAMPLE_ID, ListOf, Nullable } from '../http/schemas.ts'

const Time = Type.String({ format: 'date-time' })

/** Who wrote a post, as its readers may know them. */
export const PostAuthor = Type.Object(
  {
    userId: Type.Optional(Type.String()),
    name: Type.Optional(Type.String()),
    bio: Type.Optional(Type.String()),
    image: Type.Optional(Type.String({ description: 'Address of a picture' })),
  },
  { title: 'PostAuthor', examples: [{ name: 'Bo Lind' }] },
)

const PostRecord = Type.Object(
  {
    id: Type.String(),
    feedId: Type.String({ description: 'The workspace' }),
    title: Type.String(),
    text: Type.String({ description: 'The post as plain text' }),
    html: Type.String({ description: 'The post as HTML that is safe to show' }),
    url: Type.String({ description: 'Its public page' }),
    image: Nullable(Type.String({ description: 'Its first image' })),
    claps: Type.Integer({ description: 'At most 50 from one browser' }),
    author: Nullable(PostAuthor),
    tags: Type.Array(Type.String()),
    publishedDate: Time,
    created: Time,
    updated: Time,
  },
  {
    title: 'Post',
    examples: [
      {
        id: EXAMPLE_ID,
        feedId: EXAMPLE_FEED,
        title: 'Open on Sunday',
        text: 'From ten to four.',
        html: '<p>From ten to four.</p>',
        url: `https://tidings.example/w/harbour-books/${EXAMPLE_ID}/open-on-sunday`,
        image: 'https://cdn.example/shop.jpg',
        claps: 17,
        author: { name: 'Bo Lind' },
        tags: ['news'],
        publishedDate: '2026-11-20T23:25:00.000Z',
        created: '2026-11-20T23:25:00.000Z',
        updated: '2026-11-20T23:25:00.000Z',
      },
    ],
  },
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
  {
    title: 'PublicPost',
    examples: [
      {
        postId: EXAMPLE_ID,
        feedId: EXAMPLE_FEED,
        feedName: 'Harbour Books',
        feedImageUrl: 'https://cdn.example/harbour.png',
        postUrl: `https://tidings.example/w/harbour-books/${EXAMPLE_ID}/open-on-sunday`,
        postText: 'From ten to four.',
        claps: 17,
        publishedDate: '2026-11-20T23:25:00.000Z',
        postImage: { type: 'image', alt: 'The shop', src: 'https://cdn.example/shop.jpg' },
      },
    ],
  },
)
export type PublicPost = Static<typeof PublicPost>

export const PublicPostsQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: PUBLIC_POSTS_MAXIMUM,
      default: PUBLIC_POSTS_DEFAULT,
      description: `Posts at most; ${PUBLIC_POSTS_DEFAULT} when not sent`,
    }),
  ),
})

export const WorkspaceId = Type.Object({
  workspaceId: Type.String({ description: 'Id of the workspace', examples: [EXAMPLE_FEED] }),
})
