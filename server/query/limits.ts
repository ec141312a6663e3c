/** How many rows a list gives (spec "Limits", docs/decisions). */

/** Lists: $limit when none is sent; its maximum where the spec gives none. */
export const LIST_DEFAULT = 30
export const LIST_MAXIMUM = 1000

/** GET /posts, GET /{workspaceId}/posts and GET /campaigns clamp silently (pagination rule 3). */
export const CLAMPED_LIMIT = 30
export const CLAMPED_OFFSET = 100
