import { imports as en } from './en/imports.ts'
import { imports as sv } from './sv/imports.ts'
import type { Catalogues } from './language.ts'

export const importsWords: Catalogues<typeof en> = { en, sv }
