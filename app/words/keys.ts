import { keys as en } from './en/keys.ts'
import { keys as sv } from './sv/keys.ts'
import type { Catalogues } from './language.ts'

export const keysWords: Catalogues<typeof en> = { en, sv }
