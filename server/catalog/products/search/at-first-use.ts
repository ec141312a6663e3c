/** Reading prompts and what products are found by, with the words of five languages: loaded by the first who needs them. */
import { later } from '../../../lib/lazy.ts'

export const searching = later(() => import('./search.ts'))
export const indexing = later(() => import('./indexing.ts'))
export const explaining = later(() => import('./findable.ts'))
