import { campaigns as en } from './en/campaigns.ts'
import { campaigns as sv } from './sv/campaigns.ts'
import type { Catalogues } from './language.ts'

export const campaignsWords: Catalogues<typeof en> = { en, sv }
