import { splitTest as en } from './en/split-test.ts'
import { splitTest as sv } from './sv/split-test.ts'
import type { Catalogues } from './language.ts'

export const splitTestWords: Catalogues<typeof en> = { en, sv }
