/** Of all that the readers recognize in a prompt, and of words of which one is enough, what it most likely says. Pure. */
import { alternativesReader } from './alternatives-reader.ts'
import { cheapestCover, readingsOf } from './lattice.ts'
import { READERS } from './readers.ts'
import type { Reading, Scene } from './reading.ts'

/** Side by side; alternatives are made of what else is read at their places. */
export function likeliestReadings(scene: Scene): Reading[] {
  const plainly = readingsOf(READERS)
  const alternatives = alternativesReader(plainly)
  return cheapestCover((scene, at) => {
    const either = alternatives(scene, at)
    return either ? [either, ...plainly(scene, at)] : plainly(scene, at)
  }, scene)
}
