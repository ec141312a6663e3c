/** After packing: in a checkout the lockfile says what is installed, which npm would take from here instead. */
import { rm } from 'node:fs/promises'
import path from 'node:path'

await rm(path.join(import.meta.dirname, '..', 'npm-shrinkwrap.json'), { force: true })
