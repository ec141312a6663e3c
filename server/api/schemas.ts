/** Shapes that every room shares: the list envelope, the error object, list parameters. */
import { Type, type TSchema } from 'typebox'
import { CLAMPED_LIMIT, CLAMPED_OFFSET, LIST_DEFAULT, LIST_MAXIMUM } from './limits.ts'

/** Spec "List envelope". */
export const ListOf = <Item extends TSchema>(item: Item, title: string) =>
  Type.Object(
    {
      meta: Type.Object({
        maxResults: Type.Number({ description: 'Exact total of the items that match the request' }),
      }),
      items: Type.Array(item, { description: 'The rows of this page' }),
    },
    { title },
  )

/** Spec "Error object"; `details` comes with validation errors. */
export const ErrorObject = Type.Object(
  {
    traceId: Type.String({
      description: 'W3C trace id of the request; also in X-Trace-Id and in every log line',
    }),
    message: Type.String({ description: 'What is wrong and what would be right' }),
    path: Type.String(),
    timestamp: Type.String({ format: 'date-time' }),
    statusCode: Type.Number(),
    details: Type.Optional(
      Type.Array(Type.Object({ path: Type.String(), message: Type.String() }), {
        description: 'Each invalid part of the request',
      }),
    ),
  },
  { $id: 'Error', title: 'Error' },
)

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const Filter = Type.Optional(
  Type.String({
    description: "Conditions `field operator value` joined by and, or, not, such as `state eq 'active'`",
  }),
)
const OrderBy = Type.Optional(
  Type.String({ description: 'One to four terms `field [asc|desc]`, comma-separated; nulls last' }),
)
/** Larger offsets would not survive a double; any page past the end is empty. */
const Offset = Type.Optional(
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'Items to skip' }),
)
const Limit = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: LIST_MAXIMUM,
    description: `Items at most; ${LIST_DEFAULT} when not sent`,
  }),
)
const ClampedOffset = Type.Optional(
  Type.Integer({
    minimum: 0,
    description: `Items to skip; above ${CLAMPED_OFFSET} reads as ${CLAMPED_OFFSET}`,
  }),
)
const ClampedLimit = Type.Optional(
  Type.Integer({
    minimum: 1,
    description: `Items at most; above ${CLAMPED_LIMIT} reads as ${CLAMPED_LIMIT}`,
  }),
)

export const ListQuery = Type.Object({ $offset: Offset, $limit: Limit, $filter: Filter, $orderBy: OrderBy })
/** GET /products and GET /collections take no order. */
export const UnorderedListQuery = Type.Object({ $offset: Offset, $limit: Limit, $filter: Filter })
/** Pagination rule 3: values above the caps are clamped silently. */
export const ClampedListQuery = Type.Object({
  $offset: ClampedOffset,
  $limit: ClampedLimit,
  $filter: Filter,
  $orderBy: OrderBy,
})

/** The `filter` and `orderBy` of search bodies: the same language as text, or as structure; read by api/filter. */
export const SearchFilter = Type.Unknown({
  description:
    'A `$filter` expression, or `{field, operator, value}`, `{and: […]}`, `{or: […]}`, `{not: {…}}`; omitted: all',
})
export const SearchOrder = Type.Unknown({
  description: 'An `$orderBy` expression, or `[{field, direction?}]`',
})
