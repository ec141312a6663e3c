/** How quick the machine's memory is just now: figures in milliseconds mean little without, where others share its caches. */

/** 64 MB of places: far more than a processor keeps by itself, as the pages of a large table are. */
const PLACES = 2 ** 24
const READS = 5_000_000

/**
 * Nanoseconds that a read of memory takes when it has to wait for the one before: each place names the next. With these
 * numbers the way comes by every place before it is back (Hull and Dobell), in an order that no processor foresees.
 */
export function nanosecondsOfReading(): number {
  const next = Int32Array.from(
    { length: PLACES },
    (_, at) => (Math.imul(at, 1_664_525) + 1_013_904_223) & (PLACES - 1),
  )
  const start = performance.now()
  let place = 0
  for (let read = 0; read < READS; read++) place = next[place] ?? 0
  const milliseconds = performance.now() - start
  // Whoever reads what nobody looks at may leave it out.
  if (place < 0) throw new Error('Places are counted from 0')
  return (milliseconds * 1_000_000) / READS
}
