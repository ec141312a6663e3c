/** A first start reads TypeScript, and the reader would stay in memory: 17 MB. */
import { flushCompileCache, getCompileCacheDir } from 'node:module'
import { loadLater } from '../lib/lazy.ts'
import type { Environment } from './run.ts'

/** Set for the program that has begun again, so that it does so once, also where nothing can be kept. */
const AGAIN = 'TIDINGS_BEGAN_AGAIN'

/**
 * What was read is kept, so the program begins again with it: as the same process, before it has opened anything. What
 * is loaded later is read now too, or it would bring the reader back. Every other start finds all it needs and goes on at
 * once.
 */
export async function beginAgainCompiled(env: Environment): Promise<void> {
  if (hasBegunAgain(env) || process.platform === 'win32' || !getCompileCacheDir() || !hasReader()) return
  await loadLater()
  flushCompileCache()
  const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, words, { ...env, [AGAIN]: '1' })
}

function hasReader(): boolean {
  // Not in the types: Node says it to whoever debugs it.
  const { moduleLoadList } = process as unknown as { readonly moduleLoadList?: readonly string[] }
  return moduleLoadList?.some((name) => name.includes('/amaro/')) === true
}

/** For a process that is begun by one which has begun already. */
export function settingsOfBegun(): Environment {
  return { [AGAIN]: '1' }
}

/** What is said at the beginning was said before. */
export function hasBegunAgain(env: Environment): boolean {
  return env[AGAIN] !== undefined
}
