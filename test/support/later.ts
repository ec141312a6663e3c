/** Work at another time than now, as our own clock says it. */
import { moveClock } from '../../server/platform/clock.ts'

const HOUR_MILLISECONDS = 3_600_000

/** A little more than an hour from now, for as long as the work takes. */
export async function anHourLater<Result>(work: () => Promise<Result>): Promise<Result> {
  const on = HOUR_MILLISECONDS + 1_000
  moveClock(on)
  try {
    return await work()
  } finally {
    moveClock(-on)
  }
}
