import { flows as en } from './en/flows.ts'
import { flows as sv } from './sv/flows.ts'
import type { Catalogues } from './language.ts'

export const flowsWords: Catalogues<typeof en> = { en, sv }
