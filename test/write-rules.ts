/** `npm run rules`: writes docs/rules.md anew from the names of the tests. */
import { writeFileSync } from 'node:fs'
import { rulesPage } from './support/guarantees.ts'

writeFileSync('docs/rules.md', await rulesPage())
