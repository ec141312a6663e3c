/** Post requests as the app lists and decides on them. */
import { Type, type Static } from 'typebox'
import { PostRequest, POST_REQUEST_STATES } from '../campaigns/post-requests/schemas.ts'
import { URL_LENGTH } from '../http/limits.ts'
import { Nullable } from '../http/schemas.ts'

const strict = { additionalProperties: false } as const
const Time = Type.String({ format: 'date-time' })

export const PostRequestRecord = Type.Object({
  id: Type.String(),
  state: Type.Enum(POST_REQUEST_STATES),
  publishDate: Nullable(Time),
  failure: Nullable(Type.String()),
  remark: Nullable(Type.String({ description: 'Why it was turned down' })),
  created: Time,
  updated: Time,
  request: PostRequest,
})
export type PostRequestRecord = Static<typeof PostRequestRecord>

export const PostRequestList = Type.Object({
  meta: Type.Object({ maxResults: Type.Integer() }),
  items: Type.Array(PostRequestRecord),
})
export type PostRequestList = Static<typeof PostRequestList>

export const PostRequestQuery = Type.Object({
  state: Type.Optional(Type.Enum(POST_REQUEST_STATES)),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
})

export const PostRequestMoved = Type.Object({ id: Type.String(), state: Type.Enum(POST_REQUEST_STATES) })
export type PostRequestMoved = Static<typeof PostRequestMoved>

export const Rejection = Type.Object({ remark: Type.Optional(Type.String({ maxLength: 1_000 })) }, strict)
export type Rejection = Static<typeof Rejection>

/** One request, with the body of the post that it asks for. */
export const PostRequestLook = Type.Object({
  ...PostRequestRecord.properties,
  html: Type.String({ description: 'Safe to show' }),
  hash: Type.String({ description: 'Goes into If-Match of a change or decision' }),
  postId: Nullable(Type.String({ description: 'Its post, once it is published and public' })),
})
export type PostRequestLook = Static<typeof PostRequestLook>

export const PostRequestChanges = Type.Object(
  {
    ...Type.Omit(PostRequest, ['action', 'publishDate']).properties,
    imageUrl: Type.Optional(
      Nullable(Type.String({ maxLength: URL_LENGTH, description: 'Null takes it away' })),
    ),
  },
  strict,
)
export type PostRequestChanges = Static<typeof PostRequestChanges>
