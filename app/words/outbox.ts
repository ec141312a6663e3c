import { outbox as en } from './en/outbox.ts'
import { outbox as sv } from './sv/outbox.ts'
import type { Catalogues } from './language.ts'

export const outboxWords: Catalogues<typeof en> = { en, sv }
