import { requests as en } from './en/requests.ts'
import { requests as sv } from './sv/requests.ts'
import type { Catalogues } from './language.ts'

export const requestsWords: Catalogues<typeof en> = { en, sv }
