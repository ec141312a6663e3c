/**
 * What the server takes of the machine's memory. The room V8 sets aside for objects that live shortly doubles again and
 * again while the program loads, up to 128 MB; and with nothing to do V8 never looks for what the start has left behind,
 * some 20 MB, after the first one 50.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * As it is when this is called, for good. Let go after the start, it took 50 MB more under lists and another 50 under mail, and
 * gave nothing for it: 0.78 million instructions a list, 0.69 held; a signed letter cost the same.
 */
export function holdYoungSpace(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * How much what is in use may grow before all of it is looked through, in percent. By itself V8 takes 20 for a program as
 * small as this one, and counts the bytes of buffers: lists of 100 had it look through 40 MB every 50 requests, which was a
 * third of their processor time (1.3 million instructions a list, 0.97 with this), for 10 MB of memory less.
 */
const GROWTH_PERCENT = 200

export function letHeapGrow(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
}

/**
 * Whole collections until nothing more is found, some 100 ms, as V8 does before it gives up for want of memory: what is
 * found goes back to the machine at once, and so does what was compiled and is not in use.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // The flag reaches contexts made after it; what such a context has by that name is V8's own.
  const collect = runInNewContext('gc') as (options: object) => void
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
