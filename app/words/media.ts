import { media as en } from './en/media.ts'
import { media as sv } from './sv/media.ts'
import type { Catalogues } from './language.ts'

export const mediaWords: Catalogues<typeof en> = { en, sv }
