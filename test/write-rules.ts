/** `npm run rules`: writes docs/rules.md from the names of the tests. */
import { writeFileSync } from 'node:fs'
import { rulesPage } from './support/guarantees.ts'

writeFileSync('docs/rules.md', await rulesPage())
