/** Which post requests are shown, as the address says it. */
import type { PostRequestState } from '../../../server/campaigns/post-requests/schemas.ts'

/** In the order they are looked through; the first is what waits for somebody. */
export const STATES = [
  'suggested',
  'scheduled',
  'failed',
  'rejected',
  'published',
] as const satisfies readonly PostRequestState[]

export interface RequestSearch {
  /** Without one: what is suggested. */
  readonly state?: PostRequestState
  /** From 1. */
  readonly page?: number
}

/** For `validateSearch`: what is not understood is left out. */
export function readRequestSearch({ state, page }: Record<string, unknown>): RequestSearch {
  const known = STATES.find((each) => each === state)
  const number = Number(page)
  return {
    ...(known && known !== 'suggested' ? { state: known } : {}),
    ...(Number.isSafeInteger(number) && number > 1 ? { page: number } : {}),
  }
}
