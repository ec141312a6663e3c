/**
 * What the start of the server takes, and gives back. The room V8 sets aside for objects that live shortly doubles again
 * and again while the program loads, up to 128 MB; and with nothing to do V8 never looks for what the start has left
 * behind, some 20 MB, after the first one 50.
 */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export function holdYoungSpace(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** As V8 does by itself: what is busy gets its room, and loses no time. */
export function letYoungSpaceGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}

/** One whole collection, some 30 ms; V8 gives the room it found back to the machine within the next seconds. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  // The flag reaches contexts made after it; what such a context has by that name is V8's own.
  const collect = runInNewContext('gc') as () => void
  collect()
}
