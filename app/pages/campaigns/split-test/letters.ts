/** What the versions of a campaign are called. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const
