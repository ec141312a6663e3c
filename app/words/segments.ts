import { segments as en } from './en/segments.ts'
import { segments as sv } from './sv/segments.ts'
import type { Catalogues } from './language.ts'

export const segmentsWords: Catalogues<typeof en> = { en, sv }
