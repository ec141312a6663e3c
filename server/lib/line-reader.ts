/** Takes a stream of lines apart by their number, however its chunks fall. */

const NEWLINE = 0x0a

export interface LineReader {
  /** The bytes of the next `count` lines, or of what is left; each with its end. */
  take(count: number): AsyncGenerator<Uint8Array, void>
  hasMore(): Promise<boolean>
  /** Lets the source end early; without effect once it has ended. */
  close(): Promise<void>
}

export function lineReader(source: AsyncIterable<Uint8Array>): LineReader {
  const chunks = source[Symbol.asyncIterator]()
  let waiting: Uint8Array | undefined

  async function hasMore(): Promise<boolean> {
    while (!waiting?.length) {
      const next = await chunks.next()
      if (next.done) return false
      waiting = next.value
    }
    return true
  }

  async function* take(count: number): AsyncGenerator<Uint8Array, void> {
    let wanted = count
    while (wanted > 0 && (await hasMore())) {
      const chunk = waiting ?? new Uint8Array()
      const { length, lines } = measure(chunk, wanted)
      waiting = chunk.subarray(length)
      wanted -= lines
      yield chunk.subarray(0, length)
    }
  }

  return { take, hasMore, close: async () => void (await chunks.return?.()) }
}

/** How many bytes hold at most `wanted` line ends, and how many they hold. */
function measure(chunk: Uint8Array, wanted: number): { length: number; lines: number } {
  let lines = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) {
    lines++
    if (lines === wanted) return { length: at + 1, lines }
  }
  return { length: chunk.length, lines }
}
