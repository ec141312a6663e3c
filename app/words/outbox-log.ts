import { outboxLog as en } from './en/outbox-log.ts'
import { outboxLog as sv } from './sv/outbox-log.ts'
import type { Catalogues } from './language.ts'

export const outboxLogWords: Catalogues<typeof en> = { en, sv }
