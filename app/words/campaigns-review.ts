import { review as en } from './en/campaigns-review.ts'
import { review as sv } from './sv/campaigns-review.ts'
import type { Catalogues } from './language.ts'

export const reviewWords: Catalogues<typeof en> = { en, sv }
