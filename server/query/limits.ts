/** How many rows a list gives, and how large what it is asked for may be (spec "Limits", docs/decisions). */

/** Lists: $limit when none is sent; its maximum where the spec gives none. */
export const LIST_DEFAULT = 30
export const LIST_MAXIMUM = 1000

/** GET /posts, GET /{workspaceId}/posts and GET /campaigns clamp silently (pagination rule 3). */
export const CLAMPED_LIMIT = 30
export const CLAMPED_OFFSET = 100

/** How large one filter or order may be, in whichever form it is sent. */
export const MAX_CHARACTERS = 4096
export const MAX_CONDITIONS = 100
/** Parentheses, `not`s and, in a structure, `and`, `or` and `not` objects inside each other. */
export const MAX_LEVELS = 32
/** Over all `in` lists of one filter. */
export const MAX_LIST_VALUES = 1000
export const MAX_ORDER_TERMS = 4
