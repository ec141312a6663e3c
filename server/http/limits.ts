/** Every number the API promises, on one page (spec "Limits", docs/decisions). */

/** Conditions of a `$filter` that is sent without a key. */
export const KEYLESS_CONDITIONS = 5

/** GET /public-posts. */
export const PUBLIC_POSTS_DEFAULT = 10
export const PUBLIC_POSTS_MAXIMUM = 30

/** POST /products-search and POST /contacts-search. */
export const SEARCH_MAXIMUM = 100

/** Email campaigns: title, in code points. */
export const CAMPAIGN_TITLE_MAXIMUM = 45
/** What else campaigns hold: an explicit subject and an SMS, in code points; blocks; columns of one; segments. */
export const SUBJECT_LENGTH = 255
export const SMS_LENGTH = 1_600
export const BLOCKS_MAXIMUM = 500
export const COLUMNS_MAXIMUM = 4
export const SEGMENTS_MAXIMUM = 100

/** Request bodies, in bytes; nesting of what they hold, in levels. */
export const BODY_BYTES = 1_048_576
export const BODY_DEPTH = 32
/** Parts of a multipart form. */
export const FORM_PARTS_MAXIMUM = 1_000

/** Seconds for which the first answer to an Idempotency-Key is replayed, and for which a crash holds one up. */
export const IDEMPOTENCY_SECONDS = 24 * 60 * 60
export const IDEMPOTENCY_LEASE_SECONDS = 60
export const IDEMPOTENCY_KEY_LENGTH = 255
/** Answers kept for one API key at a time. */
export const IDEMPOTENCY_KEYS_OPEN = 10_000

/** Texts, in characters: names and titles; one tag; addresses of things; long texts and HTML. */
export const NAME_LENGTH = 500
export const TAG_LENGTH = 100
export const TAGS_MAXIMUM = 500
export const URL_LENGTH = 2_048
export const TEXT_LENGTH = 100_000
export const HTML_LENGTH = 500_000
export const PROMPT_LENGTH = 1_000
export const LIST_LENGTH = 1_000
