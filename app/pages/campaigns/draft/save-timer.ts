/** When a draft is saved next: after a pause in typing, at once, or ever later while nobody answers. */
const PAUSE_MILLISECONDS = 700
const FIRST_RETRY_MILLISECONDS = 2_000
const LONGEST_RETRY_MILLISECONDS = 10_000

export class SaveTimer {
  #timer: ReturnType<typeof setTimeout> | undefined
  #retry = FIRST_RETRY_MILLISECONDS
  readonly #save: () => void

  constructor(save: () => void) {
    this.#save = save
  }

  afterPause(): void {
    this.#in(PAUSE_MILLISECONDS)
  }

  atOnce(): void {
    this.#in(0)
  }

  again(): void {
    this.#in(this.#retry)
    this.#retry = Math.min(this.#retry * 2, LONGEST_RETRY_MILLISECONDS)
  }

  answered(): void {
    this.#retry = FIRST_RETRY_MILLISECONDS
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #in(milliseconds: number): void {
    this.stop()
    this.#timer = setTimeout(this.#save, milliseconds)
  }
}
