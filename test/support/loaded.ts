/** Preloaded into a program under test: writes what modules it loads, one a line, into the file that LOADED names. */
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const file = process.env['LOADED'] ?? ''

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('node:')) appendFileSync(file, `${url}\n`)
    return next(url, context)
  },
})
