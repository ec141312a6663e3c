/** Preloaded into every process of a test under mutation: gives one source file with one fault in it. */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutants.ts'

// Our own variable, written by test/mutation/run.ts.
const { file, start, end, replacement } = JSON.parse(process.env['TIDINGS_MUTANT'] ?? '{}') as Mutant
const target = pathToFileURL(file).href

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (url !== target || loaded.source === undefined || loaded.source === null) return loaded
    const text = Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: text.slice(0, start) + replacement + text.slice(end) }
  },
})
