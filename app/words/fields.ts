import { fields as en } from './en/fields.ts'
import { fields as sv } from './sv/fields.ts'
import type { Catalogues } from './language.ts'

export const fieldsWords: Catalogues<typeof en> = { en, sv }
