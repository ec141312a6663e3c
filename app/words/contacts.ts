import { contacts as en } from './en/contacts.ts'
import { contacts as sv } from './sv/contacts.ts'
import type { Catalogues } from './language.ts'

export const contactsWords: Catalogues<typeof en> = { en, sv }
