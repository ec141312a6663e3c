/** How large one filter or order may be, in whichever form it is sent. */

export const MAX_CHARACTERS = 4096
export const MAX_CONDITIONS = 100
/** Parentheses, `not`s and, in a structure, `and`, `or` and `not` objects inside each other. */
export const MAX_LEVELS = 32
/** Over all `in` lists of one filter. */
export const MAX_LIST_VALUES = 1000
export const MAX_ORDER_TERMS = 4
