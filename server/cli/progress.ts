/** How far a long command is: a bar on a terminal, a line now and then elsewhere; Ctrl-C asks it to end well. */

export interface Progress {
  readonly signal: AbortSignal
  readonly say: (line: string) => void
  readonly onProgress: (progress: { readonly rows: number; readonly share: number }) => void
  /** Clears the bar, and lets Ctrl-C kill again. */
  close(): void
}

const BAR_WIDTH = 30
const BAR_MS = 100
const LINE_MS = 10_000
const CLEAR_LINE = '\r\u001B[2K'

/** The first SIGINT or SIGTERM aborts `signal`; a second one kills. */
export function watchProgress(say: (line: string) => void): Progress {
  const { stderr } = process
  const stopping = new AbortController()
  const began = Date.now()
  let shown = began
  let rowsBefore: number | undefined
  let isDrawn = false
  const clear = (): void => {
    if (isDrawn) stderr.write(CLEAR_LINE)
    isDrawn = false
  }
  const tell = (line: string): void => {
    clear()
    say(line)
  }
  const stop = (): void => {
    tell('Finishing what is on its way; once more to stop at once')
    stopping.abort()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)

  return {
    signal: stopping.signal,
    say: tell,
    onProgress: ({ rows, share }) => {
      rowsBefore ??= rows
      const at = Date.now()
      if (at - shown < (stderr.isTTY ? BAR_MS : LINE_MS)) return
      shown = at
      const rate = Math.round(((rows - rowsBefore) * 1000) / (at - began))
      const figures = `${Math.floor(share * 100)} %, ${rows} rows, ${rate} a second`
      if (!stderr.isTTY) return say(figures)
      const filled = Math.round(Math.min(share, 1) * BAR_WIDTH)
      stderr.write(`${CLEAR_LINE}${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${figures}`)
      isDrawn = true
    },
    close: () => {
      clear()
      process.off('SIGINT', stop).off('SIGTERM', stop)
    },
  }
}
