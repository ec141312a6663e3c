/** Shapes that every module shares: the list envelope, the error object, list parameters. */
import { Type, type TSchema } from 'typebox'
import { CLAMPED_LIMIT, CLAMPED_OFFSET, LIST_DEFAULT, LIST_MAXIMUM } from '../query/limits.ts'
import { SEARCH_MAXIMUM, URL_LENGTH } from './limits.ts'
import { WEB_ADDRESS } from './validation.ts'

const ListMeta = Type.Object(
  { maxResults: Type.Number({ description: 'Exact total of the items that match the request' }) },
  { title: 'ListMeta' },
)

/** Ids of the examples: of a record, and of its workspace. */
export const EXAMPLE_ID = '0199a3f2-7c1e-7b4a-9d2f-5e8c41b7a630'
export const EXAMPLE_FEED = '0199a3ee-1b02-7c55-8a10-3d0e6f2b9c41'

/** Spec "List envelope". */
export const ListOf = <Item extends TSchema>(item: Item, title: string) =>
  Type.Object(
    {
      meta: ListMeta,
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
    path: Type.String({ description: 'Of the request, without its query' }),
    timestamp: Type.String({ format: 'date-time', description: 'When it was refused' }),
    statusCode: Type.Number({ description: 'The HTTP status' }),
    details: Type.Optional(
      Type.Array(
        Type.Object({
          path: Type.String({ description: 'The member, such as `tags[2]`, or the parameter' }),
          message: Type.String(),
        }),
        {
          description: 'Each invalid part of the request',
        },
      ),
    ),
  },
  { $id: 'Error', title: 'Error' },
)

/** Where a picture or a page is, for people: nothing but http and https (lib/web-address.ts); blank is not one. */
export const WebAddress = (description: string) =>
  Type.String({ maxLength: URL_LENGTH, format: WEB_ADDRESS, description })

export const Nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const Filter = Type.Optional(
  Type.String({
    description:
      "Conditions `field operator value` joined by `and`, `or`, `not`, with values such as `'text'`, `9`, `true`",
    examples: ["created ge '2026-01-01'"],
  }),
)
const OrderBy = Type.Optional(
  Type.String({
    description: 'One to four terms `field [asc|desc]`, comma-separated; nulls last',
    examples: ['created desc'],
  }),
)
/** Larger offsets would not survive a double; any page past the end is empty. */
const Offset = Type.Optional(
  Type.Integer({
    title: 'Offset',
    minimum: 0,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Items to skip; 0 when not sent',
    examples: [60],
  }),
)
const Limit = Type.Optional(
  Type.Integer({
    title: 'Limit',
    minimum: 1,
    maximum: LIST_MAXIMUM,
    examples: [30],
    description: `Items at most; ${LIST_DEFAULT} when not sent`,
  }),
)
const ClampedOffset = Type.Optional(
  Type.Integer({
    title: 'ClampedOffset',
    minimum: 0,
    examples: [60],
    description: `Items to skip; above ${CLAMPED_OFFSET} reads as ${CLAMPED_OFFSET}`,
  }),
)
const ClampedLimit = Type.Optional(
  Type.Integer({
    title: 'ClampedLimit',
    minimum: 1,
    examples: [30],
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
    'A `$filter` expression, or the same as structure: `{field, operator, value}`, `{and: […]}`, `{or: […]}`, ' +
    '`{not: {…}}`; omitted: all',
  examples: [
    { field: 'created', operator: 'ge', value: '2026-01-01' },
    "created ge '2026-01-01'",
    {
      or: [
        { field: 'created', operator: 'between', value: ['2026-01-01', '2026-12-31'] },
        { not: { field: 'id', operator: 'eq', value: null } },
      ],
    },
  ],
})
export const SearchOrder = Type.Unknown({
  description: 'An `$orderBy` expression, or `[{field, direction?}]`',
  examples: [[{ field: 'created', direction: 'desc' }], 'created desc'],
})

/** Members of a search's records; which there are is each resource's own. */
export const SearchFields = (example: readonly string[]) =>
  Type.Array(Type.String(), {
    minItems: 1,
    maxItems: 100,
    description: 'Exactly these members of each record, in this order; left out: all of them',
    examples: [example],
  })
export const SearchOffset = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'Matches to skip',
})
export const SearchLimit = Type.Integer({
  minimum: 0,
  maximum: SEARCH_MAXIMUM,
  description: 'Items at most; 0 gives just the total',
})

export const IfNoneMatch = Type.Object({
  'if-none-match': Type.Optional(
    Type.String({ description: 'ETags that need not be sent again (304)', examples: ['"9Qd1xYw2Jk0"'] }),
  ),
})
export const NotModified = Type.Unsafe<void>({
  type: 'null',
  description: 'It is as If-None-Match knows it',
})
