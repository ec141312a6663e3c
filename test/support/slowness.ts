/** How slow this machine is just now, for tests that compare times: it may be an old one, or others may use it. */

/** What the work below takes on a processor of 2023 that nobody else uses. */
const USUAL_MILLISECONDS = 450
const ROUNDS = 5e8

/** By how much longer a fixed piece of work takes than it usually does; never less than 1. */
export function slowness(): number {
  const began = performance.now()
  let sum = 0
  for (let round = 0; round < ROUNDS; round += 1) sum += round
  if (sum === 0) throw new Error('The work was left out')
  return Math.max(1, (performance.now() - began) / USUAL_MILLISECONDS)
}
