/**
 * The room V8 sets aside for objects that live shortly. Loading the program makes it double again and again, up to 128 MB,
 * and it is not given back; held small while the program loads, it grows with the work there is.
 */
import { setFlagsFromString } from 'node:v8'

export function holdYoungSpace(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** As V8 does by itself: what is busy gets its room, and loses no time. */
export function letYoungSpaceGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}
