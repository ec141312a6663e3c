import { contact as en } from './en/contact.ts'
import { contact as sv } from './sv/contact.ts'
import type { Catalogues } from './language.ts'

export const contactWords: Catalogues<typeof en> = { en, sv }
